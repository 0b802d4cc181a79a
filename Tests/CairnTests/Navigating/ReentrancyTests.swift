import Cairn
import CairnContract
import Testing

/// Asks for more while it decides, and while it makes.
@MainActor
private final class Chatter: Coordinator {
    typealias Destination = Place
    enum Route: Hashable { case first, second, grow }
    var root: Tree.Root<Place> { .stack("a") }
    private var router: Router<Route>?
    private(set) var inner: [Request] = []

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .first:
            if let router { inner.append(router.trigger(.second)) }
            return .push("first")
        case .second: return .push("second")
        case .grow: return .push("asksWhenMade")
        }
    }

    func screen(for place: Place, router: Router<Route>) -> any Presentable {
        if place == "a" { self.router = router }
        if place == "asksWhenMade" { inner.append(router.trigger(.second)) }
        return Screen(router) { _ in NoView(place.description) }
    }
}

/// Makes itself, and so on.
@MainActor
private final class Endless: Coordinator {
    enum Destination: Cairn.Destination { case again }
    enum Route: Hashable { case one }
    var root: Tree.Root<Destination> { .screen(.again) }
    func transition(for route: Route, from asker: Asker) throws -> Next { .none }
    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        Endless()
    }
}

@MainActor
struct ReentrancyTests {
    @Test func `what is asked inside a decision comes after it`() throws {
        let chatter = Chatter()
        let stage = Stage(chatter)
        let screen = try #require(stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen)
        let router = try #require(screen.model as? Router<Chatter.Route>)
        #expect(router.trigger(.first).result == .performed)
        #expect(chatter.inner.map(\.result) == [.performed])
        #expect(stage.tree == "stack[a > first > second]")
    }

    @Test func `what a new screen asks when it is made comes when it is there`() throws {
        let chatter = Chatter()
        let stage = Stage(chatter)
        let screen = try #require(stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen)
        let router = try #require(screen.model as? Router<Chatter.Route>)
        router.trigger(.grow)
        #expect(chatter.inner.map(\.result) == [.performed])
        #expect(stage.tree == "stack[a > asksWhenMade > second]")
    }

    @Test func `coordinators without end are refused`() throws {
        let navigator = Navigator(root: Endless())
        #expect(navigator.beginning.result == .refused(.endless("again")))
        #expect(navigator.tree.notation == "(beginningRefused)")
    }
}
