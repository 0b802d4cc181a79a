import Cairn
import CairnBinding
import TabsRecipe
import Testing

/// Dependency modules, with what the language gives.
@MainActor
struct ModuleTests {
    private let app = AppModule()

    private final class TestNews: News {
        let headline = "Nothing new"
    }

    @Test func `a screen's factory takes its dependencies and returns it fully injected`() {
        let model = HomeViewModel.make(with: HomeModule(app: app))
        #expect(model.headline == "We need new shirts")
    }

    @Test func `a screen declares its dependencies by composition, and sees only those`() {
        #expect("\(HomeViewModel.Dependencies.self)" == "HasClub & HasNews")
        #expect("\(SizeViewModel.Dependencies.self)" == "HasBasket & HasClub")
    }

    @Test func `a missing dependency does not compile`() {
        // The compiler picks the first of two functions only where the module has all that is asked for.
        #expect(isEnoughForHome(HomeModule.self))
        #expect(!isEnoughForHome(OrderModule.self))
        #expect(!isEnoughForHome(AppModule.self))
    }

    @Test func `modules nest, and what the app shares is one for all of them`() {
        let home = HomeModule(app: app)
        #expect(home.order().club === app.club && HomeModule(app: app).club === app.club)
    }

    @Test func `what is shared is made once, and a second read makes no second one`() {
        let home = HomeModule(app: app)
        #expect(home.news === home.news)
        let order = home.order()
        #expect(order.basket === order.basket)
    }

    @Test func `what is fresh is another one each time`() {
        let home = HomeModule(app: app)
        #expect(home.order().basket !== home.order().basket)
    }

    @Test func `a test replaces a dependency by one line`() {
        let home = HomeModule(app: app)
        home.news = TestNews()
        #expect(HomeViewModel.make(with: home).headline == "Nothing new")
    }

    @Test func `no dependency is optional, or there only later`() {
        let children = [
            Mirror(reflecting: HomeViewModel.make(with: HomeModule(app: app))),
            Mirror(reflecting: SizeViewModel.make(with: HomeModule(app: app).order())),
        ].flatMap(\.children)
        let dependencies = children.filter { $0.label == "dependencies" }
        #expect(dependencies.count == 2)
        for dependency in dependencies {
            #expect(Mirror(reflecting: dependency.value).displayStyle == .class)
        }
    }

    @Test func `observers of one value do not replace one another`() {
        let home = HomeViewModel.make(with: HomeModule(app: app))
        let orders = OrdersViewModel.make(with: app)
        var seen: [String] = []
        let bonds = [home.count.observe { seen.append($0) }, orders.orders.observe { seen.append($0) }]
        app.club.orders.value = ["Red M"]
        #expect(seen == ["0 ordered", "Nothing ordered yet", "1 ordered", "Red M"])
        for bond in bonds { bond.end() }
    }
}

private func isEnoughForHome<Module: HasClub & HasNews>(_: Module.Type) -> Bool { true }
private func isEnoughForHome<Module>(_: Module.Type) -> Bool { false }
