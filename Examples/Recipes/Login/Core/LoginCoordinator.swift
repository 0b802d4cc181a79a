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

    public enum Destination: Cairn.Destination {
        case credentials, signUp, forgotPassword
        case changePassword(User), home(User)
        case failed(String)
    }

    private let service: any AuthenticationService
    private let views: LoginViews

    public init(service: any AuthenticationService, views: LoginViews) {
        self.service = service
        self.views = views
    }

    public var root: Tree.Root<Destination> { .stack(.credentials) }

    public func decision(for route: Route, from asker: Asker) async throws -> Next {
        do {
            switch route {
            case .login(.login):
                let model = try asker.model(LoginViewModel.self)
                let user = try await model.authenticate()
                return model.shouldChangePassword ? .push(.changePassword(user)) : .set(.home(user))
            case .login(.signUp): return .push(.signUp)
            case .login(.forgotPassword): return .present(.stack(.forgotPassword), as: .sheet)
            case .signUp(.signUp):
                return .set(.home(try await asker.model(SignUpViewModel.self).signUp()))
            case .changePassword(.changePassword):
                return .set(.home(try await asker.model(ChangePasswordViewModel.self).changePassword()))
            case .home(.logOut): return .set(.credentials)
            }
        } catch let error as AuthenticationError {
            return .present(.failed(error.text), as: .alert)
        }
    }

    public func screen(
        for destination: Destination, openedBy opener: Asker, router: Router<Route>
    ) -> any Presentable {
        switch destination {
        case .credentials:
            Screen(LoginViewModel(service: service, router: router.scoped { .login($0) }), views.credentials)
        case .signUp:
            Screen(SignUpViewModel(service: service, router: router.scoped { .signUp($0) }), views.signUp)
        case .forgotPassword:
            Screen(ForgotPasswordViewModel(router: router), views.forgotPassword)
        case .changePassword(let user):
            Screen(
                ChangePasswordViewModel(
                    user: user, service: service, router: router.scoped { .changePassword($0) }),
                views.changePassword)
        case .home(let user):
            Screen(HomeViewModel(user: user, router: router.scoped { .home($0) }), views.home)
        case .failed(let why):
            Dialog<Route>("That did not work", message: why, .cancel("OK"))
        }
    }
}
