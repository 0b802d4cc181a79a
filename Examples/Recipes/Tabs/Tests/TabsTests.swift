import Cairn
import CairnTesting
import TabsRecipe
import Testing

/// Coordinators of the app, of its tabs, and of a flow in a tab.
@MainActor
struct TabsTests {
    private let module = AppModule()

    private func run(
        _ style: AppCoordinator.Style = .tabBar,
        _ body: @MainActor (TestApp<AppCoordinator>, HomeViewModel) throws -> Void
    ) async throws {
        try await TestApp.run(AppCoordinator(module: module, views: .none, style: style)) { app in
            try body(app, app.model(of: "home"))
        }
    }

    /// The same, with a shirt being ordered.
    private func order(_ body: @MainActor (TestApp<AppCoordinator>, ShirtViewModel) throws -> Void)
        async throws
    {
        try await run { app, home in
            home.orderTapped()
            try app.expect("tabs[*home:stack[home > order(shirt)], orders]")
            try body(app, app.model())
        }
    }

    @Test func `an app coordinator made at launch has the tabs, or has none`() async throws {
        try await run { app, _ in try app.expect("tabs[*home:stack[home], orders]") }
        try await run(.noTabBar) { app, home in
            try app.expect("(home:stack[home])")
            home.allOrdersTapped()
            try app.expect("(home:stack[home]) + sheet(orders:stack[orders])")
        }
    }

    @Test func `one array keeps a coordinator of its own type for each tab, each with its own stack`()
        async throws
    {
        let tabs = AppCoordinator(module: module, views: .none).tabs
        #expect(tabs.map { "\(type(of: $0))" } == ["HomeCoordinator", "OrdersCoordinator"])
        try await order { app, _ in
            #expect(app.host.tapTab(1))
            try app.expect("tabs[home:stack[home > order(shirt)], *orders:stack[orders]]")
        }
    }

    @Test func `a tab is selected by code and by finger`() async throws {
        try await run { app, home in
            home.allOrdersTapped()
            try app.expect("tabs[home:stack[home], *orders:stack[orders]]")
            #expect(app.host.tapTab(0))
            try app.expect("tabs[*home:stack[home], orders:stack[orders]]")
        }
    }

    @Test(arguments: ["result", "back", "swipe", "menu", "tab", "close"])
    func `a child coordinator is freed when its flow ends, however it ends`(_ way: String) async throws {
        try await order { app, shirt in
            weak var child: OrderCoordinator?
            child =
                app.navigator.tree.nodes
                .compactMap { app.navigator.made(for: $0.id) as? OrderCoordinator }.first
            #expect(child != nil)
            shirt.choose("Red")
            try app.expect("tabs[*home:stack[home > order(shirt > size)], orders]")
            switch way {
            case "result":
                try app.model(SizeViewModel.self).choose("M")
                try app.expect(#"tabs[*home:stack[home], orders] + alert(thanks("Red M"))"#)
                #expect(app.host.tap("OK"))
            case "back", "swipe":
                #expect(way == "back" ? app.host.tapBack() : app.host.swipeBack())
                try app.expect("tabs[*home:stack[home > order(shirt)], orders]")
                #expect(way == "back" ? app.host.tapBack() : app.host.swipeBack())
            case "menu": #expect(app.host.backMenu(down: 2))
            case "tab": #expect(app.host.tapTab(0))
            default: try app.navigator.close("order")
            }
            try app.expect("tabs[*home:stack[home], orders]")
            #expect(child == nil)
        }
    }

    @Test func `a swipe that is taken back ends no flow`() async throws {
        try await order { app, shirt in
            #expect(app.host.beginSwipeBack())
            app.host.endSwipe(finish: false)
            shirt.choose("Red")
            try app.expect("tabs[*home:stack[home > order(shirt > size)], orders]")
        }
    }

    @Test func `a screen tells its coordinator by a closure, and what the flow ends with comes back`()
        async throws
    {
        try await order { app, shirt in
            shirt.choose("Red")
            try app.expect("tabs[*home:stack[home > order(shirt > size)], orders]")
            try app.model(SizeViewModel.self).choose("M")
            try app.expect(#"tabs[*home:stack[home], orders] + alert(thanks("Red M"))"#)
        }
    }

    @Test func `a tab keeps its coordinator without a cycle, whatever type is forgotten`() async throws {
        weak var tab: HomeCoordinator?
        weak var app: AppCoordinator?
        do {
            let own = AppCoordinator(module: module, views: .none)
            app = own
            tab = own.tabs.first as? HomeCoordinator
            try await TestApp.run(own) { try $0.expect("tabs[*home:stack[home], orders]") }
            #expect(tab != nil)
        }
        #expect(tab == nil && app == nil)
    }
}

extension TabsViews {
    static let none = TabsViews(
        home: { _ in Dialog<Never>("") }, orders: { _ in Dialog<Never>("") },
        shirt: { _ in Dialog<Never>("") }, size: { _ in Dialog<Never>("") })
}
