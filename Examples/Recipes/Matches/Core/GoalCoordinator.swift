import Cairn

/// The whole app: the list and a setting. Another store rebuilds both tabs around it.
@MainActor
public final class GoalCoordinator: Coordinator {
    public enum Route { case use(StoreKind) }
    public nonisolated enum Destination: Cairn.Destination { case matches(StoreKind), settings(StoreKind) }

    private let device: any Store
    private let league: any Store
    private let views: MatchesViews

    public init(device: any Store, league: any Store, views: MatchesViews) {
        self.device = device
        self.league = league
        self.views = views
    }

    public var root: Tree.Root<Destination> { tabs(.device, selected: 0) }

    public func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .use(let kind): .replaceAll(tabs(kind, selected: 1))
        }
    }

    private func tabs(_ kind: StoreKind, selected: Int) -> Tree.Root<Destination> {
        .tabs(.screen(.matches(kind)), .stack(.settings(kind)), selected: selected)
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .matches(.device): MatchesCoordinator(store: device, views: views)
        case .matches(.league): MatchesCoordinator(store: league, views: views)
        case .settings(let kind):
            Screen(SettingsViewModel(kind: kind) { router.trigger(.use($0)) }, views.settings)
        }
    }
}

/// The one setting: where matches are kept.
@MainActor
public final class SettingsViewModel {
    private let kind: StoreKind
    private let onChange: @MainActor (StoreKind) -> Void

    init(kind: StoreKind, onChange: @escaping @MainActor (StoreKind) -> Void) {
        self.kind = kind
        self.onChange = onChange
    }

    public var text: String {
        switch kind {
        case .device: "Matches are on this device."
        case .league: "Matches are in the league."
        }
    }

    public func otherStoreTapped() { onChange(kind == .device ? .league : .device) }
}
