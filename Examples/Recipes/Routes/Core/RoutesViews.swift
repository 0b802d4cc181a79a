import Cairn

/// The views, by the view models they show. The last is a controller of plain MVC, which has none.
@MainActor
public struct RoutesViews {
    public var friends: @MainActor (FriendsViewModel) -> any Presentable
    public var chats: @MainActor (ChatsViewModel) -> any Presentable
    public var profile: @MainActor (ProfileViewModel) -> any Presentable
    public var about: @MainActor (@escaping @MainActor () -> Void) -> any Presentable

    public init(
        friends: @escaping @MainActor (FriendsViewModel) -> any Presentable,
        chats: @escaping @MainActor (ChatsViewModel) -> any Presentable,
        profile: @escaping @MainActor (ProfileViewModel) -> any Presentable,
        about: @escaping @MainActor (@escaping @MainActor () -> Void) -> any Presentable
    ) {
        self.friends = friends
        self.chats = chats
        self.profile = profile
        self.about = about
    }
}
