import Cairn
import CairnTesting
import Testing
import UIKit

// The code of the guide's page about feature modules, compiled in one module. `ReadmeTests` compares the two.

// The module Interfaces; all in it is public.
struct Ticket: Hashable, Sendable, Codable { var seat: Int }

@MainActor protocol HasTickets {
    func tickets(for match: Match.ID) -> any Coordinator<Ticket>
}

enum ClubRoute: Hashable { case buyTicket(Match.ID) }

extension ResultRoute where Route == ClubRoute, Output == Ticket {
    static func buyTicket(_ match: Match.ID) -> Self { .init(.buyTicket(match)) }
}

protocol MembersOnly { var isForMembers: Bool { get } }

// The module Tickets. Its coordinator, view models and destinations are internal.
@MainActor final class BoxOffice {}
@MainActor protocol HasBoxOffice { var boxOffice: BoxOffice { get } }

enum Tickets {
    @MainActor static func buying(_ match: Match.ID, _ needs: any HasBoxOffice) -> any Coordinator<Ticket> {
        TicketsCoordinator(match, needs)
    }
}

@MainActor final class TicketsCoordinator: Coordinator {
    typealias Output = Ticket
    enum Route { case seat(Int) }
    enum Destination: Cairn.Destination { case seats }

    init(_ match: Match.ID, _ needs: any HasBoxOffice) {}

    var root: Tree.Root<Destination> { .stack(.seats) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .seat(let seat): .finish(Ticket(seat: seat))
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        Screen(SeatsViewModel(router: router)) { _ in PlayersViewController() }
    }
}

@MainActor final class SeatsViewModel {
    private let router: Router<TicketsCoordinator.Route>
    init(router: Router<TicketsCoordinator.Route>) { self.router = router }
    func tapped(_ seat: Int) { router.trigger(.seat(seat)) }
}

// The module Fixtures.
enum Fixtures {
    @MainActor static func tab() -> any Coordinator<Never> { FixturesCoordinator() }

    @MainActor static func links<Outer>(from entry: LinkEntry<Outer>) -> LinkEntry<Outer> {
        entry.then(FixturesCoordinator.links)
    }
}

@MainActor final class FixturesCoordinator: Coordinator {
    enum Route: Cairn.Destination, MembersOnly {
        case list, match(Match.ID), replay(Match.ID)
        var isForMembers: Bool { if case .replay = self { true } else { false } }
    }

    static let links = LinkTable<Route>([
        .link("", to: .list), .link("{id}", to: Route.match), .link("{id}/replay", to: Route.replay),
    ])

    var root: Tree.Root<Route> { .stack(.list) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .list: PlayersViewController()
        case .match(let id), .replay(let id):
            Screen(FixtureViewModel(match: id, router: router)) { _ in PlayersViewController() }
        }
    }
}

@MainActor final class FixtureViewModel {
    private(set) var ticket: Ticket?
    private let match: Match.ID
    private let router: Router<FixturesCoordinator.Route>

    init(match: Match.ID, router: Router<FixturesCoordinator.Route>) {
        (self.match, self.router) = (match, router)
    }

    func buyTapped() {
        Task {
            do {
                ticket = try await router.parent(ClubRoute.self).run(.buyTicket(match))
            } catch { show(error) }
        }
    }

    private func show(_ error: any Error) {}
}

// The app: the only module that imports all of them.
@MainActor final class ClubModule: HasTickets, HasBoxOffice {
    lazy var boxOffice = BoxOffice()
    var isMember = false

    func tickets(for match: Match.ID) -> any Coordinator<Ticket> { Tickets.buying(match, self) }

    func path(toMatch match: Match.ID) throws -> LinkPath {
        try ClubApp.AppCoordinator.links.parse("club://fixtures/\(match)")
    }
}

enum ClubApp {
    enum AppRoute: AppWide { case startOver }

    @MainActor final class AppCoordinator: EnterGuard {
        typealias Route = any AppWide
        enum Destination: Cairn.Destination { case fixtures, players, tickets(Match.ID), membership }

        static let links = LinkTable<Destination>(
            scheme: "club",
            [Fixtures.links(from: .link("fixtures", to: .fixtures)), .link("players", to: .players)])

        var root: Tree.Root<Destination> { .tabs(.fixtures, .players) }

        func transition(for route: Route, from asker: Asker) -> Next {
            switch route {
            case ClubRoute.buyTicket(let match): .present(.tickets(match), as: .sheet)
            default: .replaceAll(root)
            }
        }

        func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> { .allow }

        func mayEnter(inside destination: AnyDestination, from asker: Asker) -> Verdict<Destination> {
            guard let place = destination.base as? any MembersOnly, place.isForMembers, !module.isMember
            else { return .allow }
            return .interpose(.membership, as: .sheet)
        }

        func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
            switch destination {
            case .fixtures: Fixtures.tab()
            case .players: PlayersViewController()
            case .tickets(let match): module.tickets(for: match)
            case .membership: MembershipCoordinator(module)
            }
        }

        let module: ClubModule
        init(_ module: ClubModule) { self.module = module }
    }
}

/// What the app's coordinator answers.
protocol AppWide {}
extension ClubRoute: AppWide {}

@MainActor final class MembershipCoordinator: Coordinator {
    typealias Output = Void
    enum Route { case joined }
    enum Destination: Cairn.Destination { case offer }

    private let module: ClubModule
    init(_ module: ClubModule) { self.module = module }

    var root: Tree.Root<Destination> { .stack(.offer) }

    func transition(for route: Route, from asker: Asker) -> Next {
        module.isMember = true
        return .finish(())
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        PlayersViewController()
    }
}

/// Stands in for the club around Fixtures, in its demo app and in its tests.
@MainActor final class FixturesDemo: Coordinator {
    typealias Route = ClubRoute
    enum Destination: Cairn.Destination { case fixtures, tickets }

    static let links = LinkTable<Destination>(
        scheme: "demo", [Fixtures.links(from: .link("fixtures", to: .fixtures))])

    var root: Tree.Root<Destination> { .screen(.fixtures) }

    func transition(for route: Route, from asker: Asker) -> Next { .present(.tickets, as: .alert) }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .fixtures: Fixtures.tab()
        case .tickets: Dialog<Ticket>("Tickets", .button("Seat 4", Ticket(seat: 4)), .cancel)
        }
    }
}

@MainActor
struct FixturesTests {
    @Test func `a ticket that was bought is kept`() async throws {
        try await TestApp.run(FixturesDemo()) { app in
            await app.follow("demo://fixtures/7", by: FixturesDemo.links)
            let fixture = try app.model(FixtureViewModel.self)
            fixture.buyTapped()
            await app.rest()
            try app.expect("(fixtures:stack[list > match(7)]) + alert(tickets)")
            app.host.tap("Seat 4")
            await app.rest()
            try app.expect("(fixtures:stack[list > match(7)])")
            #expect(fixture.ticket == Ticket(seat: 4))
        }
    }
}
