import Cairn
import CairnBinding
import LoginRecipe

/// Who is in charge of a window: the login, the first name, and the league.
@MainActor
public final class AppCoordinator: Coordinator {
    public enum Route: Hashable, Redacting {
        case loggedIn(User)
        case named(String)
        case settings(SettingsViewModel.Route)

        /// The journal knows nobody.
        public var redacted: String {
            switch self {
            case .loggedIn: "loggedIn"
            case .named: "named"
            case .settings(let route): "settings(.\(route))"
            }
        }
    }

    public enum Destination: Cairn.Destination, Codable, CustomStringConvertible {
        case login
        case displayName
        case league(Setup)

        /// How it stands in the tree: the store is what matters.
        public var description: String {
            switch self {
            case .login: "login"
            case .displayName: "displayName"
            case .league(let setup): setup.store == .device ? "league" : "sharedLeague"
            }
        }
    }

    let module: WindowModule
    private let views: KickaboutViews
    private var session: Session { module.session }
    /// Whose window it was that is about to be restored; nil where somebody is here who may see it.
    private var absentee: String?

    public init(module: WindowModule, views: KickaboutViews) {
        self.module = module
        self.views = views
    }

    public var root: Tree.Root<Destination> { .screen(entrance) }

    /// How far in whoever is here may come.
    private var entrance: Destination {
        guard session.user != nil else { return .login }
        return session.member.value == nil ? .displayName : .league(module.preferences.setup.value)
    }

    public func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .loggedIn(let user):
            session.enter(user)
            return .replaceAll(.screen(entrance))
        case .named(let name):
            session.setName(name)
            return .replaceAll(.screen(entrance))
        case .settings(.use(let setup)):
            // Builds all tabs anew.
            return .replaceAll(.screen(.league(setup)))
        case .settings(.logOut):
            return .replaceAll(.screen(.login))
        }
    }

    public func transition(toLinked destination: Destination) -> Tree.Transition<Destination, Never> {
        .replaceAll(.screen(destination))
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch (destination, session.user) {
        case (.league(let setup), let user?):
            // Only now: on the way here somebody may have kept their unsaved changes.
            module.preferences.setup.value = setup
            absentee = nil
            return LeagueCoordinator(module: module.league(for: user, setup), views: views)
        case (.displayName, let user?):
            return DisplayNameCoordinator(user: user, view: views.displayName)
                .onFinish { Route.named($0) }
        case (.login, _), (_, nil):
            // Only now, too. Who waits for what was saved has been told whose it was.
            session.leave()
            absentee = nil
            return LoginCoordinator(
                service: module.authentication, views: views.login, whenLoggedIn: { .finish($0) }
            )
            .onFinish { Route.loggedIn($0) }
        }
    }
}

/// Nobody comes into the league who is not logged in and named: not by a link, and not by what was saved either.
extension AppCoordinator: EnterGuard {
    public func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        switch destination {
        case .login: return .allow
        case .displayName: return session.user == nil ? .refuse("Nobody has logged in.") : .allow
        case .league where session.member.value != nil: return .allow
        case .league: break
        }
        // The login is on screen, or comes to it at once.
        return .wait { [session, absentee] in
            guard let member = await session.nextMember() else { return .refuse("Nobody has logged in.") }
            guard let absentee, absentee != member.email else { return .allow }
            return .refuse("It was somebody else's.")
        }
    }
}

/// Of a window it is saved who was there; that they may still be there is another question.
extension AppCoordinator: Restorable {
    public var saved: String? { session.user?.email }

    public func restore(_ saved: String?) {
        session.resume(saved)
        absentee = session.user == nil ? saved : nil
    }
}
