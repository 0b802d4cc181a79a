import CairnTesting
import Testing

@testable import Cairn

/// What is written of requests that were refused.
@MainActor
struct RefusalLogTests {
    @MainActor
    private final class Lines {
        var all: [String] = []
    }

    private let stage = Stage()
    private let lines = Lines()

    init() {
        stage.navigator.logsRefusals = true
        stage.navigator.writeRefusal = { [lines] in lines.all.append($0) }
    }

    @Test func `a refused request is written with who asked, why, and where`() throws {
        try stage.ask(.pop)
        try stage.ask(.select("z"))
        #expect(
            lines.all == [
                "a asked for pop, refused: the asker's stack is at its root; nothing can be popped in stack[a]",
                "a asked for select(\"z\"), refused: no tabs or pages around the asker hold 'z'; from a modal use .show, "
                    + "or .several(.dismissAll, .in(…)), "
                    + "in stack[a]",
            ])
    }

    @Test func `what does not name the tree is written with it`() throws {
        try stage.ask(.push("closed"))
        #expect(lines.all.count == 1 && lines.all[0].hasSuffix("; in stack[a]"), "\(lines.all)")
    }

    @Test func `what is asked of a navigator that nobody has kept is written`() throws {
        var stage: Stage? = Stage()
        let router = try #require(stage?.navigator.front).router
        let before = RefusalLog.writeGone
        defer { RefusalLog.writeGone = before }
        RefusalLog.writeGone = { [lines] in lines.all.append($0) }
        router.trigger(.push("b"))
        #expect(lines.all == [])
        stage = nil
        router.trigger(.push("b"))
        #expect(lines.all == ["push(\"b\"), refused: \(Refusal.noNavigator)"])
    }

    @Test func `what was performed, superseded or cancelled is not written`() async throws {
        try stage.ask(.push("b"))
        try stage.ask(.push("form"))
        let first = try stage.ask(.pop)
        let second = try stage.ask(.set("c"))
        second.cancel()
        #expect(first.result != .performed && second.result == .cancelled)
        #expect(lines.all == [])
    }

    @Test func `one switch turns it off, and in tests it is off`() throws {
        stage.navigator.logsRefusals = false
        try stage.ask(.pop)
        #expect(lines.all == [])
        #expect(!Stage().navigator.logsRefusals)
    }
}
