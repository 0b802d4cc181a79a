import Cairn

/// The tab of the friends.
@MainActor
public final class FriendsCoordinator: ShowsProfiles {
    /// The routes of the screens, joined.
    public enum Route: Hashable {
        case list(FriendsViewModel.Route)
        case chat(ChatViewModel.Route)
    }

    public enum Destination: Cairn.Destination, Codable, ProfilePlace {
        case list
        case chat(Player.ID)
        case profile(Player.ID)
        case failed(StoreError)

        /// What went wrong is not saved: the next time it may go well.
        enum CodingKeys: CodingKey { case list, chat, profile }
    }

    let profiles: Profiles
    private let module: any FriendsViewModel.Dependencies
    private let views: FriendsViews
    private let list: FriendsViewModel

    public init(module: any FriendsViewModel.Dependencies, views: FriendsViews, profiles: Profiles) {
        self.module = module
        self.views = views
        self.profiles = profiles
        list = FriendsViewModel(module)
    }

    static let links = LinkTable<Destination>([
        .link("", to: .list),
        .link("{id}/chat", to: Destination.chat),
        .link("{id}", to: Destination.profile).then(ProfileCoordinator.links),
    ])

    public var root: Tree.Root<Destination> { .stack(.list) }

    public func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .list(.chat(let id)): return .push(.chat(id))
        case .list(.profile(let id)): return openProfile(id)
        case .chat(.profile(let id)): return openProfile(id, as: .pushed)
        case .list(.failed(let error)): return .alertOnce(.failed(error))
        case .list(.again):
            list.refresh()
            return .none
        }
    }

    public func transition(toLinked destination: Destination) -> Tree.Transition<Destination, Never> {
        if case .profile(let id) = destination { return openProfile(id) }
        return .several(.popTo(.list), .push(destination))
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .list: Screen(list, routes: Route.list, views.list)
        case .chat(let id): Screen(ChatViewModel(module, with: id), routes: Route.chat, views.chat)
        case .profile(let id): profiles.screen(of: id)
        case .failed(let error): Dialog.failure(error, again: Route.list(.again))
        }
    }
}

/// The views of the friends' tab.
@MainActor
public struct FriendsViews {
    public var list: KickaboutViews.View<FriendsViewModel>
    public var chat: KickaboutViews.View<ChatViewModel>

    public init(
        list: @escaping KickaboutViews.View<FriendsViewModel>,
        chat: @escaping KickaboutViews.View<ChatViewModel>
    ) {
        self.list = list
        self.chat = chat
    }
}
