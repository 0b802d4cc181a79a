import Cairn

/// Made at launch: has the tabs, each with a coordinator of its own type. Without a tab bar the second is a sheet.
@MainActor
public final class AppCoordinator: Coordinator {
    public nonisolated enum Style: Sendable { case tabBar, noTabBar }
    public enum Route { case allOrders }
    public nonisolated enum Destination: Cairn.Destination { case home, orders }

    public let tabs: [(place: Destination, coordinator: any Coordinator)]
    private let style: Style

    public init(module: AppModule, views: TabsViews, style: Style = .tabBar) {
        tabs = [
            (.home, HomeCoordinator(module: HomeModule(app: module), views: views)),
            (.orders, OrdersCoordinator(module: module, views: views)),
        ]
        self.style = style
    }

    public var root: Tree.Root<Destination> {
        switch style {
        case .tabBar: .tabs(.screen(tabs[0].place), tabs.dropFirst().map { .screen($0.place) })
        case .noTabBar: .screen(tabs[0].place)
        }
    }

    public func transition(for route: Route, from asker: Asker) throws -> Next {
        switch style {
        case .tabBar: .select(.orders)
        case .noTabBar: .present(.orders, as: .sheet)
        }
    }

    public func screen(
        for place: Destination, openedBy opener: Asker, router: Router<Route>
    ) -> any Presentable {
        tabs.first { $0.place == place }!.coordinator
    }
}
