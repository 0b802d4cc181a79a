import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import LoginRecipe

/// Lets everybody in.
@MainActor
final class OpenDoor: AuthenticationService {
    static let ana = User(name: "Ana", email: "ana@example.org")

    func logIn(email: String, password: String) async throws(AuthenticationError) -> User { Self.ana }
    func signUp(name: String, email: String, password: String) async throws(AuthenticationError) -> User {
        Self.ana
    }
    func changePassword(of user: User, to password: String) async throws(AuthenticationError) -> User { user }
}

/// A store that does what the test says.
@MainActor
final class TestStore: LeagueStore {
    var league: League
    var failure: StoreError?
    private(set) var loads = 0

    init(_ league: League = .sample) {
        self.league = league
    }

    func load() async throws(StoreError) -> League {
        loads += 1
        if let failure { throw failure }
        return league
    }

    func perform(_ change: LeagueChange) async throws(StoreError) -> League {
        if let failure { throw failure }
        do throws(LeagueRefusal) { league = try league.applying(change) } catch { throw .refused(error) }
        return league
    }
}

/// What a single screen needs, without an app around it.
@MainActor
final class Bench: HasBook, HasPreferences, HasContacts, HasLinks {
    let store: TestStore
    let book: LeagueBook
    let preferences = Preferences(files: MemoryFiles())
    let contacts = Contacts(files: MemoryFiles(), owner: "ana")

    init(_ league: League = .sample) async throws {
        store = TestStore(league)
        book = LeagueBook(store: store)
        try await book.refresh()
    }

    func link(toProfileOf id: Player.ID) -> String { "kickabout://rankings/\(id)" }
}

extension AppModule {
    /// An app with this league on the device, in which Ana has a name already.
    static func test(_ store: TestStore = TestStore()) -> AppModule {
        let module = AppModule(files: MemoryFiles())
        module.authentication = OpenDoor()
        module.deviceStore = store
        module.preferences.setDisplayName("Ana", of: OpenDoor.ana.email)
        return module
    }

    /// Another one, all alike.
    static func test(setup: Setup, store: TestStore = TestStore()) -> AppModule {
        let module = test(store)
        module.preferences.setup.value = setup
        return module
    }
}

extension AppCoordinator {
    /// The app without views.
    convenience init(_ module: AppModule) { self.init(module.window()) }
    convenience init(_ module: WindowModule) { self.init(module: module, views: .none) }
}

extension KickaboutViews {
    /// Views for tests: never made, since the test host shows none.
    static let none = KickaboutViews(
        login: LoginViews(
            credentials: view, signUp: view, forgotPassword: view, changePassword: view, home: view),
        displayName: view, menu: view, matches: MatchesViews(list: view, form: view, players: view),
        rankings: view, friends: FriendsViews(list: view, chat: view), profile: view, settings: view)

    private static func view<Model>(_ model: Model) -> any Presentable { Dialog<Never>("") }
}

extension TestApp<AppCoordinator> {
    /// Logs Ana in, and waits for the league.
    func logIn(_ tree: String = "(league:tabs[*matches:stack[list], rankings, friends, settings])")
        async throws
    {
        try model(LoginViewModel.self).logInTapped()
        await rest()
        try expect(tree)
    }
}

extension TestApp<AppCoordinator> {
    /// Opens a link, as another app does.
    @discardableResult
    func open(_ link: String) throws -> Request {
        let root = navigator.made(for: navigator.tree.root.id)
        guard let app = root as? AppCoordinator else { throw Refusal.noNavigator }
        return navigator.follow(link, by: app.links(in: navigator.tree))
    }

    /// The link to what is in front.
    var link: String? {
        let app = navigator.made(for: navigator.tree.root.id) as? AppCoordinator
        return try? app?.links(in: navigator.tree).print(visibleIn: navigator.tree, as: .scheme)
    }
}
