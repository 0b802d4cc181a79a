import Cairn
import CairnTesting
import CairnUIKit
import Foundation
import Testing
import UIKit

// The code of the guide's page about links and saved state, compiled. `ReadmeTests` compares the two.

extension MatchesCoordinator {
    static let links = LinkTable<Route>(
        scheme: "club", host: "club.example",
        [.link("matches", to: .list), .link("matches/{id}", to: Route.match)])
}

struct Score: Cairn.Destination { let home: Int, away: Int }

extension Score: LinkParameter {
    static func linkValue(of text: String) -> Score? {
        let goals = text.split(separator: "-").compactMap { Int($0) }
        return goals.count == 2 ? Score(home: goals[0], away: goals[1]) : nil
    }
    var linkText: String { "\(home)-\(away)" }
}

@MainActor
func comeAndGo(_ navigator: Navigator, store: MatchStore) throws -> (String, String, Navigator) {
    navigator.follow("club://matches/7", by: MatchesCoordinator.links)  // one change, through all guards
    let link = try MatchesCoordinator.links.print(visibleIn: navigator.tree)  // to what is in front
    let report = navigator.journal.text()  // Replay(text: report): the trees again, by label
    let again = Navigator(root: MatchesCoordinator(store: store), restoring: navigator.snapshot())
    return (link, report, again)
}

@MainActor final class Account {
    var onExpired: @MainActor () -> Void = {}
}

@MainActor final class WindowCoordinator: Coordinator, Routed {
    enum Route { case sessionExpired }
    enum Destination: Cairn.Destination { case matches, login }
    let router = Router<Route>()

    init(account: Account, store: MatchStore) {
        self.store = store
        account.onExpired = { [router] in router.trigger(.sessionExpired) }
    }

    var root: Tree.Root<Destination> { .screen(.matches) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .sessionExpired: .replaceAll(.stack(.login))
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .matches: MatchesCoordinator(store: store)
        case .login: PlayersViewController()
        }
    }

    let store: MatchStore
}

/// A coordinator whose links do not stand on each other.
@MainActor
private final class LinkedMatches: Coordinator {
    enum Route: Cairn.Destination { case list, match(Int) }
    static let links = LinkTable<Route>(
        scheme: "club", [.link("", to: .list), .link("matches/{id}", to: Route.match)])

    var root: Tree.Root<Route> { .stack(.list) }

    func transition(toLinked destination: Route) -> Next { .several(.popToRoot, .push(destination)) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        Screen(()) { UIViewController() }
    }
}

@MainActor
struct Analytics {
    var screen: @MainActor (String) -> Void

    func start(_ navigator: Navigator) -> Task<Void, Never> {
        let changes = navigator.changes()
        screen(navigator.tree.visible.label)
        return Task {
            for await entry in changes where entry.tree.visible.id != entry.before.visible.id {
                screen(entry.tree.visible.label)
            }
        }
    }
}

extension Account {
    struct Token: Redacting {
        let value: String
        var redacted: String { "token" }
    }
}

@MainActor
struct FromOutsideTests {
    @Test func `a session that expires shows the login, whatever is in front`() async throws {
        let account = Account()
        try await TestApp.run(WindowCoordinator(account: account, store: MatchStore()), lenient: true) {
            app in
            await app.trigger(of: MatchesCoordinator.Route.match(7))
            account.onExpired()
            try app.expect("stack[login]")
        }
    }

    @Test func `a link to another match takes the place of the one that is open`() async throws {
        try await TestApp.run(LinkedMatches()) { app in
            for number in [7, 8] {
                await app.follow("club://matches/\(number)", by: LinkedMatches.links)
                try app.expect("stack[list > match(\(number))]")
            }
        }
    }

    @Test func `each screen is logged once`() async throws {
        var seen: [String] = []
        try await TestApp.run(MatchesCoordinator(store: MatchStore()), lenient: true) { app in
            let task = Analytics { seen.append($0) }.start(app.navigator)
            await app.trigger(.match(7))
            app.host.tapBack()
            await app.rest()
            #expect(seen == ["list", "match(7)", "list"])
            task.cancel()
        }
    }
}

/// The coordinator of an older version of the app, and that of today.
@MainActor
private final class OldGames: Coordinator {
    enum Route: Cairn.Destination, Codable { case list, game(Int) }
    var root: Tree.Root<Route> { .stack(.list) }
    func screen(for route: Route, router: Router<Route>) -> any Presentable { UIViewController() }
}

@MainActor
private final class NewGames: MigratingCoordinator {
    struct ID: Hashable, Sendable, Codable { let number: Int }
    enum Route: Cairn.Destination, Codable { case list, match(ID) }

    var version: Int { 1 }  // what was saved before there was one is of version 0
    func migrated(_ old: SavedValue, from version: Int) -> SavedValue {
        var new = old.renaming("game", to: "match")
        // {"match": {"_0": 7}} was .match(7), and is .match(Match.ID(number: 7)) now.
        if let number = new["match"]?["_0"] { new["match"]?["_0"] = .object(["number": number]) }
        return new
    }

    var root: Tree.Root<Route> { .stack(.list) }
    func screen(for route: Route, router: Router<Route>) -> any Presentable { UIViewController() }
}

@MainActor
struct MigratingTests {
    @Test func `what an older version saved comes back`() throws {
        let old = Navigator(root: OldGames())
        old.attach(TestHost())
        old.router(for: OldGames.Route.self).trigger(.game(7))
        let new = Navigator(root: NewGames(), restoring: old.snapshot())
        #expect(new.tree.visible.destination == AnyDestination(NewGames.Route.match(.init(number: 7))))
        #expect(new.notRestored.isEmpty)
        let saved = try SavedValue(["a": 7])
        #expect("\(saved)" == #"{"a":7}"#)
        let name = new.tree.visible.destination.map { String(reflecting: type(of: $0.base)) }
        #expect(name?.hasSuffix("NewGames.Route") == true)
    }
}
