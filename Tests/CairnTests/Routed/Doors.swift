import Cairn
import CairnContract

/// Has a wall, and on it what cannot be made.
@MainActor
final class Door: Coordinator {
    enum Route: Cairn.Destination { case wall, torn }
    private let wall: Wall
    init(_ wall: Wall) { self.wall = wall }
    var root: Tree.Root<Route> { .stack(.wall, above: [.torn]) }

    func screen(for place: Route, router: Router<Route>) throws -> any Presentable {
        switch place {
        case .wall: return Screen(wall, routes: { _ in Route.wall }) { _ in NoView("wall") }
        case .torn: throw Refusal.unavailable("torn", why: "it is torn")
        }
    }
}

/// Has a wall, and what is on it has a guard that takes its time.
@MainActor
final class LateDoor: EnterGuard {
    enum Route: Cairn.Destination { case wall, inner }
    let wall = Wall()
    /// Whether what is inside may be entered.
    let answer = LateAnswer<Bool>()
    var root: Tree.Root<Route> { .stack(.wall, above: [.inner]) }

    func mayEnter(_ destination: Route, from asker: Asker) -> Verdict<Route> { .allow }

    func mayEnter(inside destination: AnyDestination, from asker: Asker) -> Verdict<Route> {
        .wait { [answer] in await answer.value() ? .allow : .refuse("not now") }
    }

    func screen(for place: Route, router: Router<Route>) -> any Presentable {
        switch place {
        case .wall: Screen(wall, routes: { _ in Route.wall }) { _ in NoView("wall") }
        case .inner: SketchCoordinator(.stack("room"))
        }
    }
}
