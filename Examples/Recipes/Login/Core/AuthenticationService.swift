/// Someone who has an account.
public nonisolated struct User: Codable, Hashable, Sendable, CustomStringConvertible {
    public let name: String
    public let email: String
    /// Whether the password has to be changed before anything else.
    public let passwordExpired: Bool

    public init(name: String, email: String, passwordExpired: Bool = false) {
        self.name = name
        self.email = email
        self.passwordExpired = passwordExpired
    }

    /// How it stands in tree notation: `home("ana@example.org")`.
    public var description: String { email }
}

/// Who may come in. Every answer takes a moment.
@MainActor
public protocol AuthenticationService: AnyObject {
    func logIn(email: String, password: String) async throws(AuthenticationError) -> User
    func signUp(name: String, email: String, password: String) async throws(AuthenticationError) -> User
    func changePassword(of user: User, to password: String) async throws(AuthenticationError) -> User
}

/// Why someone may not, in words for the one who tried.
public nonisolated enum AuthenticationError: Error, Hashable, Sendable {
    case wrongCredentials
    case emailTaken(String)
    case tooShort
    case unavailable(String)

    public var text: String {
        switch self {
        case .wrongCredentials: "Email and password do not go together."
        case .emailTaken(let email): "\(email) has an account already."
        case .tooShort: "A password has at least eight characters."
        case .unavailable(let why): "The service cannot be reached. \(why)"
        }
    }
}
