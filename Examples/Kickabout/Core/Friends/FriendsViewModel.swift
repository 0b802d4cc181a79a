import Cairn
import CairnBinding

/// A friend as it reads in a list.
public nonisolated struct FriendRow: Hashable, Sendable, Identifiable {
    public let id: Player.ID
    public let name: String
    /// What was last written to them, or waits to be sent.
    public let last: String
}

/// All friends who play in this league.
@MainActor
public final class FriendsViewModel: Activatable, OpensProfiles {
    public typealias Dependencies = HasBook & HasContacts

    public enum Route: Hashable, ProfilePlace {
        case chat(Player.ID)
        case profile(Player.ID)
        case failed(StoreError)
        case again
    }

    public let router = Router<Route>()
    private let dependencies: any Dependencies
    private var contacts: Contacts { dependencies.contacts }

    public init(_ dependencies: any Dependencies) {
        self.dependencies = dependencies
    }

    public var rows: Property<[FriendRow]> {
        dependencies.book.league.joined(with: contacts.friends, contacts.lastWords) { league, friends, last in
            let names = league.names
            return friends.compactMap { id in
                names[id].map { FriendRow(id: id, name: $0, last: last[id] ?? "Say hello.") }
            }
        }
    }

    /// What to read where there are no friends; nil where there are.
    public var placeholder: Property<String?> {
        rows.map { $0.isEmpty ? "No friends yet. Who plays well? Look at their profile, and add them." : nil }
    }
    /// What went wrong with the friends' file; nil when all is well.
    public var trouble: Property<String?> { contacts.trouble }

    public func tapped(_ id: Player.ID) { router.trigger(.chat(id)) }
    public func removeTapped(_ id: Player.ID) { contacts.setFriend(id, false) }
    public func rankingsTapped() { router.parent(LeagueCoordinator.Route.self).trigger(.findPlayers) }

    public func didBecomeActive() { refresh() }

    func refresh() {
        dependencies.book.attempt { [router] in router.trigger(.failed($0)) }
    }
}
