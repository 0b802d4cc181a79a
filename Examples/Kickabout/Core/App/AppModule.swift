import Cairn
import CairnBinding
import LoginRecipe

/// One protocol for each dependency. Who needs several says so with `&`.
@MainActor public protocol HasPreferences { var preferences: Preferences { get } }
@MainActor public protocol HasStandIn { var standIn: StandInService { get } }

/// What all windows share. A `lazy var` is shared, and replaced in a test by one line; a `func` makes a fresh one.
@MainActor
public final class AppModule {
    private let files: any Files
    private let clock: any Clock<Duration>
    private var contacts: [String: Contacts] = [:]

    /// - Parameter clock: What the services' moments pass on.
    public init(files: any Files, clock: any Clock<Duration> = ContinuousClock()) {
        self.files = files
        self.clock = clock
    }

    public lazy var authentication: any AuthenticationService = FileAuthenticationService(clock: clock)
    public lazy var preferences = Preferences(files: files)
    public lazy var standIn = StandInService(clock: clock)
    public lazy var deviceStore: any LeagueStore = DeviceStore(files: files)
    public lazy var sharedStore: any LeagueStore = SharedStore(service: standIn, clock: clock)
    public lazy var deviceBook = LeagueBook(store: deviceStore)
    public lazy var sharedBook = LeagueBook(store: sharedStore)

    /// Whose friends they are depends on who is logged in, and on the league that they play in. Whoever asks for the same
    /// gets the same, or one would write over what the other wrote.
    public func contacts(of user: User, in store: StoreKind) -> Contacts {
        let owner = "\(store)-\(user.email)"
        if let known = contacts[owner] { return known }
        let new = Contacts(files: files, owner: owner)
        contacts[owner] = new
        return new
    }

    /// All that one window shows.
    public func window() -> WindowModule { WindowModule(app: self) }
}

/// What a window has for itself: who is logged in there, and its tabs. What is changed in one window is changed in all.
@MainActor
public final class WindowModule {
    let app: AppModule
    /// Who is at this window.
    public let session: Session
    /// What the tab of the matches says.
    public let badge = MutableProperty<String?>(nil)

    init(app: AppModule) {
        self.app = app
        session = Session(preferences: app.preferences)
    }

    public var authentication: any AuthenticationService { app.authentication }
    public var preferences: Preferences { app.preferences }

    /// Everything below the login, for one user and one setup.
    public func league(for user: User, _ setup: Setup) -> LeagueModule {
        LeagueModule(window: self, user: user, setup: setup)
    }
}
