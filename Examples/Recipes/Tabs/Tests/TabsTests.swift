import Cairn
import CairnTesting
import TabsRecipe
import Testing

/// Coordinators of the app, of its tabs, and of a flow in a tab.
@MainActor
struct TabsTests {
    private let module = AppModule()
    private let app: AppCoordinator
    private let stage: RecipeStage

    init() {
        app = AppCoordinator(module: module, views: .none)
        stage = RecipeStage(app)
    }

    private func home() throws -> HomeViewModel { try stage.model(of: "home") }

    @Test func `an app coordinator made at launch has the tabs, or has none`() throws {
        #expect(stage.tree == "tabs[*home:stack[home], orders]")
        let single = RecipeStage(AppCoordinator(module: module, views: .none, style: .noTabBar))
        #expect(single.tree == "(home:stack[home])")
        try single.model(HomeViewModel.self, of: "home").onAllOrders?()
        #expect(single.tree == "(home:stack[home]) + sheet(orders:stack[orders])")
    }

    @Test func `one array keeps a coordinator of its own type for each tab, each with its own stack`() throws
    {
        #expect(app.tabs.map { "\(type(of: $0))" } == ["HomeCoordinator", "OrdersCoordinator"])
        try home().onOrder?()
        stage.host.tapTab(1)
        #expect(stage.tree == "tabs[home:stack[home > order(shirt)], *orders:stack[orders]]")
    }

    @Test func `a tab is selected by code and by finger`() throws {
        try home().onAllOrders?()
        #expect(stage.tree == "tabs[home:stack[home], *orders:stack[orders]]")
        stage.host.tapTab(0)
        #expect(stage.tree == "tabs[*home:stack[home], orders:stack[orders]]")
    }

    @Test(arguments: ["result", "back", "swipe", "menu", "tab", "close"])
    func `a child coordinator is freed when its flow ends, however it ends`(_ way: String) throws {
        try home().onOrder?()
        weak var child: OrderCoordinator?
        child =
            stage.navigator.tree.nodes
            .compactMap { stage.navigator.made(for: $0.id) as? OrderCoordinator }.first
        #expect(child != nil)
        try stage.model(ShirtViewModel.self).choose("Red")
        switch way {
        case "result":
            try stage.model(SizeViewModel.self).choose("M")
            #expect(stage.host.tap("OK"))
        case "back":
            stage.host.tapBack()
            stage.host.tapBack()
        case "swipe":
            for _ in 1...2 {
                stage.host.swipeBack()
            }
        case "menu": stage.host.backMenu(down: 2)
        case "tab": stage.host.tapTab(0)
        default: try stage.close("order")
        }
        #expect(stage.tree == "tabs[*home:stack[home], orders]")
        #expect(child == nil && stage.ledger.leaks.isEmpty)
    }

    @Test func `a swipe that is taken back ends no flow`() throws {
        try home().onOrder?()
        stage.host.beginSwipeBack()
        stage.host.endSwipe(finish: false)
        try stage.model(ShirtViewModel.self).choose("Red")
        #expect(stage.tree == "tabs[*home:stack[home > order(shirt > size)], orders]")
    }

    @Test func `a screen tells its coordinator by a closure, and what the flow ends with comes back`() throws
    {
        try home().onOrder?()
        try stage.model(ShirtViewModel.self).choose("Red")
        try stage.model(SizeViewModel.self).choose("M")
        #expect(stage.tree == #"tabs[*home:stack[home], orders] + alert(thanks("Red M"))"#)
    }

    @Test func `a tab keeps its coordinator without a cycle, whatever type is forgotten`() {
        weak var tab: HomeCoordinator?
        weak var app: AppCoordinator?
        do {
            let own = AppCoordinator(module: module, views: .none)
            app = own
            let stage = RecipeStage(own)
            tab = own.tabs.first as? HomeCoordinator
            #expect(stage.tree == "tabs[*home:stack[home], orders]" && tab != nil)
        }
        #expect(tab == nil && app == nil)
    }
}

extension TabsViews {
    static let none = TabsViews(
        home: { _ in Dialog<Never>("") }, orders: { _ in Dialog<Never>("") },
        shirt: { _ in Dialog<Never>("") }, size: { _ in Dialog<Never>("") })
}
