import Cairn
import CairnTesting
import CairnUIKit
import UIKit

// The code of the README, compiled. `ReadmeTests` compares the two.

struct Match {
    typealias ID = Int
}

@MainActor final class MatchStore {}

final class MatchListViewModel {
    let router: Router<MatchesCoordinator.Route>
    init(store: MatchStore, router: Router<MatchesCoordinator.Route>) { self.router = router }
}

final class MatchViewModel {
    init(id: Match.ID, store: MatchStore) {}
}

final class MatchListViewController: UIViewController {
    let viewModel: MatchListViewModel
    init(viewModel: MatchListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}

final class MatchViewController: UIViewController {
    init(viewModel: MatchViewModel) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

@MainActor final class MatchesCoordinator: Coordinator {
    enum Route: Cairn.Destination, Codable { case list, match(Match.ID) }

    var root: Tree.Root<Route> { .stack(.list) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .list: MatchListViewController(viewModel: MatchListViewModel(store: store, router: router))
        case .match(let id): MatchViewController(viewModel: MatchViewModel(id: id, store: store))
        }
    }

    let store: MatchStore
    init(store: MatchStore) { self.store = store }
}

@MainActor
func show(in window: UIWindow, store: MatchStore) -> Navigator {
    let navigator = Navigator(root: MatchesCoordinator(store: store))
    navigator.attach(UIKitHost(window: window))
    return navigator
}

@MainActor
func firstTest(_ store: MatchStore) async throws {
    try await TestApp.run(MatchesCoordinator(store: store)) { app in
        await app.trigger(.match(7))
        try app.expect("stack[list > match(7)]")  // what a request changes has to be expected before the next
        app.host.tapBack()
        try app.expect("stack[list]")
    }
}

@MainActor final class SeasonCoordinator: Coordinator {
    enum Route: Cairn.Destination, Codable { case matches, players }
    static let links = LinkTable<Route>(
        scheme: "club",
        [.link("fixtures", to: .matches).then(MatchesCoordinator.links), .link("players", to: .players)])

    var root: Tree.Root<Route> { .tabs(.matches, .players) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .matches: MatchesCoordinator(store: store)  // made when its tab is in front first
        case .players: PlayersViewController()
        }
    }

    let store: MatchStore
    init(store: MatchStore) { self.store = store }
}

final class PlayersViewController: UIViewController {}

@MainActor
func showTabs(in window: UIWindow, store: MatchStore) -> Navigator {
    let items = UIKitHost.Configuration(tabItem: { UITabBarItem(title: $0.label, image: nil, tag: 0) })
    let navigator = Navigator(root: SeasonCoordinator(store: store))
    navigator.attach(UIKitHost(window: window, configuration: items))
    return navigator
}

final class DraftViewModel: LeaveGuard {
    var isArmed: Bool { text != saved }  // no swipe, pull or link takes it away unasked
    func mayLeave() -> Dialog<Bool> {
        Dialog("Discard the draft?", .destructive("Discard", true), .cancel)
    }

    func deleteTapped() async throws {
        let question = Dialog("Delete it?", .destructive("Delete", true), .cancel)
        guard try await router.ask(question) else { return }
        (text, saved) = ("", "")
        router.close()
    }

    var text = "", saved = ""
    private let router: Router<Never>
    init(router: Router<Never>) { self.router = router }
}

@MainActor
func showMatches(on stack: UINavigationController, store: MatchStore) async throws {
    try await MatchesCoordinator(store: store).run(on: UIKitHost(navigationController: stack))
}

extension MatchesCoordinator {
    static let links = LinkTable<Route>(
        scheme: "club", host: "club.example",
        [.link("matches", to: .list), .link("matches/{id}", to: Route.match)])
}

@MainActor
func comeAndGo(_ navigator: Navigator, store: MatchStore) throws -> (String, String, Navigator) {
    navigator.follow("club://matches/7", by: MatchesCoordinator.links)  // one change, through all guards
    let link = try MatchesCoordinator.links.print(visibleIn: navigator.tree)  // to what is in front
    let report = navigator.journal.text()  // Replay(text: report): the trees again, by label
    let again = Navigator(root: MatchesCoordinator(store: store), restoring: navigator.snapshot())
    return (link, report, again)
}

@MainActor final class LoginViewModel: Routed {
    enum Route: String, CaseIterable { case login, signUp, forgotPassword }
    let router = Router<Route>()  // what is asked before the screen is there waits for that

    func loginTapped() { router.trigger(.login) }
    var shouldChangePassword = false
}

final class SignUpViewModel {}

@MainActor struct LoginViews {
    var credentials: @MainActor (LoginViewModel) -> any Presentable
    var signUp: @MainActor (SignUpViewModel) -> any Presentable
}

@MainActor final class LoginCoordinator: Coordinator {
    typealias Route = LoginViewModel.Route  // login, signUp, forgotPassword
    enum Destination: Cairn.Destination { case credentials, home, changePassword, signUp, failed(String) }

    var root: Tree.Root<Destination> { .stack(.credentials) }

    func transition(for route: Route, from asker: Asker) throws -> Next {  // the decision, and only here
        switch route {
        case .login:
            try asker.model(LoginViewModel.self).shouldChangePassword ? .push(.changePassword) : .set(.home)
        case .signUp: .push(.signUp)
        case .forgotPassword: .present(.failed("Ask your captain."), as: .alert)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {  // the making, exhaustive
        case .credentials: Screen(LoginViewModel(), views.credentials)
        case .signUp: Screen(SignUpViewModel(), views.signUp)
        case .home, .changePassword: MatchesCoordinator(store: store)  // a coordinator is a screen too
        case .failed(let why):
            Dialog<Route>("Could not log in", message: why, .button("Try again", .login), .cancel)
        }
    }

    let views: LoginViews
    let store: MatchStore
    init(views: LoginViews, store: MatchStore) {
        self.views = views
        self.store = store
    }
}
