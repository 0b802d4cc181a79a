import Cairn
import CairnUIKit

// The code of the guide's pages about coordinators, compiled. `ReadmeTests` compares the two.

@MainActor final class LoginSession {
    var user: Player?
    var passwordHasExpired = false

    /// Whether somebody is logged in.
    func refresh() async -> Bool { user != nil }
}

@MainActor final class LoginViewModel: Routed {
    enum Route: String, CaseIterable { case login, forgotPassword }
    let router = Router<Route>()  // requests made before the screen is shown wait for it
    private let session: LoginSession

    init(session: LoginSession) { self.session = session }

    var mustChangePassword: Bool { session.passwordHasExpired }
    func loginTapped() { router.trigger(.login) }
    func forgotPasswordTapped() { router.trigger(.forgotPassword) }
}

final class ChangePasswordViewModel {}
final class ForgotPasswordViewModel {}

@MainActor struct LoginViews {
    var credentials: @MainActor (LoginViewModel) -> any Presentable
    var changePassword: @MainActor (ChangePasswordViewModel) -> any Presentable
    var forgotPassword: @MainActor (ForgotPasswordViewModel) -> any Presentable
}

@MainActor final class LoginCoordinator: Coordinator {
    typealias Route = LoginViewModel.Route  // login, forgotPassword
    enum Destination: Cairn.Destination { case credentials, home, changePassword, forgotPassword }

    var root: Tree.Root<Destination> { .stack(.credentials) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .login:
            try asker.model(LoginViewModel.self).mustChangePassword ? .push(.changePassword) : .set(.home)
        case .forgotPassword: .push(.forgotPassword)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .credentials: Screen(LoginViewModel(session: session), views.credentials)
        case .changePassword: Screen(ChangePasswordViewModel(), views.changePassword)
        case .forgotPassword: Screen(ForgotPasswordViewModel(), views.forgotPassword)
        case .home: MatchesCoordinator(store: store)  // a coordinator is a screen too
        }
    }

    let views: LoginViews
    let session: LoginSession
    let store: MatchStore
    init(views: LoginViews, session: LoginSession, store: MatchStore) {
        self.views = views
        self.session = session
        self.store = store
    }
}

@MainActor final class TicketCoordinator: WaitingCoordinator {
    enum Route { case buy }
    enum Destination: Cairn.Destination { case match, payment, soldOut }

    var root: Tree.Root<Destination> { .stack(.match) }

    func decision(for route: Route, from asker: Asker) async throws -> Next {
        switch route {
        case .buy: try await shop.seatsLeft() > 0 ? .push(.payment) : .present(.soldOut, as: .alert)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .match, .payment: MatchViewController(viewModel: MatchViewModel(id: 7, store: MatchStore()))
        case .soldOut: Dialog<Route>("Sold out")
        }
    }

    @MainActor final class Shop {
        func seatsLeft() async throws -> Int { 0 }
    }

    let shop = Shop()
}

@MainActor final class AccountViewModel {
    enum Route { case logOut }
    private let router: Router<Route>
    private let session: LoginSession

    init(router: Router<Route>, session: LoginSession) { (self.router, self.session) = (router, session) }

    func logOutTapped() {
        Task {
            guard await router.trigger(.logOut).outcome == .performed else { return }
            session.user = nil
        }
    }
}
