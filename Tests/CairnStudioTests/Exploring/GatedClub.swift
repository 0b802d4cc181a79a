import Cairn
import CairnUIKit
import UIKit

@testable import CairnStudio

/// An app whose links wait for a login of two screens.
final class GatedClub: ExploredDelegate {
    override func makeNavigator() -> Navigator { Navigator(root: GatedClubCoordinator()) }

    override func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        navigator?.follow(url, by: GatedClubCoordinator.links)
        return true
    }
}

@MainActor
final class GatedClubCoordinator: Coordinator, EnterGuard {
    enum Destination: Cairn.Destination, Codable { case login, code, home, match(Int), vault }
    enum Route: Hashable { case code, home }
    static let links = LinkTable<Destination>(
        scheme: "gated",
        [
            .link("home", to: .home), .link("matches/{id}", to: Destination.match),
            .link("vault", to: .vault),
        ])

    private var isIn = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    var root: Tree.Root<Destination> { .stack(.login) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .code: return .push(.code)
        case .home:
            isIn = true
            waiting.forEach { $0.resume() }
            waiting = []
            return .set(.home)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .login: ExploredPage("Log in").button("Go on") { router.trigger(.code) }
        case .code: ExploredPage("Code").button("Log in") { router.trigger(.home) }
        case .home: ExploredPage("Home")
        case .match(let id): ExploredPage("Match \(id)")
        case .vault: ExploredPage("Vault")
        }
    }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        switch destination {
        case .login, .code: .allow
        case .vault: .refuse("It is locked.")
        case _ where isIn: .allow
        default:
            .wait { [weak self] in
                await withCheckedContinuation { self?.waiting.append($0) }
                return .allow
            }
        }
    }
}
