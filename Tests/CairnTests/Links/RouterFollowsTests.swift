import Cairn
import CairnContract
import CairnTesting
import Testing

/// A screen's router follows a link, as the navigator does.
@MainActor
struct RouterFollowsTests {
    @Test func `from one tab to what another tab's coordinator shows`() async throws {
        try await TestApp.run(Season()) { app in
            let home = try app.model(Home.self)
            #expect(await home.open(7).outcome == .performed)
            try app.expect("tabs[home, *matches:stack[list > match(7)]]")
            #expect(app.navigator.journal.entries.last?.cause == .link("matches / match(7)"))
            // It is no wish of its screen: that one may have one besides.
            #expect(await home.open(7).outcome == .performed)
            try app.expect("tabs[home, *matches:stack[list > match(7)]]")
            var replay = try Replay(text: app.navigator.journal.text())
            try replay.playToEnd()
            #expect(replay.tree.notation == app.navigator.tree.notation)
        }
    }

    @Test func `a screen that has left follows nothing`() async throws {
        try await TestApp.run(Season()) { app in
            let home = try app.model(Home.self)
            await app.trigger(Season.Route.restart)
            try app.expect("tabs[*matches:stack[list]]")
            #expect(await home.open(7).outcome == .refused(.askerLeft))
            try app.expect("tabs[*matches:stack[list]]")
        }
    }

    @Test func `what a screen follows before it is shown waits for the change that brings it`() async throws {
        try await TestApp.run(Season(opening: 3)) { app in
            try app.expect("tabs[home, *matches:stack[list > match(3)]]")
        }
    }

    @Test func `a router without a place waits for that`() async throws {
        let model = Early()
        let request = model.router.follow(LinkPath(Season.Route.matches, Matches.Route.match(1)))
        #expect(request.result == nil)
        try await TestApp.run(Season(early: model)) { app in
            #expect(await request.outcome == .performed)
            try app.expect("tabs[home, *matches:stack[list > match(1)]]")
        }
    }
}

@MainActor
private final class Home {
    let open: @MainActor (Int) -> Request
    init(open: @escaping @MainActor (Int) -> Request) { self.open = open }
}

@MainActor
private final class Early: Routed {
    enum Route { case nothing }
    let router = Router<Route>()
}

@MainActor
private final class Season: Coordinator {
    enum Route: Cairn.Destination { case home, matches, restart }
    private let opening: Int?
    private let early: Early?
    var root: Tree.Root<Route> { .tabs(.screen(.home), [.screen(.matches)]) }

    init(opening: Int? = nil, early: Early? = nil) { (self.opening, self.early) = (opening, early) }

    func transition(for route: Route, from asker: Asker) -> Next { .replaceAll(.tabs(.screen(.matches), [])) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        guard route == .home else { return Matches() }
        if let early {
            return Screen(early, routes: { _ in Route.restart }) { _ in NoView("home") }
        }
        let open: @MainActor (Int) -> Request = {
            router.follow(LinkPath(Route.matches, Matches.Route.match($0)))
        }
        if let opening { _ = open(opening) }
        return Screen(Home(open: open)) { _ in NoView("home") }
    }
}

@MainActor
private final class Matches: Coordinator {
    enum Route: Cairn.Destination { case list, match(Int) }
    var root: Tree.Root<Route> { .stack(.list) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        Screen(0) { _ in NoView("\(route)") }
    }
}
