import Cairn

/// The screen for a new account. Its one way on carries what it made.
@MainActor
public final class SignUpViewModel {
    public enum Route { case signUp }

    public var name = ""
    public var email = ""
    public var password = ""
    private let service: any AuthenticationService
    private let router: Router<Route>

    public init(service: any AuthenticationService, router: Router<Route>) {
        self.service = service
        self.router = router
    }

    public func createTapped() { router.trigger(.signUp) }

    public func signUp() async throws(AuthenticationError) -> User {
        try await service.signUp(name: name, email: email, password: password)
    }
}

/// The screen for a password that has expired.
@MainActor
public final class ChangePasswordViewModel {
    public enum Route { case changePassword }

    public let user: User
    public var password = ""
    private let service: any AuthenticationService
    private let router: Router<Route>

    public init(user: User, service: any AuthenticationService, router: Router<Route>) {
        self.user = user
        self.service = service
        self.router = router
    }

    public func saveTapped() { router.trigger(.changePassword) }

    public func changePassword() async throws(AuthenticationError) -> User {
        try await service.changePassword(of: user, to: password)
    }
}

/// The screen for who forgot. It asks for nothing, and closes itself.
@MainActor
public final class ForgotPasswordViewModel {
    public let advice = "Ask your captain for a new one."
    private let close: () -> Void

    public init(router: Router<LoginCoordinator.Route>) {
        close = { router.close() }
    }

    public func doneTapped() { close() }
}

/// Where everybody wants to go.
@MainActor
public final class HomeViewModel {
    public enum Route { case logOut }

    public let greeting: String
    private let router: Router<Route>

    public init(user: User, router: Router<Route>) {
        greeting = "Hello, \(user.name)!"
        self.router = router
    }

    public func logOutTapped() { router.trigger(.logOut) }
}
