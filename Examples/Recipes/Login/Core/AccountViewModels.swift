import Cairn

/// The screen for a new account. Its route says what was tapped; what was typed, the coordinator has sent from here.
@MainActor
public final class SignUpViewModel {
    public enum Route { case create }

    public var name = ""
    public var email = ""
    public var password = ""
    private let service: any AuthenticationService
    private let router: Router<Route>

    public init(service: any AuthenticationService, router: Router<Route>) {
        self.service = service
        self.router = router
    }

    public func createTapped() { router.trigger(.create) }

    public func signUp() async throws -> User {
        try await service.signUp(name: name, email: email, password: password)
    }
}

/// The screen for a password that has expired.
@MainActor
public final class ChangePasswordViewModel {
    public enum Route { case save }

    public let user: User
    public var password = ""
    private let service: any AuthenticationService
    private let router: Router<Route>

    public init(user: User, service: any AuthenticationService, router: Router<Route>) {
        self.user = user
        self.service = service
        self.router = router
    }

    public func saveTapped() { router.trigger(.save) }

    public func changePassword() async throws -> User {
        try await service.changePassword(of: user, to: password)
    }
}

/// The screen for who forgot. It leads nowhere, so it needs no router.
@MainActor
public final class ForgotPasswordViewModel {
    public let advice = "Ask your captain for a new one."
    private let close: @MainActor () -> Void

    public init(close: @escaping @MainActor () -> Void) {
        self.close = close
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
