import Cairn
import CairnBinding

/// A match as it reads in a list.
public nonisolated struct MatchRow: Hashable, Sendable, Identifiable {
    public let id: Match.ID
    public let sides: String
    public let result: String
}

/// All matches, the newest first. It makes the view models of what it leads to, and shows no match itself.
@MainActor
public final class MatchesViewModel: Activatable, Routed {
    public typealias Dependencies = HasBook

    public enum Route: Hashable {
        case add
        case edit(Match.ID)
        /// The match that was to be edited is not there.
        case gone(Match.ID)
        case failed(Attempt, StoreError)
        case again(Attempt)
    }

    /// What can fail here, and be tried again.
    public nonisolated enum Attempt: Codable, Hashable, Sendable {
        case refresh
        case delete(Match.ID)

        fileprivate var change: LeagueChange? {
            switch self {
            case .refresh: nil
            case .delete(let id): .delete(id)
            }
        }
    }

    public let router = Router<Route>()
    private let dependencies: any Dependencies
    private var book: LeagueBook { dependencies.book }

    public init(_ dependencies: any Dependencies) {
        self.dependencies = dependencies
    }

    public var rows: Property<[MatchRow]> { book.league.map(\.matchRows) }
    public var isRefreshing: Property<Bool> { book.isRefreshing }
    /// What to read where there are no matches; nil where there are.
    public var placeholder: Property<String?> {
        book.league.joined(with: book.state) { league, state in
            guard league.matches.isEmpty else { return nil }
            switch state {
            case .unread: return "Looking for matches …"
            case .read: return "No matches yet. Add one, or look for another league in Settings."
            case .failed: return "The matches are out of reach. Pull to try again, or look in Settings."
            }
        }
    }

    public func addTapped() { router.trigger(.add) }
    public func tapped(_ id: Match.ID) { router.trigger(.edit(id)) }
    public func settingsTapped() { router.parent(LeagueCoordinator.Route.self).trigger(.changeLeague) }
    public func didBecomeActive() { refresh() }

    public func refreshPulled() { refresh() }
    public func deleteTapped(_ id: Match.ID) { attempt(.delete(id)) }

    /// The editor of a match, or of a new one.
    public func editor(of id: Match.ID? = nil) -> EditMatchViewModel {
        EditMatchViewModel(dependencies, match: id)
    }

    /// Whether there is such a match, as far as was heard.
    func knows(_ id: Match.ID) -> Bool { book.league.value[match: id] != nil }

    func attempt(_ attempt: Attempt) {
        book.attempt(attempt.change) { [router] in router.trigger(.failed(attempt, $0)) }
    }

    private func refresh() { attempt(.refresh) }
}

extension League {
    /// The newest first.
    nonisolated var matchRows: [MatchRow] {
        let names = names
        return matches.reversed().map { match in
            MatchRow(
                id: match.id, sides: "\(names.list(match.home)) – \(names.list(match.away))",
                result: match.score.map { "\($0.home) : \($0.away)" } ?? "not played yet")
        }
    }
}

extension [Player.ID: String] {
    /// The names of some, in order. A name that is written from right to left is set apart, so that it does not turn
    /// round what stands beside it.
    nonisolated func list(_ ids: [Player.ID]) -> String {
        ids.map { self[$0, default: "?"].setApart }.joined(separator: ", ")
    }
}

extension String {
    nonisolated var setApart: String {
        let isRightToLeft = unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
                0x10800...0x10FFF, 0x1E800...0x1EFFF:
                true
            default: false
            }
        }
        return isRightToLeft ? "\u{2068}\(self)\u{2069}" : self
    }
}
