import Cairn

/// The tab with the list. Owns its view model, which makes that of the match to edit.
@MainActor
public final class MatchesCoordinator: Coordinator {
    public nonisolated enum Style: Sendable { case modal, push }
    public enum Route { case edit(MatchRow.ID?), saved(MatchRow.ID), failed(StoreError), fetch }
    public nonisolated enum Destination: Cairn.Destination {
        case list, edit(MatchRow.ID?), failed(StoreError)
    }

    private let list: MatchesViewModel
    private let store: any Store
    private let views: MatchesViews
    private let style: Style

    public init(store: any Store, views: MatchesViews, style: Style = .modal) {
        list = MatchesViewModel(store: store)
        self.store = store
        self.views = views
        self.style = style
    }

    public var root: Tree.Root<Destination> { .stack(.list) }

    public func transition(for route: Route, from asker: Asker) throws -> Next {
        switch (route, style) {
        case (.edit(let row), .modal): return .present(.edit(row), as: .sheet)
        case (.edit(let row), .push): return .push(.edit(row))
        case (.saved, _), (.fetch, _):
            list.fetch()
            return .none
        case (.failed(let error), _):
            // Two fetches that fail are one alert.
            return .show(.failed(error), orElse: .present(.failed(error), as: .alert))
        }
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .list:
            list.onEdit = { router.trigger(.edit($0)) }
            list.onFailure = { router.trigger(.failed($0)) }
            return Screen(list, views.list)
        case .edit(let row):
            return EditMatchCoordinator(list.editViewModel(for: row), store: store, views: views)
                .onFinish { Route.saved($0) }
        case .failed(let error):
            return Dialog<Route>("That did not work", message: error.text, .button("Reload", .fetch), .cancel)
        }
    }
}
