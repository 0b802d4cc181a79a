import Cairn
import CairnBinding

/// The second form: each screen has a router of its own, and the coordinator does what those say.
@MainActor
public final class FriendsCoordinator: Coordinator {
    public nonisolated enum Destination: Cairn.Destination, ProfilePlace {
        case friends, profile(User.ID), chats, about, askToRemove(User)
    }
    public enum Route {
        case open(Tree.Transition<Destination, Never>), remove(User.ID)
    }

    private let friends: Friends
    private let views: RoutesViews
    private let opening: MutableProperty<Opening>

    /// - Parameter opening: How a profile opens from the list of friends; a person may choose another.
    public init(
        friends: Friends, views: RoutesViews, opening: MutableProperty<Opening> = MutableProperty(.modal())
    ) {
        self.friends = friends
        self.views = views
        self.opening = opening
    }

    public var root: Tree.Root<Destination> { .stack(.friends) }

    public func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .open(let transition): return transition
        case .remove(let id):
            friends.remove(id)
            return .none
        }
    }

    public func screen(for destination: Destination, router: Router<Route>) throws -> any Presentable {
        let own = FriendsRouter(router: router.scoped { .open($0) }, opening: opening)
        switch destination {
        case .friends:
            return Screen(
                FriendsViewModel(friends: friends, opening: opening, router: own), views.friends)
        case .profile(let id):
            return ProfileModule(
                user: try friends.user(id), output: try? router.opener?.model(), views: views)
        case .chats: return ChatsCoordinator(friends: friends, views: views)
        case .about: return views.about { own.openProfile(for: Friends.captain) }
        case .askToRemove(let user):
            return Dialog<Route>(
                "Remove \(user.name)?", .destructive("Remove", .remove(user.id)), .cancel)
        }
    }
}

/// What the list of friends can open. How a profile opens is a person's choice here, read at each opening.
public struct FriendsRouter: ScreenRouter, ProfileRoute, FriendsRoutes {
    public typealias Routes = ProfileRoute & FriendsRoutes
    public let router: Router<Tree.Transition<FriendsCoordinator.Destination, Never>>
    let opening: Property<Opening>
    public var profileTransition: Opening { opening.value }
}

/// The routes that only this screen has.
@MainActor
public protocol FriendsRoutes {
    func openChats()
    func openAbout()
    func askToRemove(_ user: User)
}

extension FriendsRoutes where Self: ScreenRouter, Place == FriendsCoordinator.Destination {
    public func openChats() { open(.chats, by: .push()) }
    public func openAbout() { open(.about, by: .push()) }
    public func askToRemove(_ user: User) { router.trigger(.present(.askToRemove(user), as: .alert)) }
}

@MainActor
public final class FriendsViewModel: ProfileOutput {
    public var friends: Property<[User]> { list.all }
    public var opening: Property<Opening> { choice }
    /// What was said last by a profile that is open.
    public var news: Property<String> { said }
    private let said = MutableProperty("Friends")
    private let choice: MutableProperty<Opening>
    private let list: Friends
    private let router: any FriendsRouter.Routes

    public init(friends: Friends, opening: MutableProperty<Opening>, router: any FriendsRouter.Routes) {
        list = friends
        choice = opening
        self.router = router
    }

    public func tapped(_ user: User) { router.openProfile(for: user.id) }
    public func removeTapped(_ user: User) { router.askToRemove(user) }
    public func openingTapped() { choice.value = choice.value.next }
    public func chatsTapped() { router.openChats() }
    public func aboutTapped() { router.openAbout() }
    public func followed(_ user: User) { said.value = "Friends, \(user.name) too" }
}
