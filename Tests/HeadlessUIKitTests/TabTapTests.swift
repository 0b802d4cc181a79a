import Testing
import UIKit

@MainActor @Suite(.simulator)
final class TabTapTests: World {
    private final class Tabs: UITabBarController {
        var chosen: [String] = []
        override var selectedViewController: UIViewController? {
            get { super.selectedViewController }
            set {
                chosen.append(newValue?.title ?? "nil")
                super.selectedViewController = newValue
            }
        }
    }

    @Test func `a tap selects by the property that a subclass overrides`() throws {
        let tabs = Tabs()
        tabs.viewControllers = [a, b]
        host(tabs)
        tabs.chosen = []
        try simulator.user.tapTab("B")
        simulator.settle()
        #expect(tabs.chosen == ["B"] && tabs.selectedIndex == 1 && b.view.window != nil)
        try simulator.user.tapTab("B")
        #expect(tabs.chosen == ["B"])
    }
}
