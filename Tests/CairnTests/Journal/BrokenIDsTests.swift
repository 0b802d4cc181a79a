import Cairn
import CairnContract
import CairnTesting
import Foundation
import Testing

/// Journals in which somebody wrote other ids.
@MainActor
struct BrokenIDsTests {
    /// A stack, a push, and two pushes at once.
    private func text() -> String {
        let navigator = Navigator(root: SketchCoordinator(.stack("a")))
        navigator.front?.router.trigger(.push("b"))
        navigator.front?.router.trigger(.several(.push("c"), .push("d")))
        return navigator.journal.text()
    }

    private func failure(ofIDs ids: String) throws -> Replay.Failure? {
        var replay = try Replay(text: text().replacing(#""number":2"#, with: #""ids":\#(ids),"number":2"#))
        _ = try (replay.next(), replay.next())
        let before = replay.tree
        do throws(Replay.Failure) { _ = try replay.next() } catch {
            #expect(replay.tree == before && replay.count == 2)
            return error
        }
        #expect(Set(replay.tree.nodes.map(\.id)).count == replay.tree.nodes.count)
        return nil
    }

    @Test(arguments: [
        ("[7,4]", nil),
        ("[9007199254740991,3]", "9007199254740991 is no id"),
        ("[3,4503599627370497]", "4503599627370497 is no id"),
        ("[-3,4]", "-3 is no id"),
        ("[3.5,4]", "3.5 is no id"),
        (#"["3",4]"#, #""3" is no id"#),
        ("[7,7]", "the id 7 is there twice"),
        ("[2,7]", "the id 2 is there twice"),
        ("[0,7]", "the id 0 is there twice"),
        ("[7]", "it has 1 ids, and its change deals 2"),
        ("[7,8,9]", "it has 3 ids, and its change deals 2"),
        ("[]", "its ids are no list of numbers"),
        ("7", "its ids are no list of numbers"),
        ("null", "its ids are no list of numbers"),
    ])
    func `a broken list of ids names the line, and changes nothing`(ids: String, why: String?) throws {
        #expect(try failure(ofIDs: ids) == why.map { .unreadable(line: 4, $0) })
    }

    @Test func `a count that is lower than what is there, or too high, is no journal's`() throws {
        let lines = text().split(separator: "\n")
        var replay = try Replay(text: lines.prefix(2).joined(separator: "\n"))
        try replay.playToEnd()
        let tree = replay.tree.labelled.json()
        func header(_ last: Int) -> String {
            #"{"cairn":2,"kind":"journal","last":\#(last),"tree":\#(tree)}"#
        }
        _ = try Replay(text: header(1))
        for last in [0, -1, Int.min, 1 << 52 + 1, Int.max] {
            #expect(throws: SavedTextError.foreign("count of ids")) { try Replay(text: header(last)) }
            var later = try Replay(text: header(1) + "\n" + header(last))
            #expect(throws: Replay.Failure.unreadable(line: 2, "it is no count of ids of Cairn's")) {
                try later.next()
            }
        }
    }

    @Test func `a report with an id that is somewhere else already is refused`() throws {
        let navigator = Navigator(root: SketchCoordinator(.tabs("flowA", "flowB")))
        let host = TestHost()
        navigator.attach(host)
        host.endSteps()
        host.pushForeign()
        navigator.lookAgain()
        let second = try #require(navigator.tree.nodes.first { $0.label == "flowB" })
        let text = navigator.journal.text()
            .replacing(/"foreign":\{"_0":-[0-9]+/, with: #""foreign":{"_0":\#(second.id.number)"#)
        var replay = try Replay(text: text)
        _ = try replay.next()
        #expect(throws: Replay.Failure.unreadable(line: 3, "two places have the id \(second.id)")) {
            try replay.next()
        }
    }

    @Test func `an owner that is one screen is refused`() throws {
        for verb: Tree.Transition<Place, Never> in [.push("c"), .set("c"), .replaceTop("c")] {
            let navigator = Navigator(root: SketchCoordinator(.stack("a")))
            navigator.front?.router.trigger(.push("b"))
            navigator.front?.router.trigger(verb)
            var replay = try Replay(
                text: navigator.journal.text().replacing(
                    #""asker":2,"grown":[],"owner":0"#, with: #""asker":2,"grown":[],"owner":2"#))
            _ = try (replay.next(), replay.next())
            let refusal = Refusal.noCoordinator("b", replay.tree)
            #expect(throws: Replay.Failure.refused(line: 4, refusal)) { try replay.next() }
            #expect(
                "\(refusal)" == "'b' is one screen and no coordinator, and holds no places, in stack[a > b]")
        }
    }

    @Test func `whoever a change is said to be of, nothing traps`() throws {
        let lines = versionOneJournal.split(separator: "\n")
        var replay = try Replay(text: versionOneJournal)
        var before = (tree: replay.tree, last: 0)
        var (played, refused) = (0, 0)
        for line in lines.dropFirst() {
            defer { before = (replay.tree, max(before.last, replay.tree.nodes.map(\.id.number).max() ?? 0)) }
            guard line.contains(#""number":"#), try replay.next() != nil else { continue }
            let header =
                #"{"cairn":1,"kind":"journal","last":\#(before.last),"tree":\#(before.tree.labelled.json())}"#
            for field in ["asker", "owner", "node"] {
                guard let range = line.range(of: "\"\(field)\":") else { continue }
                let end = line[range.upperBound...].firstIndex { !$0.isNumber } ?? line.endIndex
                for number in 0...before.last + 1 {
                    let other = line.replacingCharacters(in: range.upperBound..<end, with: "\(number)")
                    var broken = try Replay(text: "\(header)\n\(other)")
                    do throws(Replay.Failure) {
                        while try broken.next() != nil {}
                        played += 1
                    } catch { refused += 1 }
                    let ids = broken.tree.nodes.map(\.id)
                    #expect(Set(ids).count == ids.count)
                }
            }
        }
        #expect(played > 20 && refused > 100, "\(played) played, \(refused) refused")
    }
}
