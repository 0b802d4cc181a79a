import Cairn
import CairnContract
import CairnTesting
import Testing

/// A router of a view model alone: its routes are told, and nothing comes of them.
@MainActor
struct TellingRouterTests {
    enum Route: Hashable { case open(Int), part(Part) }
    enum Part: Hashable { case login }
    enum Named: String, CaseIterable { case list, map }
    enum Outer: Hashable { case logOut, pick }

    /// What the router of each test was asked for.
    @MainActor final class Heard<Route> {
        var routes: [Route] = []
        private(set) lazy var router = Router<Route> { [unowned self] in routes.append($0) }
    }

    @Test func `each route is told before its request returns, and performed`() async {
        let heard = Heard<Route>()
        let request = heard.router.trigger(.open(7))
        #expect(heard.routes == [.open(7)])
        #expect((request.route, request.result) == ("open(7)", .performed))
        #expect(await request.settled() == .performed)
        request.cancel()
        #expect(request.result == .performed)
    }

    @Test func `the same again is told again`() {
        let heard = Heard<Route>()
        for _ in 0..<2 { #expect(heard.router.trigger(.open(7)).result == .performed) }
        #expect(heard.routes == [.open(7), .open(7)])
    }

    @Test func `closing and following a link are performed, and told to nobody`() {
        let heard = Heard<Route>()
        #expect(heard.router.close().result == .performed)
        #expect(heard.router.follow(LinkPath(League.Destination.cover)).result == .performed)
        #expect(heard.routes.isEmpty)
        #expect(heard.router.opener == nil)
    }

    @Test func `whoever waits for a flow's result hears that none comes, and its route is told`() async {
        let heard = Heard<LeagueRoute>()
        let refusal = await #expect(throws: Refusal.self) { _ = try await heard.router.run(.signUp) }
        #expect(
            refusal?.description
                == "'signUp' could not be made: its router only tells what it is asked for, so nothing ends "
                + "with Player; run a coordinator that does in a TestApp")
        #expect(heard.routes == [.signUp])
    }

    @Test func `a question has no answer, and that is no cancelling`() async {
        let heard = Heard<Route>()
        let refusal = await #expect(throws: Refusal.self) {
            _ = try await heard.router.ask(Dialog("Discard?", .destructive("Discard", true), .cancel))
        }
        #expect(
            refusal?.description.hasPrefix(#"'dialog("Discard?")' could not be made: its router"#) == true)
    }

    @Test func `in a task that was cancelled nothing is asked`() async {
        let heard = Heard<LeagueRoute>()
        let task = Task { _ = try await heard.router.run(.signUp) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(heard.routes.isEmpty)
    }

    @Test func `a scoped router tells in the words of the one it is from`() {
        let heard = Heard<Route>()
        heard.router.scoped { .part($0) }.trigger(Part.login)
        #expect(heard.routes == [.part(.login)])
    }

    @Test func `a parent's routes are told where they are of the same type, and performed in any case`() async
    {
        let heard = Heard<Route>()
        #expect(heard.router.parent(Outer.self).trigger(.logOut).result == .performed)
        #expect(heard.router.parent(Route.self).trigger(.open(1)).result == .performed)
        #expect(heard.routes == [.open(1)])
        await #expect(throws: Refusal.self) {
            _ = try await heard.router.parent(Outer.self).run(ResultRoute<Outer, Int>(.pick))
        }
    }

    @Test func `an identifier is told as its route, and an unknown one refused`() {
        let heard = Heard<Named>()
        #expect(heard.router.trigger(id: "map").result == .performed)
        #expect(
            heard.router.trigger(id: "cellar").result
                == .refused(.unknownRoute("cellar", known: ["list", "map"])))
        #expect(heard.routes == [.map])
    }

    @Test func `a Routed view model that was given one is shown, and goes on telling`() async throws {
        let heard = Heard<Den.Route>()
        try await TestApp.run(Den(Den.Model(router: heard.router))) { app in
            let den: Den.Model = try app.model()
            den.router.trigger(.deeper)
            try app.expect("stack[den]")
        }
        #expect(heard.routes == [.deeper])
        try await TestApp.run(Den(Den.Model())) { app in
            try app.model(Den.Model.self).router.trigger(.deeper)
            try app.expect("stack[den > deeper]")
        }
    }
}

/// Its view model takes a router, and has its own where none is given.
@MainActor
private final class Den: Coordinator {
    enum Route: Cairn.Destination { case den, deeper }

    @MainActor final class Model: Routed {
        let router: Router<Route>
        init(router: Router<Route> = Router()) { self.router = router }
    }

    private let model: Model
    init(_ model: Model) { self.model = model }
    var root: Tree.Root<Route> { .stack(.den) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        route == .den ? Screen(model) { _ in NoView("den") } : NoView("deeper")
    }
}
