import Cairn
import CairnBinding

/// The login screen: what it asks for, and nothing of where that leads.
@MainActor
public final class LoginViewModel {
    /// By value, and by identifier too: `router.trigger(id: "signUp")`, from a push message say.
    public enum Route: String, CaseIterable { case login, signUp, forgotPassword }

    public var email = ""
    public var password = ""
    /// Whether an answer is awaited.
    public var isBusy: Property<Bool> { busy }
    public var canLogIn: Property<Bool> { busy.map { !$0 } }
    /// What the answer said. The coordinator decides by it.
    public private(set) var user: User?
    public var shouldChangePassword: Bool { user?.passwordExpired ?? false }

    public let router: Router<Route>
    private let busy = MutableProperty(false)
    private let service: any AuthenticationService

    public init(service: any AuthenticationService, router: Router<Route>) {
        self.service = service
        self.router = router
    }

    public func logInTapped() { router.trigger(.login) }
    public func signUpTapped() { router.trigger(.signUp) }
    public func forgotPasswordTapped() { router.trigger(.forgotPassword) }

    /// Asks the service for whoever typed this.
    public func authenticate() async throws -> User {
        busy.value = true
        defer { busy.value = false }
        let user = try await service.logIn(email: email, password: password)
        self.user = user
        return user
    }
}
