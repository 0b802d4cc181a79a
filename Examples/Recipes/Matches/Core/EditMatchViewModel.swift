import Cairn
import CairnBinding

public nonisolated enum Side: CaseIterable, Hashable, Sendable {
    case home, away

    public var title: String {
        switch self {
        case .home: "Home"
        case .away: "Away"
        }
    }
}

/// A match that is being edited. It makes the view models of what opens from it, and hears of their choices while
/// they are open.
@MainActor
public final class EditMatchViewModel {
    public let title: String
    public var score: Property<String> { match.map { "\($0.homeGoals) : \($0.awayGoals)" } }
    public var canSave: Property<Bool> { match.map { !$0.home.isEmpty && !$0.away.isEmpty } }
    // What the coordinator hears. A view, in a module of its own, does not see them.
    var onPlayers: (@MainActor (Side) -> Void)?
    var onSave: (@MainActor () -> Void)?
    var onCancel: (@MainActor () -> Void)?
    private let match: MutableProperty<Match>
    private let store: any Store

    init(_ match: Match, isNew: Bool, store: any Store) {
        title = isNew ? "New match" : "Edit match"
        self.match = MutableProperty(match)
        self.store = store
    }

    public func players(_ side: Side) -> Property<String> {
        match.joined(with: store.players) { match, players in
            let chosen = side == .home ? match.home : match.away
            let names = players.filter { chosen.contains($0.id) }.map(\.name)
            return names.isEmpty ? "\(side.title): choose players" : names.joined(separator: ", ")
        }
    }

    public func playersTapped(_ side: Side) { onPlayers?(side) }
    public func saveTapped() { onSave?() }
    public func cancelTapped() { onCancel?() }

    public func goalTapped(_ side: Side) {
        switch side {
        case .home: match.value.homeGoals += 1
        case .away: match.value.awayGoals += 1
        }
    }

    func save() async throws -> Match.ID {
        try await store.save(match.value)
        return match.value.id
    }

    /// The other side's players are not offered.
    public func playersViewModel(for side: Side) -> PlayersViewModel {
        PlayersViewModel(match: match, side: side, store: store)
    }
}

/// A player as the list shows it.
public nonisolated struct PlayerRow: Hashable, Sendable, Identifiable {
    public let id: Int
    public let name: String
    public let isChosen: Bool
}

/// The players of one side. Each choice is in the match at once.
@MainActor
public final class PlayersViewModel {
    public let rows: Property<[PlayerRow]>
    var onNewPlayer: (@MainActor () -> Void)?
    private let match: MutableProperty<Match>
    private let side: WritableKeyPath<Match, Set<Player.ID>>

    init(match: MutableProperty<Match>, side: Side, store: any Store) {
        let own = side == .home ? \Match.home : \Match.away
        let other = side == .home ? \Match.away : \Match.home
        self.match = match
        self.side = own
        rows = match.joined(with: store.players) { match, players in
            players.filter { !match[keyPath: other].contains($0.id) }
                .map { PlayerRow(id: $0.id, name: $0.name, isChosen: match[keyPath: own].contains($0.id)) }
        }
    }

    public func tapped(_ row: PlayerRow) {
        match.value[keyPath: side].formSymmetricDifference([row.id])
    }

    public func newPlayerTapped() { onNewPlayer?() }
}
