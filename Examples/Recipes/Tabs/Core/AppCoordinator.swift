import Cairn

/// Made at launch: has the tabs, each with a coordinator of its own type. Without a tab bar the second is a sheet.
@MainActor
public final class AppCoordinator: Coordinator {
    public nonisolated enum Style: Sendable { case tabBar, noTabBar }
    public enum Route { case allOrders }
    public nonisolated enum Destination: Cairn.Destination { case home, orders }

    /// In the order of the bar.
    public var tabs: [any Coordinator] { [home, orders] }
    private let home: HomeCoordinator
    private let orders: OrdersCoordinator
    private let style: Style

    public init(module: AppModule, views: TabsViews, style: Style = .tabBar) {
        home = HomeCoordinator(module: HomeModule(app: module), views: views)
        orders = OrdersCoordinator(module: module, views: views)
        self.style = style
    }

    public var root: Tree.Root<Destination> {
        switch style {
        case .tabBar: .tabs(.home, .orders)
        case .noTabBar: .screen(.home)
        }
    }

    public func transition(for route: Route, from asker: Asker) throws -> Next {
        switch style {
        case .tabBar: .select(.orders)
        case .noTabBar: .present(.orders, as: .sheet)
        }
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .home: home
        case .orders: orders
        }
    }
}
