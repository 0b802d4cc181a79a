import Cairn

/// Made at launch: has the tabs, each with a coordinator of its own type. Without a tab bar the second is a sheet.
@MainActor
public final class AppCoordinator: Coordinator {
    public nonisolated enum Style: Sendable { case tabBar, noTabBar }
    public enum Route { case allOrders }
    public nonisolated enum Destination: Int, Cairn.Destination { case home, orders }

    /// In the order of their places.
    public let tabs: [any Coordinator]
    private let style: Style

    public init(module: AppModule, views: TabsViews, style: Style = .tabBar) {
        tabs = [
            HomeCoordinator(module: HomeModule(app: module), views: views),
            OrdersCoordinator(module: module, views: views),
        ]
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

    public func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        tabs[place.rawValue]
    }
}
