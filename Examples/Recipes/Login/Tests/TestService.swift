import Cairn
import LoginRecipe

/// A service that answers when the test says so: nothing here waits for time to pass.
@MainActor
final class TestService: AuthenticationService {
    /// Nil for one that is cancelled.
    var answer: Result<User, AuthenticationError>? = .success(ana)
    private var gate: CheckedContinuation<Void, Never>?
    var isHeld = false
    static let ana = User(name: "Ana", email: "ana@example.org")
    static let eddie = User(name: "Eddie", email: "eddie@example.org", passwordExpired: true)

    func logIn(email: String, password: String) async throws -> User {
        try await reply()
    }
    func signUp(name: String, email: String, password: String) async throws -> User {
        try await reply()
    }
    func changePassword(of user: User, to password: String) async throws -> User {
        try await reply()
    }

    func release() {
        isHeld = false
        gate?.resume()
        gate = nil
    }

    private func reply() async throws -> User {
        if isHeld { await withCheckedContinuation { gate = $0 } }
        guard let answer else { throw CancellationError() }
        return try answer.get()
    }
}

extension LoginViews {
    /// Views for tests: never made, since the test host shows none.
    static let none = LoginViews(
        credentials: { _ in Dialog<Never>("") }, signUp: { _ in Dialog<Never>("") },
        forgotPassword: { _ in Dialog<Never>("") }, changePassword: { _ in Dialog<Never>("") },
        home: { _ in Dialog<Never>("") })
}
