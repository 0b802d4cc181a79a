import Cairn
import LoginRecipe

/// The views of the app, by the view models they show. The coordinators know no more of them.
@MainActor
public struct KickaboutViews {
    public typealias View<Model> = @MainActor (Model) -> any Presentable

    public var login: LoginViews
    public var displayName: View<DisplayNameViewModel>
    public var menu: View<MenuViewModel>
    public var matches: MatchesViews
    public var rankings: View<RankingsViewModel>
    public var friends: FriendsViews
    public var profile: View<ProfileViewModel>
    public var settings: View<SettingsViewModel>

    public init(
        login: LoginViews, displayName: @escaping View<DisplayNameViewModel>,
        menu: @escaping View<MenuViewModel>, matches: MatchesViews,
        rankings: @escaping View<RankingsViewModel>, friends: FriendsViews,
        profile: @escaping View<ProfileViewModel>, settings: @escaping View<SettingsViewModel>
    ) {
        self.login = login
        self.displayName = displayName
        self.menu = menu
        self.matches = matches
        self.rankings = rankings
        self.friends = friends
        self.profile = profile
        self.settings = settings
    }
}

/// The views of the matches' tab.
@MainActor
public struct MatchesViews {
    public var list: KickaboutViews.View<MatchesViewModel>
    public var form: KickaboutViews.View<EditMatchViewModel>
    public var players: KickaboutViews.View<PlayersViewModel>

    public init(
        list: @escaping KickaboutViews.View<MatchesViewModel>,
        form: @escaping KickaboutViews.View<EditMatchViewModel>,
        players: @escaping KickaboutViews.View<PlayersViewModel>
    ) {
        self.list = list
        self.form = form
        self.players = players
    }
}
