/// Finds a user, after a moment. What throws is a ``UserFetchError``; or a `CancellationError`, when nobody wants to know any
/// more.
@MainActor
public protocol UserFetcher {
    func fetchUser() async throws -> String
}

/// Why nobody was found.
public nonisolated enum UserFetchError: Error, Hashable, Sendable {
    case unreachable

    /// In words for the one who waits.
    public var text: String {
        switch self {
        case .unreachable: "The service cannot be reached."
        }
    }
}

/// Knows a few names, and gives one after the other.
@MainActor
public final class SampleUserFetcher: UserFetcher {
    /// Whether everything fails.
    public var isDown = false
    private var names = ["Ada", "Grace", "Zoé"]
    private let clock: any Clock<Duration>

    public init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

    public func fetchUser() async throws -> String {
        try await clock.sleep(for: .milliseconds(300))
        if isDown { throw UserFetchError.unreachable }
        names.append(names.removeFirst())
        return names[names.count - 1]
    }
}
