import Foundation

/// The sample's own service: reads its users from a file, and takes a moment for each answer. New users and new
/// passwords are kept as long as it lives.
@MainActor
public final class FileAuthenticationService: AuthenticationService {
    private let file: URL
    private let clock: any Clock<Duration>
    private let moment: Duration
    private var accounts: [String: Account]?

    private struct Account: Codable {
        var name: String
        var email: String
        var password: String
        var passwordExpired: Bool?
    }

    /// - Parameters:
    ///   - file: A JSON array of objects with `name`, `email`, `password` and, if so, `passwordExpired`.
    ///   - clock: What the moments pass on: the wall clock in an app, one that is turned in a test.
    public init(
        file: URL = FileAuthenticationService.sampleUsers, clock: any Clock<Duration> = ContinuousClock(),
        moment: Duration = .milliseconds(800)
    ) {
        self.file = file
        self.clock = clock
        self.moment = moment
    }

    /// The users that come with the sample: Ana, whose password is good, and Eddie, whose password has expired.
    public static var sampleUsers: URL {
        Bundle.module.url(forResource: "users", withExtension: "json") ?? URL(fileURLWithPath: "users.json")
    }

    public func logIn(email: String, password: String) async throws -> User {
        try await clock.sleep(for: moment)
        guard let account = try load()[email], account.password == password else {
            throw AuthenticationError.wrongCredentials
        }
        return User(
            name: account.name, email: account.email, passwordExpired: account.passwordExpired ?? false)
    }

    public func signUp(name: String, email: String, password: String) async throws -> User {
        try await clock.sleep(for: moment)
        guard try load()[email] == nil else { throw AuthenticationError.emailTaken }
        return try keep(Account(name: name, email: email, password: password))
    }

    public func changePassword(of user: User, to password: String) async throws -> User {
        try await clock.sleep(for: moment)
        return try keep(Account(name: user.name, email: user.email, password: password))
    }

    private func keep(_ account: Account) throws(AuthenticationError) -> User {
        guard account.password.count >= 8 else { throw .tooShort }
        var all = try load()
        all[account.email] = account
        accounts = all
        return User(name: account.name, email: account.email)
    }

    private func load() throws(AuthenticationError) -> [String: Account] {
        if let accounts { return accounts }
        do {
            let list = try JSONDecoder().decode([Account].self, from: Data(contentsOf: file))
            let loaded = Dictionary(list.map { ($0.email, $0) }) { first, _ in first }
            accounts = loaded
            return loaded
        } catch let error as DecodingError {
            throw .unavailable("\(file.lastPathComponent) is not a list of users: \(error.place)")
        } catch {
            throw .unavailable("\(file.lastPathComponent) cannot be read.")
        }
    }
}

extension DecodingError {
    fileprivate var place: String {
        switch self {
        case .keyNotFound(let key, let context): "'\(key.stringValue)' is missing\(at(context))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "wrong kind of value\(at(context))"
        case .dataCorrupted: "not JSON"
        @unknown default: "unreadable"
        }
    }

    private func at(_ context: Context) -> String {
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        return path.isEmpty ? "" : " at \(path.joined(separator: "."))"
    }
}
