import Cairn
import CairnTesting
import CairnUIKit
import UIKit

// The code of the README, compiled. `ReadmeTests` compares the two.

struct Match: Identifiable {
    let id: Int
    let title: String
}

@MainActor final class MatchStore {
    let matches = [Match(id: 7, title: "Ajax – Porto")]
}

@MainActor final class MatchListViewModel {
    let titles: [String]
    private let matches: [Match]
    private let router: Router<MatchesCoordinator.Route>

    init(store: MatchStore, router: Router<MatchesCoordinator.Route>) {
        matches = store.matches
        titles = matches.map(\.title)
        self.router = router
    }

    func tapped(_ row: Int) { router.trigger(.match(matches[row].id)) }
}

final class MatchViewModel {
    init(id: Match.ID, store: MatchStore) {}
}

final class MatchListViewController: UITableViewController {
    private let viewModel: MatchListViewModel

    init(viewModel: MatchListViewModel) {
        self.viewModel = viewModel
        super.init(style: .plain)
        title = "Matches"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.titles.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = viewModel.titles[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.tapped(indexPath.row)
    }
}

final class MatchViewController: UIViewController {
    init(viewModel: MatchViewModel) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

@MainActor final class MatchesCoordinator: Coordinator {
    enum Route: Cairn.Destination, Codable { case list, match(Match.ID) }

    private let store: MatchStore
    var root: Tree.Root<Route> { .stack(.list) }

    init(store: MatchStore) { self.store = store }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .list: Screen(MatchListViewModel(store: store, router: router), MatchListViewController.init)
        case .match(let id): Screen(MatchViewModel(id: id, store: store), MatchViewController.init)
        }
    }
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
