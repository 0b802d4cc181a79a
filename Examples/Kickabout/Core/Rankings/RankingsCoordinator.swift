import Cairn

/// The tab of the rankings.
@MainActor
public final class RankingsCoordinator: ShowsProfiles {
    public typealias Route = RankingsViewModel.Route

    public enum Destination: Cairn.Destination, ProfileRoute {
        case table
        case profile(Player.ID)
        case failed(String)
    }

    let profiles: Profiles
    private let rankings: RankingsViewModel
    private let view: KickaboutViews.View<RankingsViewModel>

    public init(
        module: any RankingsViewModel.Dependencies, view: @escaping KickaboutViews.View<RankingsViewModel>,
        profiles: Profiles
    ) {
        self.profiles = profiles
        rankings = RankingsViewModel(module)
        self.view = view
    }

    public var root: Tree.Root<Destination> { .stack(.table) }

    public func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .profile(let id): return openProfile(id)
        case .failed(let why): return .show(.failed(why), orElse: .present(.failed(why), as: .alert))
        case .again:
            rankings.refresh()
            return .none
        }
    }

    public func screen(
        for destination: Destination, openedBy opener: Asker, router: Router<Route>
    ) -> any Presentable {
        switch destination {
        case .table:
            rankings.ask = { router.trigger($0) }
            return Screen(rankings, view)
        case .profile(let id):
            return profiles.screen(of: id)
        case .failed(let why):
            return Dialog<Route>("That did not work", message: why, .button("Try again", .again), .cancel)
        }
    }
}
