import Cairn

/// The tab of the rankings.
@MainActor
public final class RankingsCoordinator: ShowsProfiles {
    public typealias Route = RankingsViewModel.Route

    public enum Destination: Cairn.Destination, Codable, ProfilePlace {
        case table
        case profile(Player.ID)
        case failed(StoreError)

        /// What went wrong is not saved: the next time it may go well.
        enum CodingKeys: CodingKey { case table, profile }
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

    static let links = LinkTable<Destination>([
        .link("", to: .table),
        .link("{id}", to: Destination.profile).then(ProfileCoordinator.links),
    ])

    public var root: Tree.Root<Destination> { .stack(.table) }

    public func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .profile(let id): return openProfile(id)
        case .failed(let error): return .alertOnce(.failed(error))
        case .again:
            rankings.refresh()
            return .none
        }
    }

    public func transition(toLinked destination: Destination) -> Tree.Transition<Destination, Never> {
        if case .profile(let id) = destination { return openProfile(id) }
        return .push(destination)
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .table: Screen(rankings, view)
        case .profile(let id): profiles.screen(of: id)
        case .failed(let error): Dialog.failure(error, again: Route.again)
        }
    }
}
