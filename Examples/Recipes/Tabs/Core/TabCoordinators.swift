import Cairn

/// The first tab. Its screen tells it by closures what was tapped.
@MainActor
public final class HomeCoordinator: Coordinator {
    public enum Route { case order, ordered(String) }
    public nonisolated enum Destination: Cairn.Destination { case home, order, thanks(String) }

    private let module: HomeModule
    private let views: TabsViews

    public init(module: HomeModule, views: TabsViews) {
        self.module = module
        self.views = views
    }

    public var root: Tree.Root<Destination> { .stack(.home) }

    public func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .order: .push(.order)
        case .ordered(let what): .present(.thanks(what), as: .alert)
        }
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .home:
            let model = HomeViewModel.make(with: module)
            model.onOrder = { router.trigger(.order) }
            model.onAllOrders = { router.parent(AppCoordinator.Route.self).trigger(.allOrders) }
            return Screen(model, views.home)
        case .order:
            return OrderCoordinator(module: module.order(), views: views).onFinish { Route.ordered($0) }
        case .thanks(let what): return Dialog<Route>("Thank you", message: "\(what) is on its way.")
        }
    }
}

/// The second tab.
@MainActor
public final class OrdersCoordinator: Coordinator {
    public nonisolated enum Route: Cairn.Destination { case orders }

    private let module: any HasClub
    private let views: TabsViews

    public init(module: any HasClub, views: TabsViews) {
        self.module = module
        self.views = views
    }

    public var root: Tree.Root<Route> { .stack(.orders) }

    public func screen(for destination: Route, router: Router<Route>) -> any Presentable {
        Screen(OrdersViewModel.make(with: module), views.orders)
    }
}

/// A child of the first: a flow in its tab, on its stack, with a module of its own. Ends with what was ordered.
@MainActor
public final class OrderCoordinator: Coordinator {
    public enum Route { case size, ordered(String) }
    public nonisolated enum Destination: Cairn.Destination { case shirt, size }
    public typealias Output = String

    private let module: OrderModule
    private let views: TabsViews

    public init(module: OrderModule, views: TabsViews) {
        self.module = module
        self.views = views
    }

    public var root: Tree.Root<Destination> { .stack(.shirt) }

    public func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .size: .push(.size)
        case .ordered(let what): .finish(what)
        }
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .shirt:
            let model = ShirtViewModel.make(with: module)
            model.onChosen = { router.trigger(.size) }
            return Screen(model, views.shirt)
        case .size:
            let model = SizeViewModel.make(with: module)
            model.onOrdered = { router.trigger(.ordered($0)) }
            return Screen(model, views.size)
        }
    }
}
