import Cairn
import CairnContract
import CairnTesting
import Testing

/// A request has an outcome, and its pixels an end: each can be waited for.
@MainActor
struct SettledTests {
    @MainActor
    private final class Told {
        var lines: [String] = []
    }

    private let told = Told()

    private func wait(for request: Request) -> Task<Void, Never> {
        Task { [told] in
            told.lines.append("\(await request.outcome)")
            told.lines.append("settled: \(await request.settled())")
        }
    }

    private func turns() async { for _ in 0..<20 { await Task.yield() } }

    @Test func `the outcome comes first, and the end of the pixels when the host rests`() async throws {
        let stage = Stage(pace: .byHand)
        let task = wait(for: try stage.ask(.push("b")))
        await turns()
        #expect(told.lines == ["performed"])
        stage.host.endStep()
        await task.value
        #expect(told.lines == ["performed", "settled: performed"])
        stage.expectAtRest()
    }

    @Test func `all steps of a change are waited for, and what was asked since`() async throws {
        let stage = Stage(pace: .byHand)
        let change = Tree.Transition<Place, Never>.several(.push("b"), .present("c", as: .sheet))
        let task = wait(for: try stage.ask(change))
        stage.host.endStep()
        await turns()
        #expect(told.lines == ["performed"])
        try stage.ask(.present("d", as: .fullScreen), from: "c")
        stage.host.endStep()
        await turns()
        #expect(told.lines == ["performed"])
        stage.host.endSteps()
        await task.value
        #expect(stage.host.shown == stage.navigator.tree.shown)
    }

    @Test func `what was refused moves nothing, and is not waited for`() async throws {
        let stage = Stage(pace: .byHand)
        try stage.ask(.push("b"))
        let refused = try stage.ask(.select("z"), from: "a")
        #expect(await refused.settled() == refused.result)
        #expect(stage.host.step != nil)
        stage.host.endSteps()
    }

    @Test func `without a host nothing moves`() async throws {
        let navigator = Navigator(root: SketchCoordinator(.stack("a")))
        let request = try #require(navigator.front).router.trigger(.push("b"))
        #expect(await request.settled() == .performed)
    }

    @Test func `who waits is told when the window is closed`() async throws {
        let stage = Stage(pace: .byHand)
        let task = wait(for: try stage.ask(.push("b")))
        await turns()
        stage.navigator.windowClosed()
        await task.value
        #expect(told.lines == ["performed", "settled: performed"])
    }

    @Test func `who waits for the end of the pixels keeps no navigator alive`() async throws {
        var stage: Stage? = Stage(pace: .byHand)
        weak let navigator = stage?.navigator
        let request = try #require(try stage?.ask(.push("b")))
        let waiting = Task { await request.settled() }
        await takeTurns { navigator == nil }
        stage = nil
        #expect(await waiting.value == .performed)
        #expect(navigator == nil)
    }

    @Test func `who is cancelled does not wait for the navigator to rest`() async throws {
        let stage = Stage(pace: .byHand)
        let request = try stage.ask(.push("b"))
        let waiting = Task { await stage.navigator.settled() }
        await turns()
        waiting.cancel()
        await waiting.value
        #expect(!stage.navigator.isSettled)
        request.cancel()
        stage.host.endSteps()
        #expect(request.result == .performed, "what was done is not taken back")
        #expect(stage.tree == "stack[a > b]")
    }

    @Test func `who is cancelled does not wait for the end of the pixels`() async throws {
        let stage = Stage(pace: .byHand)
        let request = try stage.ask(.push("b"))
        let waiting = Task { await request.settled() }
        await takeTurns { request.result }
        waiting.cancel()
        #expect(await waiting.value == .performed)
    }
}
