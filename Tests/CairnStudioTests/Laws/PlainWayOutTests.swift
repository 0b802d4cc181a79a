import Cairn
import Testing
import UIKit

@testable import CairnStudio

/// What plain UIKit calls do as a button is tapped may look like a finger to the journal, and breaks no law.
@MainActor
struct PlainWayOutTests {
    @Test(arguments: ["Pop", "Dismiss"])
    func `a button that leaves past a guard is no finger`(button: String) async {
        let sitting = Sitting()
        let studio = Studio(LegacyClub.self, name: "club") { $0.navigator }
        sitting.files["a.script"] = Data(
            """
            tap "\(button == "Pop" ? "Push" : "Present")"
            tap "\(button)"
            expect screen "List"
            expect laws
            """.utf8)
        #expect(await sitting.run(studio, "--script", "a.script") == 0, "\(sitting.errors)")
    }
}

private final class LegacyClub: ExploredDelegate {
    override func makeNavigator() -> Navigator { Navigator(root: LegacyCoordinator()) }
}

private final class LegacyCoordinator: Coordinator {
    enum Route { case push, present }
    enum Destination: Cairn.Destination { case list, form }

    let root = Tree.Root<Destination>.stack(.list)

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .push: .push(.form)
        case .present: .present(.screen(.form), as: .fullScreen)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .list:
            return ExploredPage("List").button("Push") { router.trigger(.push) }
                .button("Present") { router.trigger(.present) }
        case .form:
            let form = LegacyForm("Form")
            return form.button("Pop") { [weak form] in
                form?.navigationController?.popViewController(animated: true)
            }.button("Dismiss") { [weak form] in form?.dismiss(animated: true) }
        }
    }
}

private final class LegacyForm: ExploredPage, LeaveGuard {
    var isArmed: Bool { true }
    func mayLeave() -> Bool { false }
}
