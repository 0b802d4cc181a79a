import Cairn

/// The tab with the list. Owns its view model, which makes that of the match to edit.
@MainActor
public final class MatchesCoordinator: Coordinator {
    public nonisolated enum Style: Sendable { case modal, push }
    public enum Route { case edit(MatchRow.ID?), saved(MatchRow.ID) }
    public nonisolated enum Destination: Cairn.Destination { case list, edit(MatchRow.ID?) }

    private let list: MatchesViewModel
    private let store: any Store
    private let views: MatchesViews
    private let style: Style

    public init(store: any Store, views: MatchesViews, style: Style = .modal) {
        list = MatchesViewModel(store: store)
        (self.store, self.views, self.style) = (store, views, style)
    }

    public var root: Tree.Root<Destination> { .stack(.list) }

    public func transition(for route: Route, from asker: Asker) throws -> Next {
        switch (route, style) {
        case (.edit(let row), .modal): return .present(.edit(row), as: .sheet)
        case (.edit(let row), .push): return .push(.edit(row))
        case (.saved, _):
            list.fetch()
            return .none
        }
    }

    public func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .list:
            list.onEdit = { router.trigger(.edit($0)) }
            return Screen(list, views.list)
        case .edit(let row):
            return EditMatchCoordinator(list.editViewModel(for: row), store: store, views: views)
                .onFinish { Route.saved($0) }
        }
    }
}

/// The whole app: the list and a setting. Another store rebuilds both tabs around it.
@MainActor
public final class GoalCoordinator: Coordinator {
    public enum Route { case use(StoreKind) }
    public nonisolated enum Destination: Cairn.Destination { case matches(StoreKind), settings(StoreKind) }

    private let store: @MainActor (StoreKind) -> any Store
    private let views: MatchesViews

    public init(views: MatchesViews, store: @escaping @MainActor (StoreKind) -> any Store) {
        (self.store, self.views) = (store, views)
    }

    public var root: Tree.Root<Destination> { tabs(.device, selected: 0) }

    public func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .use(let kind): .replaceAll(tabs(kind, selected: 1))
        }
    }

    private func tabs(_ kind: StoreKind, selected: Int) -> Tree.Root<Destination> {
        .tabs(.screen(.matches(kind)), [.stack(.settings(kind))], selected: selected)
    }

    public func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .matches(let kind): MatchesCoordinator(store: store(kind), views: views)
        case .settings(let kind):
            Screen(SettingsViewModel(kind: kind) { router.trigger(.use($0)) }, views.settings)
        }
    }
}

/// The one setting: where matches are kept.
@MainActor
public final class SettingsViewModel {
    public let kind: StoreKind
    private let onChange: @MainActor (StoreKind) -> Void

    init(kind: StoreKind, onChange: @escaping @MainActor (StoreKind) -> Void) {
        (self.kind, self.onChange) = (kind, onChange)
    }

    public func toggled() { onChange(kind == .device ? .league : .device) }
}

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
        (self.list, self.edit, self.players, self.settings) = (list, edit, players, settings)
    }
}
