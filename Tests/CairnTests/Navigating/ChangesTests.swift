import Cairn
import CairnContract
import CairnTesting
import Foundation
import Testing

/// A clock that shows what the test sets.
private final class SetClock: Clock, @unchecked Sendable {
    typealias Instant = ContinuousClock.Instant
    private let start = ContinuousClock.now
    private let lock = NSLock()
    private var passed = Duration.zero
    var now: Instant { lock.withLock { start.advanced(by: passed) } }
    var minimumResolution: Duration { .nanoseconds(1) }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
    func advance(by duration: Duration) { lock.withLock { passed += duration } }
}

@MainActor
struct ChangesTests {
    @Test func `every change is told with its cause its trees its outcome and its time`() async throws {
        let clock = SetClock()
        var navigator: Navigator? = Navigator(root: SketchCoordinator(.stack("a")), clock: clock)
        let host = TestHost()
        navigator?.attach(host)
        let changes = try #require(navigator?.changes())
        navigator?.front?.router.trigger(.push("b"))
        host.beginSwipeBack()
        navigator?.sketch("a")?.router.trigger(.push("c"))
        clock.advance(by: .seconds(2))
        host.endSwipe(finish: true)
        navigator?.front?.router.trigger(.popTo("z"))
        navigator = nil

        var told: [String] = []
        for await change in changes {
            told.append("\(change.cause.description): \(change.before) -> \(change.tree), \(change.duration)")
        }
        #expect(
            told == [
                #"a asked for push("b"): stack[a] -> stack[a > b], 0.0 seconds"#,
                "by finger: stack[a > b] -> stack[a], 0.0 seconds",
                #"a asked for push("c"): stack[a] -> stack[a > c], 2.0 seconds"#,
                #"c asked for popTo("z"): stack[a > c] -> stack[a > c], 0.0 seconds"#,
            ])
    }

    @Test func `it ends once the window is closed, after the entry that says so`() async throws {
        let stage = Stage()
        let changes = stage.navigator.changes()
        try stage.ask(.push("b"))
        stage.navigator.windowClosed()
        var causes: [Journal.Cause] = []
        for await change in changes { causes.append(change.cause) }
        #expect(causes.count == 2 && causes.last == .windowClosed)
    }

    @Test func `who looks once the window is closed sees what is refused, until the navigator goes`()
        async throws
    {
        var navigator: Navigator? = Navigator(root: SketchCoordinator(.stack("a")))
        navigator?.attach(TestHost())
        navigator?.windowClosed()
        let changes = try #require(navigator?.changes())
        let request = navigator?.router().trigger(Tree.Transition<Place, Never>.push("b"))
        navigator = nil
        var outcomes: [Outcome] = []
        for await change in changes { outcomes.append(change.outcome) }
        #expect(outcomes == [.refused(.noNavigator)] && request?.result == outcomes.last)
    }

    @Test func `who looks later sees what comes later`() async throws {
        let stage = Stage()
        try stage.ask(.push("b"))
        var changes = stage.navigator.changes().makeAsyncIterator()
        try stage.ask(.pop)
        #expect(await changes.next()?.cause == .route("pop", from: "b"))
    }
}
