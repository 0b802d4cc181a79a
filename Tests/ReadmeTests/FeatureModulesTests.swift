import Cairn
import CairnTesting
import Testing

/// The features together, which is the app's.
@MainActor
struct ClubAppTests {
    private let module = ClubModule()

    @Test func `one feature asks for another by a route, and has its answer`() async throws {
        try await TestApp.run(ClubApp.AppCoordinator(module)) { app in
            await app.follow("club://fixtures/7", by: ClubApp.AppCoordinator.links)
            try app.expect("tabs[*fixtures:stack[list > match(7)], players]")
            let fixture = try app.model(FixtureViewModel.self)
            fixture.buyTapped()
            await app.rest()
            try app.expect("tabs[*fixtures:stack[list > match(7)], players] + sheet(tickets(7):stack[seats])")
            try app.model(SeatsViewModel.self).tapped(4)
            await app.rest()
            try app.expect("tabs[*fixtures:stack[list > match(7)], players]")
            #expect(fixture.ticket == Ticket(seat: 4))
        }
    }

    @Test func `a coordinator whose route is a protocol answers both`() async throws {
        try await TestApp.run(ClubApp.AppCoordinator(module), lenient: true) { app in
            app.host.tapTab(1)
            #expect(await app.trigger(of: ClubApp.AppRoute.startOver) == .performed)
            try app.expect("tabs[*fixtures:stack[list], players]")
        }
    }

    @Test func `a link that names a feature's place only is followed from elsewhere`() async throws {
        #expect(ClubApp.AppCoordinator.links.problems == [])
        try await TestApp.run(ClubApp.AppCoordinator(module), lenient: true) { app in
            app.host.tapTab(1)
            let router: Router<Never> = app.navigator.router()
            router.follow(try module.path(toMatch: 7))
            try app.expect("tabs[*fixtures:stack[list > match(7)], players]")
        }
    }

    @Test func `members only, wherever it is`() async throws {
        try await TestApp.run(ClubApp.AppCoordinator(module)) { app in
            let request = app.navigator.follow("club://fixtures/7/replay", by: ClubApp.AppCoordinator.links)
            try app.expect("tabs[*fixtures:stack[list], players] + sheet(membership:stack[offer] by tabs)")
            await app.trigger(of: MembershipCoordinator.Route.joined)
            #expect(await request.outcome == .performed)
            try app.expect("tabs[*fixtures:stack[list > replay(7)], players]")
        }
    }

    @Test func `what the app pushes stands on the stack of the screen that asked`() async throws {
        try await TestApp.run(PushingClub(module)) { app in
            await app.follow("/fixtures/7", by: PushingClub.links)
            let fixture = try app.model(FixtureViewModel.self)
            fixture.buyTapped()
            await app.rest()
            try app.expect("(fixtures:stack[list > match(7) > tickets(7)(seats)])")
            try app.model(SeatsViewModel.self).tapped(4)
            await app.rest()
            try app.expect("(fixtures:stack[list > match(7)])")
            #expect(fixture.ticket == Ticket(seat: 4))
        }
    }
}

@MainActor final class PushingClub: Coordinator {
    typealias Route = ClubRoute
    enum Destination: Cairn.Destination { case fixtures, tickets(Match.ID) }

    static let links = LinkTable<Destination>([Fixtures.links(from: .link("fixtures", to: .fixtures))])

    private let module: ClubModule
    init(_ module: ClubModule) { self.module = module }

    var root: Tree.Root<Destination> { .screen(.fixtures) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .buyTicket(let match): .push(.tickets(match))
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .fixtures: Fixtures.tab()
        case .tickets(let match): module.tickets(for: match)
        }
    }
}
