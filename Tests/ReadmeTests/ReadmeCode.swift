import Cairn
import CairnTesting
import CairnUIKit
import UIKit

// The code of the README, compiled. `ReadmeTests` compares the two.

struct Match {
    typealias ID = Int
}

@MainActor final class MatchStore {}

final class MatchListViewModel {
    let router: Router<MatchesCoordinator.Route>
    init(store: MatchStore, router: Router<MatchesCoordinator.Route>) { self.router = router }
}

final class MatchViewModel {
    init(id: Match.ID, store: MatchStore) {}
}

final class MatchListViewController: UIViewController {
    let viewModel: MatchListViewModel
    init(viewModel: MatchListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}

final class MatchViewController: UIViewController {
    init(viewModel: MatchViewModel) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

@MainActor final class MatchesCoordinator: Coordinator {
    enum Route: Cairn.Destination, Codable { case list, match(Match.ID) }

    var root: Tree.Root<Route> { .stack(.list) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .list: Screen(MatchListViewModel(store: store, router: router), MatchListViewController.init)
        case .match(let id): Screen(MatchViewModel(id: id, store: store), MatchViewController.init)
        }
    }

    let store: MatchStore
    init(store: MatchStore) { self.store = store }
}

@MainActor
func show(in window: UIWindow, store: MatchStore) -> Navigator {
    let navigator = Navigator(root: MatchesCoordinator(store: store))
    navigator.attach(UIKitHost(window: window))
    return navigator
}

@MainActor
func firstTest(_ store: MatchStore) async throws {
    try await TestApp.run(MatchesCoordinator(store: store)) { app in
        await app.trigger(.match(7))
        try app.expect("stack[list > match(7)]")  // assert each change, or the test fails
        app.host.tapBack()
        try app.expect("stack[list]")
    }
}
