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
    var onEdit: (@MainActor (MatchRow.ID?) -> Void)?
    var onFailure: (@MainActor (StoreError) -> Void)?
    private let shown = MutableProperty<[MatchRow]>([])
    private var matches: [Match] = []
    private var fetching: Task<Void, any Error>?
    private let store: any Store

    public init(store: any Store) {
        self.store = store
    }

    public func didBecomeActive() {
        isActive = true
        fetch()
    }

    public func didBecomeInactive() { isActive = false }

    /// Only the newest answer counts: a fetch that is still on its way is cancelled, or it might bring back what has changed
    /// since. A store that does not answer leaves what is shown as it is, and that is said.
    func fetch() {
        fetching?.cancel()
        fetching = Task { [weak self, store] in
            do {
                let matches = try await store.matches()
                try Task.checkCancellation()
                self?.show(matches)
            } catch let error as StoreError {  // what else is thrown cancels, and nobody waits for that
                self?.onFailure?(error)
            }
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
            do {
                try await store.remove(row.id)
                fetch()
            } catch let error as StoreError {
                onFailure?(error)
            }
        }
    }

    /// The view model to edit a row with; without one, or for one that has gone, for a new match.
    public func editViewModel(for row: MatchRow.ID?) -> EditMatchViewModel {
        let match = matches.first { $0.id == row }
        return EditMatchViewModel(match ?? Match(id: store.newID()), isNew: match == nil, store: store)
    }
}
