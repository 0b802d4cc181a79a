import Cairn
import CairnBinding

/// The first form: routes are values, and every one is a push. The profile's is written once, and adopted by a case.
@MainActor
public final class ChatsCoordinator: Coordinator {
    public nonisolated enum Route: Cairn.Destination, ProfilePlace {
        case chats, profile(User.ID)
    }

    private let friends: Friends
    private let views: RoutesViews

    public init(friends: Friends, views: RoutesViews) {
        self.friends = friends
        self.views = views
    }

    public var root: Tree.Root<Route> { .stack(.chats) }

    public func screen(for route: Route, router: Router<Route>) throws -> any Presentable {
        switch route {
        case .chats: Screen(ChatsViewModel(friends: friends, router: router), views.chats)
        case .profile(let id):
            ProfileModule(user: try friends.user(id), output: try? router.opener?.model(), views: views)
        }
    }
}

@MainActor
public final class ChatsViewModel {
    public let friends: Property<[User]>
    private let router: Router<ChatsCoordinator.Route>

    public init(friends: Friends, router: Router<ChatsCoordinator.Route>) {
        self.friends = friends.all
        self.router = router
    }

    public func tapped(_ user: User) { router.openProfile(for: user.id) }
}
