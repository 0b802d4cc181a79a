import Cairn
import CairnBinding
import LoginRecipe

@MainActor public protocol HasBook { var book: LeagueBook { get } }
@MainActor public protocol HasUser { var user: User { get } }
@MainActor public protocol HasSetup { var setup: Setup { get } }

/// What the tabs share: one book, so that all of them show the same league.
@MainActor
public final class LeagueModule: HasBook, HasUser, HasSetup, HasPreferences, HasStandIn, HasContacts {
    public let user: User
    public let setup: Setup
    private let window: WindowModule

    init(window: WindowModule, user: User, setup: Setup) {
        self.window = window
        self.user = user
        self.setup = setup
        // A link may lead past the lists, which read it anew.
        book.readOnce()
        book.league.observe(with: self) { module, league in
            module.window.badge.value = league.unplayedCount == 0 ? nil : "\(league.unplayedCount)"
        }
    }

    public var book: LeagueBook {
        switch setup.store {
        case .device: window.app.deviceBook
        case .shared: window.app.sharedBook
        }
    }
    public var contacts: Contacts { window.app.contacts(of: user, in: setup.store) }
    public var preferences: Preferences { window.app.preferences }
    public var standIn: StandInService { window.app.standIn }

    func matches() -> MatchesModule { MatchesModule(league: self) }
}

/// What the tab of the matches, and the flows inside it, have of all that: neither the user nor the stand-in.
@MainActor
public final class MatchesModule: HasBook {
    private let league: LeagueModule

    init(league: LeagueModule) {
        self.league = league
    }

    public var book: LeagueBook { league.book }
    public var preferences: Preferences { league.preferences }
}
