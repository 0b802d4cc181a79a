import CairnTree
import Testing

struct IDsTests {
    private func deal(_ count: Int, from ids: inout Tree.IDs) -> [Int] {
        (0..<count).map { _ in ids.next().number }
    }

    @Test func `ids are counted from 0`() {
        var ids = Tree.IDs()
        #expect(deal(3, from: &ids) == [0, 1, 2])
        #expect(ids.takeDealt().map(\.number) == [0, 1, 2] && ids.takeDealt().isEmpty)
    }

    @Test func `what is left out was not dealt`() {
        var ids = Tree.IDs()
        _ = deal(1, from: &ids)
        ids.skip(to: 6)
        _ = deal(2, from: &ids)
        ids.skip(to: 3)
        _ = deal(1, from: &ids)
        #expect(ids.takeDealt().map(\.number) == [0, 7, 8, 9])
    }

    @Test func `a copy knows what itself has dealt`() {
        var ids = Tree.IDs()
        _ = deal(2, from: &ids)
        _ = ids.takeDealt()
        var draft = ids
        let first = deal(1, from: &draft)
        ids.skip(to: draft.last)
        let other = deal(2, from: &ids)
        draft.skip(to: ids.last)
        let second = deal(1, from: &draft)
        #expect(first == [2] && other == [3, 4] && second == [5])
        #expect(draft.takeDealt().map(\.number) == [2, 5] && ids.takeDealt().map(\.number) == [3, 4])
    }

    @Test func `those that are to be dealt next come first, and the numbers above all others after`() {
        var ids = Tree.IDs()
        ids.skip(to: 9)
        ids.deal(next: [4, 12, 5].map { Tree.Node.ID($0) })
        #expect(deal(5, from: &ids) == [4, 12, 5, 13, 14])
        #expect(ids.takeDealt().map(\.number) == [4, 12, 5, 13, 14])
    }

    @Test func `two are equal that deal the same from now on`() {
        var (one, other) = (Tree.IDs(), Tree.IDs())
        _ = deal(3, from: &one)
        other.skip(to: 2)
        #expect(one == other && one.hashValue == other.hashValue)
        other.deal(next: [Tree.Node.ID(1)])
        #expect(one != other)
    }

    @Test func `a verb deals what is planned to it, in the order of its places`() throws {
        let tree = try drawn("stack[a]")
        var ids = Tree.IDs()
        ids.deal(next: [8, 5].map { Tree.Node.ID($0) })
        let pushes: Tree.Transition<Named, Never> = .several(
            .push(Named(description: "b")), .push(Named(description: "c")))
        let pushed = try tree.applying(
            pushes.erased(), from: tree.node("a").id, for: tree.root.id, ids: &ids)
        #expect(try pushed.node("b").id.number == 8 && pushed.node("c").id.number == 5)
    }
}
