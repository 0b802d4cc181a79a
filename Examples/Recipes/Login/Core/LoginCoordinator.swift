import Cairn

/// Where each route leads. Decisions may wait for the service; the user can go on meanwhile.
@MainActor
public final class LoginCoordinator: WaitingCoordinator {
    /// The routes of the screens, joined.
    public enum Route {
        case login(LoginViewModel.Route)
        case signUp(SignUpViewModel.Route)
        case changePassword(ChangePasswordViewModel.Route)
        case home(HomeViewModel.Route)
    }

    public enum Destination: Cairn.Destination, Redacting {
        case credentials, signUp, forgotPassword
        case changePassword(User), home(User)
        case failed(AuthenticationError)

        /// Trees, journals and recordings name the place, and nobody who is there.
        public var redacted: String {
            switch self {
            case .credentials: "credentials"
            case .signUp: "signUp"
            case .forgotPassword: "forgotPassword"
            case .changePassword: "changePassword"
            case .home: "home"
            case .failed(let error): "failed(.\(error))"
            }
        }
    }

    /// For an app that goes on from here, the login is a flow.
    public typealias Output = User

    private let service: any AuthenticationService
    private let views: LoginViews
    private let whenLoggedIn: @MainActor (User) -> Next

    /// - Parameter whenLoggedIn: What follows: home, unless said otherwise. `{ .finish($0) }` ends the flow.
    public init(
        service: any AuthenticationService, views: LoginViews,
        whenLoggedIn: @escaping @MainActor (User) -> Next = { .set(.home($0)) }
    ) {
        self.service = service
        self.views = views
        self.whenLoggedIn = whenLoggedIn
    }

    public var root: Tree.Root<Destination> { .stack(.credentials) }

    public func decision(for route: Route, from asker: Asker) async throws -> Next {
        do {
            switch route {
            case .login(.login):
                let model = try asker.model(LoginViewModel.self)
                let user = try await model.authenticate()
                return model.shouldChangePassword ? .push(.changePassword(user)) : whenLoggedIn(user)
            case .login(.signUp): return .push(.signUp)
            case .login(.forgotPassword): return .present(.stack(.forgotPassword), as: .sheet)
            case .signUp(.create):
                return whenLoggedIn(try await asker.model(SignUpViewModel.self).signUp())
            case .changePassword(.save):
                return whenLoggedIn(try await asker.model(ChangePasswordViewModel.self).changePassword())
            case .home(.logOut): return .set(.credentials)
            }
        } catch let error as AuthenticationError {
            return .present(.failed(error), as: .alert)
        }
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .credentials:
            Screen(LoginViewModel(service: service, router: router.scoped { .login($0) }), views.credentials)
        case .signUp:
            Screen(SignUpViewModel(service: service, router: router.scoped { .signUp($0) }), views.signUp)
        case .forgotPassword:
            Screen(ForgotPasswordViewModel { router.close() }, views.forgotPassword)
        case .changePassword(let user):
            Screen(
                ChangePasswordViewModel(
                    user: user, service: service, router: router.scoped { .changePassword($0) }),
                views.changePassword)
        case .home(let user):
            Screen(HomeViewModel(user: user, router: router.scoped { .home($0) }), views.home)
        case .failed(let error):
            Dialog<Route>("That did not work", message: error.text, .cancel("OK"))
        }
    }
}
