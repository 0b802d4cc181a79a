import Cairn
import CairnUIKit
import UIKit

@testable import CairnStudio

/// An app that asks a service when to sail, and says so when there is no answer.
final class Ferry: ExploredDelegate {
    var isDown = false

    override func makeNavigator() -> Navigator {
        Navigator(root: FerryCoordinator { [unowned self] in isDown })
    }

    static var studio: Studio<Ferry> {
        Studio(
            Ferry.self, name: "ferry", networks: ["up", "down"], network: { $0.isDown = $1 == "down" }
        ) { $0.navigator }
    }
}

@MainActor
final class FerryCoordinator: Coordinator {
    enum Destination: Cairn.Destination { case pier, times, storm }
    enum Route: Cairn.Destination { case ask }

    let isDown: () -> Bool
    var root: Tree.Root<Destination> { .stack(.pier) }

    init(isDown: @escaping () -> Bool) { self.isDown = isDown }

    func transition(for route: Route, from asker: Asker) -> Next { .push(isDown() ? .storm : .times) }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .pier: ExploredPage("Pier").button("When?") { router.trigger(.ask) }
        case .times: ExploredPage("Times").text("Each hour")
        case .storm: ExploredPage("No answer").text("Nobody answers")
        }
    }
}
