import Cairn
import CairnUIKit
import UIKit

@testable import CairnStudio

/// A hall with two rooms that look the same, and a third that differs from them in one word.
final class Twins: ExploredDelegate {
    override func makeNavigator() -> Navigator { Navigator(root: TwinsCoordinator()) }
}

@MainActor
final class TwinsCoordinator: Coordinator {
    enum Destination: Cairn.Destination { case hall, left, right, other }
    typealias Route = Destination

    var root: Tree.Root<Destination> { .stack(.hall) }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .hall:
            ExploredPage("Hall").button("Left") { router.trigger(.left) }
                .button("Right") { router.trigger(.right) }.button("Other") { router.trigger(.other) }
        case .left, .right: ExploredPage("Room").text("A chair").text("A table")
        case .other: ExploredPage("Room").text("A chair").text("A bed")
        }
    }
}
