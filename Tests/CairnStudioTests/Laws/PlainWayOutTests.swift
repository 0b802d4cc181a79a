import Cairn
import CairnUIKit
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

private final class LegacyClub: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var navigator: Navigator?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = Navigator(root: LegacyCoordinator())
        navigator.attach(UIKitHost(window: window))
        (self.window, self.navigator) = (window, navigator)
        return true
    }
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
            let list = LegacyPage("List")
            list.button("Push") { _ in router.trigger(.push) }
            list.button("Present") { _ in router.trigger(.present) }
            return list
        case .form:
            let form = LegacyForm("Form")
            form.button("Pop") { _ = $0.navigationController?.popViewController(animated: true) }
            form.button("Dismiss") { $0.dismiss(animated: true) }
            return form
        }
    }
}

private class LegacyPage: UIViewController {
    private let column = UIStackView()

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        view.addSubview(column)
    }

    required init?(coder: NSCoder) { nil }

    func button(_ title: String, _ tapped: @escaping @MainActor (UIViewController) -> Void) {
        let action = UIAction(title: title) { [weak self] _ in if let self { tapped(self) } }
        column.addArrangedSubview(UIButton(type: .system, primaryAction: action))
    }
}

private final class LegacyForm: LegacyPage, LeaveGuard {
    var isArmed: Bool { true }
    func mayLeave() -> Bool { false }
}
