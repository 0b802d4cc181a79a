import Cairn
import UIKit

@testable import CairnStudio

/// An app in which a match can be pushed onto itself, and onto another, which is right.
final class HastyClub: ExploredDelegate {
    override func makeNavigator() -> Navigator { Navigator(root: HastyCoordinator()) }
}

@MainActor
private final class HastyCoordinator: Coordinator {
    enum Route: Cairn.Destination { case list, match(Int) }

    var root: Tree.Root<Route> { .stack(.list) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .list: ExploredPage("List").button("Match 1") { router.trigger(.match(1)) }
        case .match(1):
            ExploredPage("Match 1").button("Next") { router.trigger(.match(2)) }
                .button("Again") { router.trigger(.match(1)) }
        case .match(let id): ExploredPage("Match \(id)")
        }
    }
}
