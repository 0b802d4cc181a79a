import Cairn
import CairnContract
import Testing

/// A session that is written as it goes.
@MainActor
struct JournalWriterTests {
    private func navigator(keeping limit: Int = 1_000) -> Navigator {
        Navigator(root: SketchCoordinator(.stack("a")), journalLimit: limit)
    }

    private func replayed(_ text: String) throws -> [Replay.Step] {
        var replay = try Replay(text: text)
        var steps: [Replay.Step] = []
        while let step = try replay.next() { steps.append(step) }
        #expect(replay.count == steps.count)
        return steps
    }

    @Test func `what is written bit by bit is what is written at the end`() {
        let navigator = navigator()
        var writer = JournalWriter()
        var text = writer.newText(of: navigator.journal)
        for place: Place in ["b", "c", "two words"] {
            navigator.front?.router.trigger(Tree.Transition<Place, Never>.push(place))
            text += writer.newText(of: navigator.journal)
            #expect(writer.newText(of: navigator.journal) == "")
        }
        #expect(text == navigator.journal.text())
    }

    @Test func `what the journal has dropped leaves a gap, after which a replay goes on`() throws {
        let navigator = navigator(keeping: 3)
        var writer = JournalWriter()
        var text = writer.newText(of: navigator.journal)
        for round in 1...3 {
            for step in 1...10 {
                navigator.front?.router.trigger(
                    Tree.Transition<Place, Never>.push(.init("r\(round)s\(step)")))
            }
            text += writer.newText(of: navigator.journal)
        }
        let headers = text.split(separator: "\n").filter { $0.contains(#""kind":"journal""#) }
        #expect(headers.count == 4)
        let steps = try replayed(text)
        #expect(steps.last?.tree.notation == navigator.tree.notation)
        #expect(steps.last?.number == 30 && steps.count < 31)
    }

    @Test func `two windows may share a file, in which other lines stand between`() throws {
        let windows = [navigator(), navigator()]
        var writers = [JournalWriter(), JournalWriter()]
        var text = ""
        var trees: [String] = []
        for (turn, place) in (["b", "c", "d", "e"] as [Place]).enumerated() {
            let window = windows[turn % 2]
            window.front?.router.trigger(Tree.Transition<Place, Never>.push(place))
            writers[turn % 2].beginAnew()
            text += writers[turn % 2].newText(of: window.journal) + #"{"action":"tap x"}"# + "\n"
            trees.append(window.tree.notation)
        }
        let steps = try replayed(text)
        // The first time of each window has its start as well.
        #expect(steps.map(\.tree.notation).filter { $0 != "stack[a]" } == trees)
        #expect(steps.count == 6)
    }

    @Test func `an entry that has lost its number is no line of somebody else's`() throws {
        let text = navigator().journal.text()
        var replay = try Replay(text: text.replacing(#""number":"#, with: #""nunber":"#))
        #expect(throws: Replay.Failure.unreadable(line: 2, "it has no number")) { try replay.next() }
    }

    @Test(arguments: ["\r\n", "\r", "\n\n", "\r\n\r\n"])
    func `ends of lines may be any, and empty lines count`(_ end: String) throws {
        let text = navigator().journal.text()
        #expect(try replayed(end + text.replacing("\n", with: end)).count == replayed(text).count)
        let lines = text.split(separator: "\n")
        var replay = try Replay(text: end + lines[0] + end + "{")
        let line = end.count == 2 ? 5 : 3
        #expect {
            try replay.next()
        } throws: {
            if case .unreadable(line, _)? = $0 as? Replay.Failure { true } else { false }
        }
    }

    @Test func `given another journal, which has not come as far, it begins anew`() throws {
        var writer = JournalWriter()
        let stage = Stage()
        for _ in 0..<5 { try stage.ask(.push("b")) }
        _ = writer.newText(of: stage.navigator.journal)
        let other = Stage()
        let text = writer.newText(of: other.navigator.journal)
        var replay = try Replay(text: text)
        try replay.playToEnd()
        #expect(replay.tree.notation == "stack[a]")
        try other.ask(.push("b"))
        #expect(writer.newText(of: other.navigator.journal).split(separator: "\n").count == 1)
    }
}
