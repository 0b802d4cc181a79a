import Cairn
import CairnUIKit
import StudioStage
import UIKit

@testable import CairnStudio

/// What is legal, and looks like a broken law to somebody who does not look closely.
final class WatchedClub: ExploredDelegate {
    static let studio = Studio(WatchedClub.self, name: "club") { $0.navigator }

    // It keeps next to nothing.
    override func makeNavigator() -> Navigator {
        Navigator(root: WatchedCoordinator(), journalLimit: 1)
    }
}

@MainActor
private final class WatchedCoordinator: Coordinator {
    enum Destination: Cairn.Destination { case list, compose, tabs, web, search }
    enum Route: Cairn.Destination { case root, compose, tabs, web, search }
    var root: Tree.Root<Destination> { .stack(.list) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .root: .popToRoot
        case .compose: .present(.screen(.compose), as: .sheet)
        case .tabs: .present(.screen(.tabs), as: .sheet)
        case .web: .push(.web)
        case .search: .push(.search)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .list:
            return ExploredPage("List")
                .button("Three at once") { for _ in 1...3 { router.trigger(.root) } }
                .button("Compose") { router.trigger(.compose) }
                .button("Tabs") { router.trigger(.tabs) }
                .button("Web") { router.trigger(.web) }
                .button("Find") { router.trigger(.search) }
        case .compose:
            let stack = UINavigationController()
            let form = ExploredPage("Compose")
            form.button("More") { [weak stack] in
                stack?.pushViewController(ExploredPage("More"), animated: true)
            }
            form.button("Done") { router.close() }
            stack.viewControllers = [form]
            return stack
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two"].map { ExploredPage($0) }
            return tabs
        case .web: return WebPage("Web")
        case .search:
            let page = ExploredPage("Find")
            page.navigationItem.searchController = UISearchController(searchResultsController: nil)
            page.definesPresentationContext = true
            return page.button("Sheet") { router.trigger(.compose) }
        }
    }
}

/// Goes back within the page, and leaves it once there is nothing to go back to there.
private final class WebPage: ExploredPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        var left = 2
        navigationItem.backAction = UIAction { [weak self] _ in
            left -= 1
            if left == 0 { self?.navigationController?.popViewController(animated: true) }
        }
    }
}
