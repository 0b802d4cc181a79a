import Cairn
import CairnContract
import CairnTesting
import Testing

/// Decides when the test says so.
@MainActor
private final class Gate: WaitingCoordinator {
    enum Route: Hashable { case one, two }
    var asked: [Route] = []
    private var answers: [(Route, CheckedContinuation<Tree.Transition<Place, Never>, any Error>)] = []
    private var arrivals: [CheckedContinuation<Void, Never>] = []
    var root: Tree.Root<Place> { .stack("a", above: ["b"]) }

    func decision(for route: Route, from asker: Asker) async throws -> Next {
        asked.append(route)
        for arrival in arrivals { arrival.resume() }
        arrivals = []
        return try await withCheckedThrowingContinuation { answers.append((route, $0)) }
    }

    func screen(for place: Place, router: Router<Route>) -> any Presentable {
        Screen(Model(router: router)) { _ in NoView(place.description) }
    }

    func whenAsked(_ count: Int) async {
        while asked.count < count { await withCheckedContinuation { arrivals.append($0) } }
    }

    func answer(_ route: Route, _ result: Result<Tree.Transition<Place, Never>, any Error>) {
        for (asked, answer) in answers where asked == route { answer.resume(with: result) }
        answers.removeAll { $0.0 == route }
    }

    final class Model: LeaveGuard {
        let router: Router<Route>
        var isArmed = false
        func mayLeave() async -> Bool { false }
        init(router: Router<Route>) { self.router = router }
    }
}

@MainActor
struct WaitingTests {
    private let gate = Gate()
    private let stage: Stage

    init() {
        stage = Stage(gate)
    }

    private func router(_ label: String) throws -> Router<Gate.Route> {
        let node = try #require(stage.navigator.tree.nodes.last { $0.label == label })
        let screen = try #require(stage.navigator.made(for: node.id) as? Screen)
        return try #require(screen.model as? Gate.Model).router
    }

    @Test func `the tree changes when the decision came`() async throws {
        let request = try router("b").trigger(.one)
        #expect(request.result == nil)
        #expect(stage.navigator.pending.count == 1)
        await gate.whenAsked(1)
        gate.answer(.one, .success(.push("c")))
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[a > b > c]")
        #expect(stage.navigator.pending.isEmpty)
    }

    @Test func `an attempt to leave that is refused takes back nothing that is on its way`() async throws {
        let node = try #require(stage.navigator.tree.nodes.last { $0.label == "b" })
        let model = try #require((stage.navigator.made(for: node.id) as? Screen)?.model as? Gate.Model)
        let request = model.router.trigger(.one)
        model.isArmed = true
        #expect(stage.host.tapBack())
        await gate.whenAsked(1)
        gate.answer(.one, .success(.push("c")))
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[a > b > c]")
    }

    @Test func `nobody decides for a request that was taken back at once`() async throws {
        let router = try router("b")
        router.trigger(.one).cancel()
        let request = router.trigger(.two)
        await gate.whenAsked(1)
        gate.answer(.two, .success(.push("c")))
        #expect(await request.outcome == .performed)
        #expect(gate.asked == [.two])
    }

    @Test func `the user goes on meanwhile`() async throws {
        let request = try router("a").trigger(.one)
        stage.host.tapBack()
        #expect(stage.tree == "stack[a]")
        await gate.whenAsked(1)
        gate.answer(.one, .success(.push("c")))
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[a > c]")
    }

    @Test func `the same again is refused and another supersedes`() async throws {
        let router = try router("b")
        let first = router.trigger(.one)
        #expect(router.trigger(.one).result == .refused(.alreadyAsked(route: "one")))
        await gate.whenAsked(1)
        let second = router.trigger(.two)
        #expect(first.result == .superseded(by: "two"))
        gate.answer(.one, .success(.push("late")))
        while !gate.asked.contains(.two) { await gate.whenAsked(gate.asked.count + 1) }
        gate.answer(.two, .success(.push("c")))
        #expect(await second.outcome == .performed)
        #expect(stage.tree == "stack[a > b > c]")
    }

    @Test func `it is refused when the asker leaves`() async throws {
        let request = try router("b").trigger(.one)
        await gate.whenAsked(1)
        stage.host.tapBack()
        #expect(await request.outcome == .refused(.askerLeft))
        gate.answer(.one, .success(.push("c")))
        #expect(stage.tree == "stack[a]")
    }

    @Test func `an error refuses with its text`() async throws {
        struct Down: Error {}
        let request = try router("b").trigger(.one)
        await gate.whenAsked(1)
        gate.answer(.one, .failure(Down()))
        #expect(await request.outcome == .refused(.decisionFailed("Down()")))
    }

    @Test func `it can be cancelled`() async throws {
        let request = try router("b").trigger(.one)
        await gate.whenAsked(1)
        request.cancel()
        #expect(request.result == .cancelled)
        gate.answer(.one, .success(.push("c")))
        #expect(stage.tree == "stack[a > b]")
    }

    @Test func `cancelling the task that waits cancels it`() async throws {
        let request = try router("b").trigger(.one)
        let waiter = Task { await request.outcome }
        await gate.whenAsked(1)
        waiter.cancel()
        #expect(await waiter.value == .cancelled)
        gate.answer(.one, .success(.none))
    }

    @Test func `a decision that never answers holds only itself`() async throws {
        let stuck = try router("a").trigger(.one)
        let other = try router("b").trigger(.two)
        await gate.whenAsked(2)
        gate.answer(.two, .success(.push("c")))
        #expect(await other.outcome == .performed)
        #expect(stuck.result == nil)
        #expect(stage.navigator.pending.map(\.route) == ["one"])
        gate.answer(.one, .failure(CancellationError()))
        #expect(await stuck.outcome == .cancelled)
    }

    @Test func `who waits gets an outcome when the navigator is let go`() async throws {
        let gate = Gate()
        var navigator: Navigator? = Navigator(root: gate)
        let screen = try #require(navigator.flatMap { $0.made(for: $0.tree.visible.id) as? Screen })
        let request = try #require(screen.model as? Gate.Model).router.trigger(.one)
        await gate.whenAsked(1)
        navigator = nil
        #expect(await request.outcome == .refused(.noNavigator))
        gate.answer(.one, .failure(CancellationError()))
    }
}
