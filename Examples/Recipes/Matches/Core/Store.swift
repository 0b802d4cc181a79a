import Cairn
import CairnBinding

public nonisolated struct Player: Hashable, Sendable, Identifiable {
    public let id: Int
    public let name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

public nonisolated struct Match: Hashable, Sendable, Identifiable {
    public let id: Int
    public var home: Set<Player.ID> = []
    public var away: Set<Player.ID> = []
    public var homeGoals = 0
    public var awayGoals = 0

    public init(id: Int, home: Set<Player.ID> = [], away: Set<Player.ID> = []) {
        self.id = id
        self.home = home
        self.away = away
    }
}

/// Where matches are kept. Every answer may take a moment, and may fail: what throws is a ``StoreError``; or a
/// `CancellationError`, when the answer is no longer wanted.
@MainActor
public protocol Store: AnyObject {
    var name: String { get }
    var players: Property<[Player]> { get }
    func addPlayer(_ name: String)
    func matches() async throws -> [Match]
    /// Adds it, or puts it in the place of the one with its id.
    func save(_ match: Match) async throws
    func remove(_ id: Match.ID) async throws
    func newID() -> Match.ID
}

/// Why a store could not do it.
public nonisolated enum StoreError: Error, Hashable, Sendable {
    case unreachable

    /// In words for the one who waits.
    public var text: String {
        switch self {
        case .unreachable: "The league cannot be reached."
        }
    }
}

/// Which of the two stores the app works with.
public nonisolated enum StoreKind: Hashable, Sendable { case device, league }

/// Keeps matches as long as it lives.
@MainActor
public final class SampleStore: Store {
    public let name: String
    public var players: Property<[Player]> { roster }
    /// Whether everything fails.
    public var isDown = false
    private let roster = MutableProperty(
        ["Ana", "Bo", "Cem", "Dee"].enumerated().map { Player(id: $0, name: $1) })
    private var kept: [Match]
    private let clock: any Clock<Duration>
    private let moment: Duration

    public init(
        _ name: String, _ matches: [Match] = [], clock: any Clock<Duration> = ContinuousClock(),
        moment: Duration = .zero
    ) {
        self.name = name
        kept = matches
        self.clock = clock
        self.moment = moment
    }

    public func addPlayer(_ name: String) {
        roster.value.append(Player(id: roster.value.count, name: name))
    }

    public func matches() async throws -> [Match] {
        try await answer()
        return kept
    }

    public func save(_ match: Match) async throws {
        try await answer()
        if let index = kept.firstIndex(where: { $0.id == match.id }) {
            kept[index] = match
        } else {
            kept.append(match)
        }
    }

    public func remove(_ id: Match.ID) async throws {
        try await answer()
        kept.removeAll { $0.id == id }
    }

    public func newID() -> Match.ID { (kept.map(\.id).max() ?? 0) + 1 }

    private func answer() async throws {
        if moment > .zero { try await clock.sleep(for: moment) }
        if isDown { throw StoreError.unreachable }
    }
}
