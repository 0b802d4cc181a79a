import Cairn
import CairnUIKit
import UIKit

// The code of the guide's page about tabs, compiled. `ReadmeTests` compares the two.

@MainActor final class SeasonCoordinator: Coordinator {
    enum Route: Cairn.Destination, Codable { case matches, players }
    static let links = LinkTable<Route>(
        scheme: "club",
        [.link("fixtures", to: .matches).then(MatchesCoordinator.links), .link("players", to: .players)])

    var root: Tree.Root<Route> { .tabs(.matches, .players) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .matches: MatchesCoordinator(store: store)  // made when its tab is first selected
        case .players: PlayersViewController()
        }
    }

    let store: MatchStore
    init(store: MatchStore) { self.store = store }
}

final class PlayersViewController: UIViewController {}

@MainActor
func showTabs(in window: UIWindow, store: MatchStore) -> Navigator {
    let items = UIKitHost.Configuration(tabItem: { place in
        switch place.destination?.base as? SeasonCoordinator.Route {
        case .matches: UITabBarItem(title: "Matches", image: UIImage(systemName: "calendar"), tag: 0)
        case .players: UITabBarItem(title: "Players", image: UIImage(systemName: "person.2"), tag: 1)
        case nil: nil
        }
    })
    let navigator = Navigator(root: SeasonCoordinator(store: store))
    navigator.attach(UIKitHost(window: window, configuration: items))
    return navigator
}

@MainActor
func columnsInPortrait() -> UIKitHost.Configuration {
    let columns = UIKitHost.Configuration(makeSplit: { style in
        let split = UISplitViewController(style: style)
        split.preferredDisplayMode = .oneBesideSecondary
        return split
    })
    return columns
}

@MainActor
func open(_ id: Match.ID, by router: Router<SeasonCoordinator.Route>) {
    router.follow(LinkPath(SeasonCoordinator.Route.matches, MatchesCoordinator.Route.match(id)))
}
