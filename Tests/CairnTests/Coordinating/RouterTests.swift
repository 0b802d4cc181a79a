import Cairn
import CairnContract
import Testing

/// One screen per route, by identifier too: the three-line form.
@MainActor
private final class Pages: Coordinator {
    enum Route: String, CaseIterable, Cairn.Destination { case list, signUp }
    var root: Tree.Root<Route> { .stack(.list) }
    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        Screen(Page(router: router)) { _ in NoView(route.rawValue) }
    }
}

private enum ListRoute { case open }

@MainActor
private final class Page {
    let router: Router<Pages.Route>
    init(router: Router<Pages.Route>) { self.router = router }
}

@MainActor
struct RouterTests {
    private let stage = Stage(Pages())

    private var page: Page {
        get throws {
            let screen = try #require(stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen)
            return try #require(screen.model as? Page)
        }
    }

    @Test func `a route is a push unless the coordinator says otherwise`() throws {
        #expect(try page.router.trigger(.signUp).result == .performed)
        #expect(stage.tree == "stack[list > signUp]")
    }

    @Test func `a route can be asked for by its identifier`() throws {
        #expect(try page.router.trigger(id: "signUp").result == .performed)
        #expect(stage.tree == "stack[list > signUp]")
    }

    @Test func `an unknown identifier is refused with the known ones named`() throws {
        let result = try #require(try page.router.trigger(id: "sigUp").result)
        #expect("\(result)" == "refused: there is no route 'sigUp'; the known ones are 'list', 'signUp'")
        #expect(stage.navigator.journal.entries.last?.outcome == result)
    }

    @Test func `a scoped router asks by the screen's own routes`() throws {
        let router: Router<ListRoute> = try page.router.scoped { _ in .signUp }
        #expect(router.trigger(.open).result == .performed)
        #expect(stage.tree == "stack[list > signUp]")
    }
}
