import Cairn
import CairnContract

@MainActor
final class AskedLater: Coordinator {
    typealias Route = AskedModel.Route
    enum Destination: Cairn.Destination { case first, last }
    var root: Tree.Root<Destination> { .stack(.first) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .next: .set(.last)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) throws -> any Presentable {
        Screen(AskedModel()) { _ in NoView("\(destination)") }
    }
}

@MainActor
final class AskedModel: Routed {
    enum Route { case next }
    let router = Router<Route>()
}

@MainActor
final class RoutesAlone: Coordinator {
    enum Route: Cairn.Destination { case first, last }
    var root: Tree.Root<Route> { .stack(.first) }

    func transition(for route: Route, from asker: Asker) throws -> Next { .set(route) }

    func screen(for destination: Route, router: Router<Route>) throws -> any Presentable {
        Screen(0) { _ in NoView("\(destination)") }
    }
}
