import Cairn
import CairnContract
import CairnTesting
import Testing

/// Sheets that rest at several heights.
@MainActor
struct SheetHeightTests {
    private let trial = Trial(.stack("a"), view: { NoView($0) }) { navigator in
        let host = TestHost()
        navigator.attach(host)
        return host
    }
    private var host: TestHost { trial.stage as! TestHost }
    private let medium = "stack[a] + sheet[*medium, large](b)"
    private let large = "stack[a] + sheet[medium, *large](b)"

    private func present() throws {
        try trial.ask(.present("b", as: .sheet(detents: [.medium, .large])), from: "a")
        try trial.expect(medium)
    }

    @Test func `a finger drags a sheet from one height to another, and the journal says so`() throws {
        try present()
        #expect(host.dragSheet(to: .large))
        try trial.expect(large)
        #expect(trial.navigator.journal.entries.last?.cause == .finger)
        #expect(!host.dragSheet(to: .height(100)))
    }

    @Test func `a request brings the host to another height in one step`() throws {
        try present()
        let steps = host.stepCount
        try trial.ask(.rest(at: .large), from: "b")
        try trial.expect(large)
        #expect(host.stepCount == steps + 1)
        try trial.ask(.close, from: "b")
        try trial.expect("stack[a]")
    }

    @Test func `what is asked for while something else is reported is not undone`() throws {
        let trial = Trial(.stack("a"), view: { NoView($0) }) { navigator in
            let host = TestHost(.byHand)
            navigator.attach(host)
            return host
        }
        try trial.ask(.present("b", as: .sheet(detents: [.medium, .large])), from: "a")
        try trial.expect(medium)
        try trial.ask(.push("c"), from: "a")
        try trial.ask(.rest(at: .large), from: "b")
        trial.stage.letPass()
        try trial.expect("stack[a > c] + sheet[medium, *large](b by a)")
    }

    @Test func `a journal is replayed with its heights`() throws {
        try present()
        host.dragSheet(to: .large)
        try trial.ask(.rest(at: .medium), from: "b")
        let trees = trial.navigator.journal.entries.map(\.tree.notation)
        #expect(trees.suffix(3) == [medium, large, medium])
        var replay = try Replay(text: trial.navigator.journal.text())
        var replayed: [String] = []
        while let step = try replay.next() { replayed.append(step.tree.notation) }
        #expect(replayed == trees)
    }

    @Test func `a sheet is restored at the height where it was left`() throws {
        try present()
        host.dragSheet(to: .large)
        let snapshot = try Snapshot(text: trial.navigator.snapshot().text)
        let restored = Trial(.stack("a"), restoring: snapshot, view: { NoView($0) }) { navigator in
            let host = TestHost()
            navigator.attach(host)
            return host
        }
        try restored.expect(large)
    }

    @Test func `a height below one point is read`() throws {
        let stage = Stage(.stack("a"))
        try stage.ask(.present("b", as: .sheet(detents: [.height(-1)])))
        #expect(stage.tree == "stack[a] + sheet[*height(1)](b)")
        #expect(try Tree(notation: stage.tree).notation == stage.tree)
    }
}
