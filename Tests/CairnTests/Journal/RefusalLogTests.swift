import CairnContract
import Foundation
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
        #expect(router.trigger(.push("b")).description == "push(\"b\"): refused: \(Refusal.noNavigator)")
        #expect(lines.all == ["push(\"b\"), refused: \(Refusal.noNavigator)"])
    }

    @Test func `what waits for a router that nobody has put into a tree is written once`() async {
        let before = RefusalLog.writeWaiting
        defer { RefusalLog.writeWaiting = before }
        RefusalLog.writeWaiting = { [lines] in lines.all.append($0) }
        let picture = Picture()
        let requests = [picture.router.trigger(.picture(1)), picture.router.trigger(.picture(2))]
        #expect(lines.all == [])
        for _ in 0..<10 { await Task.yield() }
        #expect(
            lines.all.count == 1 && lines.all[0].hasPrefix("picture(1) waits: no screen in a tree has its"))
        #expect(requests.map(\.description) == ["picture(1): pending", "picture(2): pending"])
    }

    @Test func `what of a snapshot did not come back is written`() throws {
        let navigator = Navigator(root: SketchCoordinator(.stack("a", above: ["b"])))
        let text = navigator.snapshot().text.replacing(#""b""#, with: "7")
        let restored = Navigator(root: SketchCoordinator(.stack("a")), restoring: try Snapshot(text: text))
        #expect(restored.notRestored.count == 1, "\(restored.notRestored)")
        restored.logsRefusals = true
        restored.writeRefusal = { [lines] in lines.all.append($0) }
        restored.restore(try Snapshot(text: text))
        #expect(lines.all == restored.notRestored.suffix(1).map { "of what was saved \($0)" })
    }

    @Test func `what was performed, superseded or cancelled is not written`() async throws {
        try stage.ask(.push("b"))
        try stage.ask(.push("form"))
        #expect(try stage.ask(.present("d", as: .sheet)).result == .performed)
        try stage.ask(.dismiss)
        let first = try stage.ask(.pop)
        let second = try stage.ask(.set("c"))
        second.cancel()
        #expect(first.result == .superseded(by: second.route) && second.result == .cancelled)
        #expect(lines.all == [])
    }

    #if os(Linux)
        @Test func `the environment turns it on where it is off`() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                setenv("CAIRN_LOG", "1", 1)
                try await MainActor.run { _ = try Stage().ask(.pop) }
            }
            let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(said.contains("cairn: a asked for pop, refused: the asker's stack"), "\(said)")
        }
    #endif

    @Test func `one switch turns it off, and in tests it is off`() throws {
        stage.navigator.logsRefusals = false
        try stage.ask(.pop)
        #expect(lines.all == [])
        #expect(!Stage().navigator.logsRefusals)
    }
}
