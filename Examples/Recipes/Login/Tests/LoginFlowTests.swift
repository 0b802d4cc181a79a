import Cairn
import CairnTesting
import Foundation
import LoginRecipe
import Testing

/// A service that answers when the test says so: nothing here waits for time to pass.
@MainActor
private final class TestService: AuthenticationService {
    var answer: Result<User, AuthenticationError> = .success(ana)
    private var gate: CheckedContinuation<Void, Never>?
    var isHeld = false
    static let ana = User(name: "Ana", email: "ana@example.org")
    static let eddie = User(name: "Eddie", email: "eddie@example.org", passwordExpired: true)

    func logIn(email: String, password: String) async throws(AuthenticationError) -> User {
        try await reply()
    }
    func signUp(name: String, email: String, password: String) async throws(AuthenticationError) -> User {
        try await reply()
    }
    func changePassword(of user: User, to password: String) async throws(AuthenticationError) -> User {
        try await reply()
    }

    func release() {
        isHeld = false
        gate?.resume()
        gate = nil
    }

    private func reply() async throws(AuthenticationError) -> User {
        if isHeld { await withCheckedContinuation { gate = $0 } }
        return try answer.get()
    }
}

@MainActor
struct LoginFlowTests {
    private let service = TestService()
    private let navigator: Navigator
    private let host = TestHost()
    private let ledger: Ledger

    init() {
        navigator = Navigator(root: LoginCoordinator(service: service, views: .none))
        ledger = Ledger(navigator)
        navigator.attach(host)
    }

    private func model<Model>(_: Model.Type = Model.self) throws -> Model {
        let made = navigator.made(for: navigator.tree.visible.id) as? Screen
        return try #require(made?.model as? Model)
    }

    @Test func aGoodPasswordLeadsHomeWithNoWayBack() async throws {
        let login: LoginViewModel = try model()
        #expect(await login.router.trigger(.login).outcome == .performed)
        #expect(
            navigator.tree.visible.destination
                == AnyDestination(LoginCoordinator.Destination.home(TestService.ana)))
        #expect(navigator.tree.root.screens.count == 1)
        #expect(!host.tapBack())
    }

    @Test func anExpiredPasswordLeadsToChangePasswordAndThenHome() async throws {
        service.answer = .success(TestService.eddie)
        #expect(await (try model(LoginViewModel.self)).router.trigger(.login).outcome == .performed)
        #expect(try model(ChangePasswordViewModel.self).user == TestService.eddie)
        service.answer = .success(TestService.ana)
        try model(ChangePasswordViewModel.self).saveTapped()
        #expect(await navigator.pending.first?.outcome == .performed)
        _ = try model(HomeViewModel.self)
        #expect(ledger.leftBehind.isEmpty)
    }

    @Test func wrongCredentialsAreAnAlertOverTheLogin() async throws {
        service.answer = .failure(.wrongCredentials)
        #expect(await (try model(LoginViewModel.self)).router.trigger(.login).outcome == .performed)
        #expect(
            navigator.tree.notation
                == #"stack[credentials] + alert(failed("Email and password do not go together."))"#)
        #expect(host.press("OK"))
        #expect(navigator.tree.notation == "stack[credentials]")
    }

    @Test func theDoubleTapIsRefusedAndTheWheelTurnsMeanwhile() async throws {
        service.isHeld = true
        let login: LoginViewModel = try model()
        let first = login.router.trigger(.login)
        #expect(
            login.router.trigger(.login).result
                == .refused(.alreadyAsked(route: "login(.login)")))
        while !login.isBusy { await Task.yield() }
        service.release()
        #expect(await first.outcome == .performed)
        #expect(!login.isBusy)
    }

    @Test func signingUpInsteadSupersedesTheLoginThatWaits() async throws {
        service.isHeld = true
        let login: LoginViewModel = try model()
        let first = login.router.trigger(.login)
        #expect(await login.router.trigger(.signUp).outcome == .performed)
        #expect(first.result == .superseded)
        service.release()
        #expect(navigator.tree.notation == "stack[credentials > signUp]")
    }

    @Test func routesCanBeAskedForByIdentifier() async throws {
        let login: LoginViewModel = try model()
        #expect(await login.router.trigger(id: "signUp").outcome == .performed)
        #expect(navigator.tree.notation == "stack[credentials > signUp]")
        let refusal = await login.router.trigger(id: "singUp").outcome
        #expect(
            "\(refusal)"
                == "refused: there is no route 'singUp'; the known ones are 'login', 'signUp', 'forgotPassword'"
        )
    }

    @Test func forgotPasswordIsASheetThatClosesItself() async throws {
        #expect(await (try model(LoginViewModel.self)).router.trigger(.forgotPassword).outcome == .performed)
        #expect(navigator.tree.notation == "stack[credentials] + sheet(stack[forgotPassword])")
        try model(ForgotPasswordViewModel.self).doneTapped()
        #expect(navigator.tree.notation == "stack[credentials]")
        #expect(ledger.leftBehind.isEmpty)
    }
}

extension LoginViews {
    /// Views for tests: never made, since the test host shows none.
    fileprivate static let none = LoginViews(
        credentials: { _ in Dialog<Never>("") }, signUp: { _ in Dialog<Never>("") },
        forgotPassword: { _ in Dialog<Never>("") }, changePassword: { _ in Dialog<Never>("") },
        home: { _ in Dialog<Never>("") })
}
