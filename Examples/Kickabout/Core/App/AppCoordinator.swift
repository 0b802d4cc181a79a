import Cairn
import LoginRecipe

/// Who is in charge of a window: the login, the first name, and the league.
@MainActor
public final class AppCoordinator: Coordinator {
    public enum Route: Hashable {
        case loggedIn(User)
        case named(User, String)
        /// Builds all tabs anew.
        case open(User, Setup)
        case logOut
    }

    public enum Destination: Cairn.Destination, CustomStringConvertible {
        case login
        case displayName(User)
        case league(User, Setup)

        /// How it stands in the tree: the store is what matters.
        public var description: String {
            switch self {
            case .login: "login"
            case .displayName: "displayName"
            case .league(_, let setup): setup.store == .device ? "league" : "sharedLeague"
            }
        }
    }

    private let module: WindowModule
    private let views: KickaboutViews

    public init(module: WindowModule, views: KickaboutViews) {
        self.module = module
        self.views = views
    }

    public var root: Tree.Root<Destination> { .screen(.login) }

    public func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .loggedIn(let user) where module.preferences.displayName(of: user.email) == nil:
            return .replaceAll(.screen(.displayName(user)))
        case .loggedIn(let user):
            return .replaceAll(.screen(.league(user, module.preferences.setup.value)))
        case .named(let user, let name):
            module.preferences.setDisplayName(name, of: user.email)
            return .replaceAll(.screen(.league(user, module.preferences.setup.value)))
        case .open(let user, let setup):
            return .replaceAll(.screen(.league(user, setup)))
        case .logOut:
            return .replaceAll(.screen(.login))
        }
    }

    public func screen(
        for destination: Destination, openedBy opener: Asker, router: Router<Route>
    ) -> any Presentable {
        switch destination {
        case .login:
            LoginCoordinator(
                service: module.authentication, views: views.login, whenLoggedIn: { .finish($0) }
            )
            .finishing { Route.loggedIn($0) }
        case .displayName(let user):
            DisplayNameCoordinator(user: user, view: views.displayName)
                .finishing { Route.named(user, $0) }
        case .league(let user, let setup):
            LeagueCoordinator(module: module.league(for: user, setup), views: views)
        }
    }
}
