import Cairn
import CairnContract
import CairnTesting
import Testing

/// Routes may hold objects, which go when the route does: never in the midst of a change.
@MainActor
struct RouteWithAnObjectTests {
    @Test func `what a route held may look at the navigator as it goes`() {
        let (navigator, host) = (Navigator(root: Desk()), TestHost(.byHand))
        navigator.attach(host)
        host.endSteps()
        var seen: [String] = []
        let router: Router<Desk.Route> = navigator.router()
        for _ in 0..<2 {
            router.trigger(
                .edit(
                    Papers { [unowned navigator] in
                        seen.append(navigator.tree.notation)
                        navigator.router().trigger(Desk.Route.nothing)
                    }))
            host.endSteps()
        }
        router.trigger(.nothing)
        host.endSteps()
        #expect(seen == ["stack[list > form]", "stack[list > form > form]"])
    }
}

@MainActor
private final class Desk: Coordinator {
    enum Route { case edit(Papers), nothing }
    enum Place: Cairn.Destination { case list, form }
    typealias Destination = Place
    let root = Tree.Root<Place>.stack(.list)

    func transition(for route: Route, from asker: Asker) -> Next {
        if case .edit = route { .push(.form) } else { .none }
    }

    func screen(for place: Place, router: Router<Route>) -> any Presentable {
        Screen(0) { _ in NoView("\(place)") }
    }
}
