import Cairn
import CairnContract
import CairnTesting
import Testing

/// A guard that takes its time, of a service that never hears that nobody waits any more, keeps nothing alive.
@MainActor @Suite(.serialized)
struct ThinkingGuardTests {
    @Test(arguments: ["cancelled", "superseded", "closed"])
    func `its coordinator is let go with the request`(how: String) async throws {
        let around = Around()
        let navigator = Navigator(root: around)
        let request = around.router?.trigger(.thinking)
        try await Service.whenAsked()
        #expect(request?.result == nil && around.thinking != nil)
        switch how {
        case "cancelled": request?.cancel()
        case "superseded": around.router?.trigger(.other)
        default: navigator.windowClosed()
        }
        #expect(request?.result != nil)
        for _ in 0..<100 where around.early?.result == nil { await Task.yield() }
        #expect(around.thinking == nil)
        #expect(around.early?.result != nil)
        Service.answer()
    }

    @Test func `a window that closes meanwhile lets go of its root coordinator`() async throws {
        weak var coordinator: Thinking?
        let navigator: Navigator
        do {
            let made = Thinking()
            coordinator = made
            navigator = Navigator(root: made)
        }
        try await Service.whenAsked()
        navigator.windowClosed()
        for _ in 0..<100 where coordinator != nil { await Task.yield() }
        #expect(coordinator == nil)
        Service.answer()
    }
}

@MainActor
private enum Service {
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    static func think() async { await withCheckedContinuation { waiting.append($0) } }

    static func whenAsked() async throws { try await waitUntil { !waiting.isEmpty } }

    static func answer() {
        let all = waiting
        waiting = []
        for one in all { one.resume() }
    }
}

private final class Thinking: EnterGuard, Routed {
    enum Place: Cairn.Destination { case a, b }
    typealias Destination = Place
    typealias Route = Place

    let router = Router<Route>()
    let early: Request
    let root = Tree.Root<Place>.stack(.a)

    init() { early = router.trigger(.b) }

    func transition(for route: Route, from asker: Asker) -> Next { .push(route) }

    func mayEnter(_ place: Place, from asker: Asker) -> Verdict<Place> {
        .wait {
            await Service.think()
            return .allow
        }
    }

    func screen(for place: Place, router: Router<Route>) -> any Presentable { NoView("") }
}

private final class Around: Coordinator {
    enum Place: Cairn.Destination { case list, thinking, other }
    typealias Destination = Place
    typealias Route = Place

    let root = Tree.Root<Place>.stack(.list)
    weak var thinking: Thinking?
    var early: Request?
    var router: Router<Route>?

    func transition(for route: Route, from asker: Asker) -> Next { .push(route) }

    func screen(for place: Place, router: Router<Route>) -> any Presentable {
        if place == .list { self.router = router }
        guard place == .thinking else { return NoView("") }
        let made = Thinking()
        (thinking, early) = (made, made.early)
        return made
    }
}
