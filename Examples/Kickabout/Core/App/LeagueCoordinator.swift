import Cairn
import Foundation

/// The tabs, or the menu that stands for them where there is no tab bar.
@MainActor
public final class LeagueCoordinator: Coordinator {
    /// What a screen further in wants, and what is tapped in the menu.
    public enum Route: Hashable {
        case findPlayers, changeLeague
        case menu(Destination)
    }

    public enum Destination: Cairn.Destination, Codable {
        case menu, matches, rankings, friends, settings

        /// In the order of the bar. A new tab is a case, its place here, and its making below.
        public static let tabs: [Destination] = [.matches, .rankings, .friends, .settings]

        public var title: String {
            switch self {
            case .menu: "Menu"
            case .matches: "Matches"
            case .rankings: "Rankings"
            case .friends: "Friends"
            case .settings: "Settings"
            }
        }
    }

    private let module: LeagueModule
    private let views: KickaboutViews

    public init(module: LeagueModule, views: KickaboutViews) {
        self.module = module
        self.views = views
    }

    /// The same profile from every tab.
    private var profiles: Profiles { Profiles(module: module, view: views.profile) }

    public var root: Tree.Root<Destination> {
        guard module.setup.hasTabBar else { return .stack(.menu) }
        let tabs = Destination.tabs.map { Tree.Root.screen($0) }
        return .tabs(tabs[0], Array(tabs.dropFirst()))
    }

    public func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .findPlayers: open(.rankings)
        case .changeLeague: open(.settings)
        case .menu(let part): open(part)
        }
    }

    private func open(_ part: Destination) -> Next {
        module.setup.hasTabBar ? .select(part) : .several(.popToRoot, .push(part))
    }

    /// A tab stands already; where there is a menu, its parts do not.
    public func transition(toLinked destination: Destination) -> Tree.Transition<Destination, Never> {
        switch destination {
        case .menu where module.setup.hasTabBar: .none
        case .menu: .popToRoot
        default: .several(.popToRoot, .push(destination))
        }
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .menu: Screen(MenuViewModel(router: router), views.menu)
        case .matches:
            MatchesCoordinator(module: module.matches(), views: views.matches, profiles: profiles)
        case .rankings: RankingsCoordinator(module: module, view: views.rankings, profiles: profiles)
        case .friends: FriendsCoordinator(module: module, views: views.friends, profiles: profiles)
        case .settings: SettingsCoordinator(module: module, view: views.settings)
        }
    }
}

extension LeagueCoordinator {
    static let links = LinkTable<Destination>([
        .link("", to: .menu),
        .link("matches", to: .matches).then(MatchesCoordinator.links),
        .link("rankings", to: .rankings).then(RankingsCoordinator.links),
        .link("friends", to: .friends).then(FriendsCoordinator.links),
        .link("settings", to: .settings).then(SettingsCoordinator.links),
        // Whose profile it is says enough for who sends it; the rankings have everybody.
        .link("profiles", to: .rankings).parseOnly.then(RankingsCoordinator.links),
    ])
}

/// The way to all that would be tabs.
@MainActor
public final class MenuViewModel {
    private let router: Router<LeagueCoordinator.Route>

    init(router: Router<LeagueCoordinator.Route>) {
        self.router = router
    }

    public let titles = LeagueCoordinator.Destination.tabs.map(\.title)

    public func tapped(_ index: Int) { router.trigger(.menu(LeagueCoordinator.Destination.tabs[index])) }
}
