import Cairn
import CairnBinding

/// A match as the list shows it: no more of it leaves the view model.
public nonisolated struct MatchRow: Hashable, Sendable, Identifiable {
    public let id: Int
    public let text: String
}

/// The list. It makes the view models of what opens from it.
@MainActor
public final class MatchesViewModel: Activatable {
    public var rows: Property<[MatchRow]> { shown }
    public var title: String { "Matches (\(store.name))" }
    /// Visible, and the app in the foreground: then what is shown is fetched again.
    public private(set) var isActive = false
    public var onEdit: (@MainActor (MatchRow.ID?) -> Void)?
    private let shown = MutableProperty<[MatchRow]>([])
    private var matches: [Match] = []
    private let store: any Store

    public init(store: any Store) {
        self.store = store
    }

    public func didBecomeActive() {
        isActive = true
        fetch()
    }

    public func didBecomeInactive() { isActive = false }

    /// A store that does not answer leaves what is shown as it is.
    public func fetch() {
        Task { [weak self, store] in
            if let matches = try? await store.matches() { self?.show(matches) }
        }
    }

    private func show(_ new: [Match]) {
        matches = new
        let names = Dictionary(uniqueKeysWithValues: store.players.value.map { ($0.id, $0.name) })
        func side(_ ids: Set<Player.ID>) -> String {
            ids.isEmpty ? "?" : ids.sorted().compactMap { names[$0] }.joined(separator: ", ")
        }
        shown.value = matches.map {
            MatchRow(
                id: $0.id, text: "\(side($0.home)) \($0.homeGoals) : \($0.awayGoals) \(side($0.away))")
        }
    }

    public func tapped(_ row: MatchRow) { onEdit?(row.id) }
    public func addTapped() { onEdit?(nil) }

    public func deleted(_ row: MatchRow) {
        Task {
            try? await store.remove(row.id)
            fetch()
        }
    }

    /// The view model to edit a row with; without one, or for one that has gone, for a new match.
    public func editViewModel(for row: MatchRow.ID?) -> EditMatchViewModel {
        let match = matches.first { $0.id == row }
        return EditMatchViewModel(match ?? Match(id: store.newID()), isNew: match == nil, store: store)
    }
}
