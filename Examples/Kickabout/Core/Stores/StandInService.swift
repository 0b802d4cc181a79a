import Foundation

/// Stands in for the shared league's service: it lives in memory, and can be as bad as real ones are.
@MainActor
public final class StandInService: LeagueService {
    /// How it is today.
    public nonisolated enum Mood: CaseIterable, Sendable {
        case fine, slow, down, nonsense
    }

    /// Can be changed at any time, and counts when an answer is due.
    public var mood = Mood.fine
    /// What is kept there.
    public private(set) var league: League
    private let clock: any Clock<Duration>
    private let moment: Duration

    /// - Parameter moment: How long an answer takes when all is well; when it is slow, a hundred times that.
    public init(
        league: League = .sample, clock: any Clock<Duration> = ContinuousClock(),
        moment: Duration = .milliseconds(400)
    ) {
        self.league = league
        self.clock = clock
        self.moment = moment
    }

    public func send(_ change: LeagueChange?) async throws -> Data {
        try await clock.sleep(for: mood == .slow ? moment * 100 : moment)
        switch mood {
        case .fine, .slow: break
        case .down: throw URLError(.cannotConnectToHost)
        case .nonsense: return Data("<html>502 Bad Gateway</html>".utf8)
        }
        if let change { league = try league.applying(change) }
        return try JSONEncoder().encode(league)
    }
}

extension League {
    /// What the shared league begins with.
    public nonisolated static let sample = League(
        players: ["Ana", "Bo", "Zoé 🥇", "שרה"].enumerated().map { Player(id: $0 + 1, name: $1) },
        matches: [
            Match(id: 1, home: [1, 2], away: [3, 4], score: Score(3, 1)),
            Match(id: 2, home: [3], away: [1], score: Score(2, 2)),
            Match(id: 3, home: [2, 4], away: [1, 3]),
        ])
}
