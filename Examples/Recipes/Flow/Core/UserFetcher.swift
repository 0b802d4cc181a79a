/// Finds a user, after a moment.
@MainActor
public protocol UserFetcher {
    func fetchUser() async throws -> String
}

/// Knows a few names, and gives one after the other.
@MainActor
public final class SampleUserFetcher: UserFetcher {
    private var names = ["Ada", "Grace", "Zoé"]
    private let clock: any Clock<Duration>

    public init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

    public func fetchUser() async throws -> String {
        try await clock.sleep(for: .milliseconds(300))
        names.append(names.removeFirst())
        return names[names.count - 1]
    }
}
