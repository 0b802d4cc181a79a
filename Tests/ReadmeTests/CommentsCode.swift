import Cairn
import CairnSystemScreens
import CairnTesting
import CairnUIKit
import Foundation
import UIKit

// The code of the comments in Sources, compiled: of asking, dialogs and flows. `ReadmeTests` compares the two.

struct Item {
    typealias ID = Int
}

@MainActor
enum Asking {
    static func close() {}

    static func ask(_ router: Router<Never>) async throws {
        if try await router.ask(Dialog("Discard the draft?", .destructive("Discard", true), .cancel)) {
            close()
        }
    }

    enum Route { case add(String) }

    static func dialog() -> Dialog<Route> {
        Dialog<Route>(
            "New player", fields: [.field("Name", rule: .filled)], .button("Save", text: Route.add), .cancel)
    }

    final class ListViewModel: Routed {
        enum Route { case open(Item.ID) }
        let router = Router<Route>()
        func tapped(_ id: Item.ID) { router.trigger(.open(id)) }
    }

    @MainActor final class PlayersViewModel: Activatable {
        func refetch() {}
        func didBecomeActive() { refetch() }
    }

    @MainActor final class DraftViewModel: LeaveGuard {
        var draft = "", saved = ""
        var isArmed: Bool { draft != saved }
        func mayLeave() -> Dialog<Bool> {
            Dialog("Discard the draft?", .destructive("Discard", true), .cancel)
        }
    }
}

extension DialogRule {
    static func unused(among names: Set<String>) -> Self {
        Self("unused among \(names.sorted())") { !names.contains($0) }
    }
}

struct User: Sendable {}
enum ShareRoute { case share(Flows.Game) }

extension ResultRoute where Route == ShareRoute, Output == ShareSheet.Answer {
    static func share(_ match: Flows.Game) -> Self { .init(.share(match)) }
}

enum LoginRoute: Hashable { case signUp }

extension ResultRoute where Route == LoginRoute, Output == User {
    static var signUp: Self { .init(.signUp) }
}

enum Secrets {
    enum LoginRoute: Hashable, Redacting {
        case signedIn(name: String)
        var redacted: String { "signedIn" }
    }
}

@MainActor
enum Flows {
    struct Game: Hashable, Sendable { var title: String, page: String }

    @MainActor final class SignUpCoordinator: Coordinator {
        typealias Output = User
        enum Route: Cairn.Destination { case name }
        var root: Tree.Root<Route> { .stack(.name) }
        func transition(for route: Route, from asker: Asker) -> Tree.Transition<Route, User> {
            .finish(User())
        }
        func screen(for route: Route, router: Router<Route>) -> any Presentable { UIViewController() }
    }

    enum Route { case signedUp(User) }
    enum Destination { case signUp, share(Game) }

    static func screen(for destination: Destination) -> any Presentable {
        switch destination {
        case .signUp: SignUpCoordinator().onFinish { Route.signedUp($0) }
        case .share(let match): ShareSheet(.text(match.title), .link(match.page))
        }
    }

    static func ask(_ router: Router<LoginRoute>) async throws -> User {
        let user = try await router.run(.signUp)
        return user
    }

    static func share(_ match: Game, _ router: Router<ShareRoute>) async throws -> ShareSheet.Answer {
        let answer = try await router.run(.share(match))
        return answer
    }

    typealias SignUp = SignUpCoordinator

    static func run(on navigationController: UINavigationController) async throws -> User {
        let player = try await SignUp().run(on: UIKitHost(navigationController: navigationController))
        return player
    }
}

@MainActor
enum ViewModelTests {
    final class PlayerList {
        var isRefreshing = false
        func didBecomeActive() {}
    }

    static func refreshes(_ list: PlayerList) async throws {
        try await withTasksInOrder {
            list.didBecomeActive()
            try await waitUntil { !list.isRefreshing }
        }
    }
}
