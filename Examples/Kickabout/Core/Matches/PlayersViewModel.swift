import Cairn
import CairnBinding

/// A player to choose.
public nonisolated struct PlayerRow: Hashable, Sendable, Identifiable {
    public let id: Player.ID
    public let name: String
    public let isChosen: Bool
}

/// Who plays on one side. Each choice is the editor's at once; who plays on the other side is not to be had.
@MainActor
public final class PlayersViewModel: OpensProfiles {
    public typealias Dependencies = HasBook

    public enum Route: Hashable, ProfilePlace {
        case profile(Player.ID)
        case newPlayer
        case add(String)
        case failed(StoreError)
    }

    public let title: String
    public let router = Router<Route>()
    private let dependencies: any Dependencies
    private let chosen: MutableProperty<[Player.ID]>
    private let taken: Property<[Player.ID]>

    init(
        _ dependencies: any Dependencies, title: String, chosen: MutableProperty<[Player.ID]>,
        taken: Property<[Player.ID]>
    ) {
        self.dependencies = dependencies
        self.title = title
        self.chosen = chosen
        self.taken = taken
    }

    public var rows: Property<[PlayerRow]> {
        dependencies.book.league.joined(with: chosen, taken) { league, chosen, taken in
            league.players.filter { !taken.contains($0.id) }
                .map { PlayerRow(id: $0.id, name: $0.name, isChosen: chosen.contains($0.id)) }
        }
    }

    /// What to read where there is nobody to choose; nil where there is.
    public var placeholder: Property<String?> {
        rows.map { $0.isEmpty ? "Nobody is left to choose. Add someone." : nil }
    }

    /// Chooses a player, or no longer. Does nothing for one of the other side.
    public func tapped(_ id: Player.ID) {
        if let index = chosen.value.firstIndex(of: id) {
            chosen.value.remove(at: index)
        } else if !taken.value.contains(id) {
            chosen.value.append(id)
        }
    }

    public func addTapped() { router.trigger(.newPlayer) }

    /// Adds someone to the league; whether to choose them is another question.
    func add(_ name: String) {
        dependencies.book.attempt(.addPlayer(name)) { [router] in router.trigger(.failed($0)) }
    }
}
