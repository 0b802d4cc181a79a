import Cairn

/// Someone who has an account. Flows end with one, and no log names them.
public nonisolated struct User: Codable, Hashable, Sendable, Redacting {
    public let name: String
    public let email: String
    /// Whether the password has to be changed before anything else.
    public let passwordExpired: Bool

    public init(name: String, email: String, passwordExpired: Bool = false) {
        self.name = name
        self.email = email
        self.passwordExpired = passwordExpired
    }

    public var redacted: String { "user" }
}

/// Who may come in. Every answer takes a moment. What throws is an ``AuthenticationError``; or a `CancellationError`, when
/// the answer is no longer wanted.
@MainActor
public protocol AuthenticationService: AnyObject {
    func logIn(email: String, password: String) async throws -> User
    func signUp(name: String, email: String, password: String) async throws -> User
    func changePassword(of user: User, to password: String) async throws -> User
}

/// Why someone may not.
public nonisolated enum AuthenticationError: Error, Hashable, Sendable {
    case wrongCredentials
    case emailTaken
    case tooShort
    case unavailable(String)

    /// In words for the one who tried.
    public var text: String {
        switch self {
        case .wrongCredentials: "Email and password do not go together."
        case .emailTaken: "There is an account for this email already."
        case .tooShort: "A password has at least eight characters."
        case .unavailable(let why): "The service cannot be reached. \(why)"
        }
    }
}
