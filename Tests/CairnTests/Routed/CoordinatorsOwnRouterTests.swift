import Cairn
import CairnContract
import CairnTesting
import Testing

/// A coordinator that is `Routed` asks itself, in the name of its own node.
@MainActor
struct CoordinatorsOwnRouterTests {
    private let gallery = Gallery()

    @Test func `the window's own coordinator asks itself`() {
        let stage = Stage(gallery)
        #expect(gallery.router.trigger(.picture(1)).result == .performed)
        #expect(stage.tree == "stack[wall > picture(1)]")
        stage.expectAtRest()
    }

    @Test func `what it asks before the window begins waits for that`() {
        let request = gallery.router.trigger(.picture(1))
        #expect(request.result == nil)
        let stage = Stage(gallery)
        #expect(request.result == .performed)
        #expect(stage.tree == "stack[wall > picture(1)]")
    }

    @Test func `a flow asks itself as soon as it is there, and ends itself`() throws {
        let stage = Stage(gallery)
        try stage.ask(for: Gallery.Route.hall)
        #expect(stage.tree == "stack[wall > hall(door > window)]")
        let hall: Hall = try stage.model(of: "hall")
        #expect(hall.router.trigger(.name("Rose")).result == .performed)
        #expect(stage.tree == "stack[wall > picture(4)]")
        #expect(hall.router.trigger(.window).result == .refused(.askerLeft))
    }

    @Test func `a flow closes itself`() throws {
        let stage = Stage(gallery)
        try stage.ask(for: Gallery.Route.hall)
        let hall: Hall = try stage.model(of: "hall")
        #expect(hall.router.close().result == .performed)
        #expect(stage.tree == "stack[wall]")
    }

    @Test func `what it asks in its own guard, before it is there, does not wait for itself`() async throws {
        let porch = Porch()
        let stage = Stage(porch)
        try await waitUntil { stage.tree == "stack[yard] + sheet(key:stack[hook] by stack)" }
        try stage.ask(for: Key.Route.taken)
        try await waitUntil { stage.tree == "stack[yard > inner(room)]" }
        stage.expectAtRest()
    }
}

/// Opens an inner room at once, whose coordinator asks for a key in its own name before anybody comes in.
@MainActor
private final class Porch: Coordinator, Routed {
    enum Route: Cairn.Destination { case yard, inner, key }
    let router = Router<Route>()
    var root: Tree.Root<Route> { .stack(.yard) }

    init() { router.trigger(.inner) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        route == .key ? .present(.screen(.key), as: .sheet) : .push(route)
    }

    func screen(for place: Route, router: Router<Route>) -> any Presentable {
        switch place {
        case .yard: Screen(router) { _ in NoView("yard") }
        case .inner: Inner()
        case .key: Key()
        }
    }
}

@MainActor
private final class Inner: EnterGuard, Routed {
    enum Route: Cairn.Destination { case room }
    let router = Router<Route>()
    var root: Tree.Root<Route> { .stack(.room) }

    func mayEnter(_ destination: Route, from asker: Asker) -> Verdict<Route> {
        .wait { [router] in
            let key = ResultRoute<Porch.Route, Bool>(.key)
            return (try? await router.parent().run(key)) == true ? .allow : .refuse("no key")
        }
    }

    func screen(for place: Route, router: Router<Route>) -> any Presentable {
        Screen(router) { _ in NoView("room") }
    }
}

@MainActor
private final class Key: Coordinator {
    enum Route: Hashable { case taken }
    enum Destination: Cairn.Destination { case hook }
    typealias Output = Bool
    var root: Tree.Root<Destination> { .stack(.hook) }
    func transition(for route: Route, from asker: Asker) throws -> Next { .finish(true) }
    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        Screen(router) { _ in NoView("hook") }
    }
}
