import CairnContract
import Testing

@testable import Cairn

/// Ids with gaps, and from before those of their neighbours.
@MainActor
struct JournalIDsTests {
    private var journal = Journal()
    private var ids = Tree.IDs()
    private var held = HeldLabels()
    private var tree: Tree

    init() throws {
        tree = Tree.seed(ids: &ids)
        _ = ids.takeDealt()
        let root = Tree.Root<Place>.stack("a").map { AnyDestination($0) }
        try make(.began(grown: [Journal.Grown(node: tree.root.id, root: root)]))
    }

    private mutating func make(_ change: Journal.Change) throws {
        let before = tree
        tree = try tree.applying(change, ids: &ids)
        journal.note(
            .cause(.outside), .performed, change, ids: ids.takeDealt(), before: before, tree: tree,
            calledBy: &held)
    }

    /// - Parameter dealt: Other ids than those that follow.
    private mutating func push(_ places: Place..., dealing dealt: [Int] = []) throws {
        if !dealt.isEmpty { ids.deal(next: dealt.map { Tree.Node.ID($0) }) }
        let change = Tree.Transition<Place, Never>.several(places.map { .push($0) }).erased()
        try make(.applied(change, asker: tree.visible.id, owner: tree.root.id))
    }

    private var noted: [[Int]] { journal.entries.map { $0.ids.map(\.number) } }

    private func expectReplay(of text: String) throws {
        var replay = try Replay(text: text)
        for entry in journal.entries.suffix(text.split(separator: "\n").count - 1) {
            let step = try #require(try replay.next())
            #expect(step.tree.nodes.map(\.id) == entry.tree.nodes.map(\.id))
        }
        #expect(try replay.next() == nil)
    }

    @Test mutating func `ids that follow each other go without saying`() throws {
        try push("b")
        try push("c", "d")
        #expect(noted == [[], [], []])
        #expect(!journal.text().contains("ids"))
        try expectReplay(of: journal.text())
    }

    @Test mutating func `a gap is noted once, and what comes after follows it`() throws {
        ids.skip(to: 7)
        try push("b")
        try push("c")
        #expect(noted == [[], [8], []])
        #expect(journal.text().contains(#""ids":[8]"#))
        try expectReplay(of: journal.text())
    }

    @Test mutating func `a change that waited keeps its older ids`() throws {
        try push("b", dealing: [6])
        try push("c", "d", dealing: [2, 7])
        try push("e", dealing: [4])
        try push("f")
        #expect(noted == [[], [6], [2, 7], [4], []])
        #expect(tree.visible.id.number == 8)
        try expectReplay(of: journal.text())
    }

    @Test mutating func `what was given up at the end leaves a gap before what comes next`() throws {
        ids.skip(to: 4)
        journal.note(.cause(.outside), .cancelled, nil, ids: [], before: tree, tree: tree, calledBy: &held)
        try push("b")
        #expect(noted == [[], [], [5]])
        var replay = try Replay(text: journal.text())
        try replay.playToEnd()
        #expect(replay.tree.visible.id.number == 5)
    }

    @Test mutating func `a restored tree deals none, and what comes after follows it`() throws {
        let saved = tree
        var later = Tree.IDs()
        later.skip(to: 20)
        try make(.restored(saved, ids: later))
        try push("b")
        // It waited for a guard, while the one before it came.
        try make(.restored(saved, ids: later))
        try push("c")
        #expect(noted == [[], [], [], [], []] && tree.visible.id.number == 22)
        try expectReplay(of: journal.text())
    }

    @Test mutating func `the newest entries by themselves have the same ids`() throws {
        for place: Place in ["b", "c", "d"] { try push(place, dealing: [ids.last + 3]) }
        try push("e")
        let text = journal.text()
        for count in 0..<text.split(separator: "\n").count - 1 {
            let limit = text.split(separator: "\n").suffix(count).map { $0.utf8.count + 1 }.reduce(0, +)
            let newest = journal.text(limit: limit)
            #expect(newest.split(separator: "\n").count == count + 1)
            try expectReplay(of: newest)
        }
    }
}
