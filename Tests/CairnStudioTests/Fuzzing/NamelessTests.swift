import Cairn
import CairnUIKit
import Foundation
import Testing
import UIKit

@testable import CairnStudio

/// What has no name cannot be asked for by a line of script, so nobody draws it.
@MainActor
struct NamelessTests {
    @Test func `everything that is drawn can be read again as a script`() async throws {
        let sitting = Sitting()
        let studio = Studio(NamelessClub.self, name: "club") { $0.navigator }
        #expect(await sitting.run(studio, "fuzz", "--steps", "640", "--record", "r") == 0)
        let lines = String(decoding: try #require(sitting.files["r"]), as: UTF8.self).split(separator: "\n")
        let actions = lines.compactMap { try? SavedValue(json: String($0))["action"]?.text }
        #expect(actions.count > 300)
        for action in actions { #expect(throws: Never.self) { try Action(line: action) } }
    }
}

private final class NamelessClub: ExploredDelegate {
    override func makeNavigator() -> Navigator { Navigator(root: NamelessCoordinator()) }
}

@MainActor
private final class NamelessCoordinator: Coordinator {
    enum Route: Cairn.Destination { case sounds, more }
    var root: Tree.Root<Route> { .stack(.sounds) }

    func screen(for destination: Route, router: Router<Route>) -> any Presentable {
        let page = ExploredPage(destination == .sounds ? "Sounds" : "")
        if destination == .sounds { page.button("More") { router.trigger(.more) } }
        for view in [UISlider(), UIStepper(), UITextField(), UIButton(), UISwitch()] as [UIView] {
            page.view.addSubview(view)
        }
        return page
    }
}
