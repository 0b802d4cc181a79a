import Cairn
import CairnBinding

/// A player's place as it reads in a list.
public nonisolated struct RankingRow: Hashable, Sendable, Identifiable {
    public let id: Player.ID
    public let name: String
    public let summary: String

    init(_ standing: Standing) {
        id = standing.id
        name = "\(standing.place). \(standing.name.setApart)"
        let sign = standing.difference > 0 ? "+" : ""
        summary =
            "\(standing.points) points, \(standing.played) played, \(standing.scored) : \(standing.conceded) "
            + "(\(sign)\(standing.difference))"
    }
}

/// Who is best.
@MainActor
public final class RankingsViewModel: Activatable, OpensProfiles {
    public typealias Dependencies = HasBook

    public enum Route: Hashable, ProfilePlace {
        case profile(Player.ID)
        case failed(StoreError)
        case again
    }

    public let router = Router<Route>()
    private let dependencies: any Dependencies

    public init(_ dependencies: any Dependencies) {
        self.dependencies = dependencies
    }

    public var rows: Property<[RankingRow]> {
        dependencies.book.league.map { $0.standings.map(RankingRow.init) }
    }
    public var isRefreshing: Property<Bool> { dependencies.book.isRefreshing }
    /// What to read where there are no players; nil where there are.
    public var placeholder: Property<String?> {
        dependencies.book.league.map { $0.players.isEmpty ? "Nobody plays yet." : nil }
    }

    public func didBecomeActive() { refresh() }

    public func refresh() {
        dependencies.book.attempt { [router] in router.trigger(.failed($0)) }
    }
}
