import Cairn
import CairnTesting
import CairnUIKit
import Testing
import UIKit

// The code of the guide's page about coordinators, compiled: of results and guards. `ReadmeTests` compares the two.

struct Player: Hashable, Sendable {
    var name: String
}

@MainActor final class PickPlayerCoordinator: Coordinator {
    typealias Output = Player
    enum Route: Hashable { case picked(Player) }
    enum Destination: Cairn.Destination { case players }

    var root: Tree.Root<Destination> { .stack(.players) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .picked(let player): .finish(player)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        Screen(PlayersViewModel(router: router)) { _ in PlayersViewController() }
    }
}

@MainActor final class PlayersViewModel {
    private let router: Router<PickPlayerCoordinator.Route>
    init(router: Router<PickPlayerCoordinator.Route>) { self.router = router }
    func picked(_ player: Player) { router.trigger(.picked(player)) }
}

extension ResultRoute where Route == LineupCoordinator.Route, Output == Player {
    static var pickPlayer: Self { .init(.pickPlayer) }
}

@MainActor final class LineupViewModel {
    private(set) var players: [Player] = []
    private let router: Router<LineupCoordinator.Route>

    init(router: Router<LineupCoordinator.Route>) { self.router = router }

    func addTapped() {
        Task {
            do {
                players.append(try await router.run(.pickPlayer))
            } catch is CancellationError {  // the user went back, or this screen has left
            } catch { show(error) }
        }
    }

    private func show(_ error: any Error) {}
}

@MainActor final class LineupCoordinator: Coordinator {
    enum Route { case pickPlayer, picked(Player) }
    enum Destination: Cairn.Destination { case lineup, pickPlayer, player(Player) }

    var root: Tree.Root<Destination> { .stack(.lineup) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .pickPlayer: .present(.pickPlayer, as: .sheet)
        case .picked(let player): .push(.player(player))
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .lineup: Screen(LineupViewModel(router: router)) { _ in PlayersViewController() }
        case .pickPlayer: PickPlayerCoordinator().onFinish { Route.picked($0) }
        case .player: PlayersViewController()
        }
    }
}

@MainActor final class AccountCoordinator: EnterGuard {
    enum Route: Cairn.Destination { case matches, account, login }

    var root: Tree.Root<Route> { .stack(.matches) }

    func mayEnter(_ destination: Route, from asker: Asker) -> Verdict<Route> {
        switch destination {
        case .account where session.user == nil: .interpose(.login, as: .sheet)
        default: .allow
        }
    }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .matches, .account: PlayersViewController()
        case .login: SignInCoordinator(session: session)
        }
    }

    let session = LoginSession()
}

/// A guard that needs time.
@MainActor final class SlowAccountCoordinator: EnterGuard {
    enum Route: Cairn.Destination { case matches, account }

    var root: Tree.Root<Route> { .stack(.matches) }

    func mayEnter(_ destination: Route, from asker: Asker) -> Verdict<Route> {
        switch destination {
        case .account: .wait { [session] in await session.refresh() ? .allow : .refuse("Log in first.") }
        case .matches: .allow
        }
    }

    func screen(for route: Route, router: Router<Route>) -> any Presentable { PlayersViewController() }

    let session = LoginSession()
}

@MainActor final class SignInCoordinator: Coordinator {
    typealias Output = Player
    enum Route { case done(Player) }
    enum Destination: Cairn.Destination { case name }

    var root: Tree.Root<Destination> { .stack(.name) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .done(let player):
            session.user = player  // the guard looks there
            return .finish(player)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        PlayersViewController()
    }

    let session: LoginSession
    init(session: LoginSession) { self.session = session }
}

@MainActor
struct ResultTests {
    private let ana = Player(name: "Ana")

    @Test func `a result comes to who asked for it`() async throws {
        try await TestApp.run(LineupCoordinator(), lenient: true) { app in
            let lineup = try app.model(LineupViewModel.self)
            lineup.addTapped()
            await app.rest()
            try app.expect("stack[lineup] + sheet(pickPlayer:stack[players])")
            await app.trigger(of: PickPlayerCoordinator.Route.picked(ana))
            await app.rest()
            try app.expect("stack[lineup]")
            #expect(lineup.players == [ana])
            await app.trigger(.pickPlayer)
            await app.trigger(of: PickPlayerCoordinator.Route.picked(ana))
            #expect(
                app.navigator.tree.visible.destination?.base as? LineupCoordinator.Destination == .player(ana)
            )
        }
    }

    @Test func `the login comes first`() async throws {
        try await TestApp.run(AccountCoordinator()) { app in
            let request = app.request(AccountCoordinator.Route.account)
            try app.expect("stack[matches] + sheet(login:stack[name])")
            await app.trigger(of: SignInCoordinator.Route.done(ana))
            #expect(await request.outcome == .performed)
            try app.expect("stack[matches > account]")
        }
    }
}
