import Cairn

/// The tab of the rankings.
@MainActor
public final class RankingsCoordinator: Coordinator {
    public typealias Route = RankingsViewModel.Route

    public enum Destination: Cairn.Destination {
        case table
        case failed(String)
    }

    private let rankings: RankingsViewModel
    private let view: KickaboutViews.View<RankingsViewModel>

    public init(
        module: any RankingsViewModel.Dependencies, view: @escaping KickaboutViews.View<RankingsViewModel>
    ) {
        rankings = RankingsViewModel(module)
        self.view = view
    }

    public var root: Tree.Root<Destination> { .stack(.table) }

    public func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
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
        case .failed(let why):
            return Dialog<Route>("That did not work", message: why, .button("Try again", .again), .cancel)
        }
    }
}
