import Cairn

/// The views, by the view models they show.
@MainActor
public struct MatchesViews {
    public var list: @MainActor (MatchesViewModel) -> any Presentable
    public var edit: @MainActor (EditMatchViewModel) -> any Presentable
    public var players: @MainActor (PlayersViewModel) -> any Presentable
    public var settings: @MainActor (SettingsViewModel) -> any Presentable

    public init(
        list: @escaping @MainActor (MatchesViewModel) -> any Presentable,
        edit: @escaping @MainActor (EditMatchViewModel) -> any Presentable,
        players: @escaping @MainActor (PlayersViewModel) -> any Presentable,
        settings: @escaping @MainActor (SettingsViewModel) -> any Presentable
    ) {
        self.list = list
        self.edit = edit
        self.players = players
        self.settings = settings
    }
}
