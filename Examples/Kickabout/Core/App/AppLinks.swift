import Cairn
import CairnBinding

/// A window's links. What they lead to is in the league that is open there, or else in the one that was chosen last.
extension AppCoordinator {
    static func links(into setup: Setup) -> LinkTable<Destination> {
        LinkTable(
            scheme: "kickabout", host: "kickabout.example",
            [.link("", to: .league(setup)).then(LeagueCoordinator.links)])
    }

    /// Reads and writes the links of a window, as it is now.
    public func links(in tree: Tree) -> LinkTable<Destination> {
        let open = tree.root.children.first?.destination?.base as? Destination
        guard case .league(let setup) = open else { return Self.links(into: module.preferences.setup.value) }
        return Self.links(into: setup)
    }
}

/// Links to give to others.
@MainActor public protocol HasLinks {
    /// The link to somebody's profile; empty where there is none.
    func link(toProfileOf id: Player.ID) -> String
}

extension LeagueModule: HasLinks {
    /// The rankings have everybody, so a profile is linked to there, wherever it was opened.
    public func link(toProfileOf id: Player.ID) -> String {
        let path = LinkPath(
            AppCoordinator.Destination.league(setup), LeagueCoordinator.Destination.rankings,
            RankingsCoordinator.Destination.profile(id), ProfileCoordinator.Destination.card)
        return (try? AppCoordinator.links(into: setup).print(path)) ?? ""
    }
}
