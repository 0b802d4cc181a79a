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

    @Test func `a tab that is taken out as the delegate is asked is not selected`() throws {
        final class Eager: NSObject, UITabBarControllerDelegate {
            var asked: (() -> Void)?
            var told = 0
            func tabBarController(_: UITabBarController, shouldSelect _: UIViewController) -> Bool {
                asked?()
                return true
            }
            func tabBarController(_: UITabBarController, shouldSelectTab _: UITab) -> Bool {
                asked?()
                return true
            }
            func tabBarController(_: UITabBarController, didSelect _: UIViewController) { told += 1 }
            func tabBarController(_: UITabBarController, didSelectTab _: UITab, previousTab _: UITab?) {
                told += 1
            }
        }
        let eager = Eager()
        let tabs = tabs(a, b)
        tabs.delegate = eager
        eager.asked = { [a, c] in tabs.viewControllers = [a, c] }
        try simulator.user.tapTab("B")
        simulator.settle()
        #expect(simulator.log.raises == [] && eager.told == 0 && tabs.selectedViewController === a)
        let given = [a, b, c].map { (screen: Screen) in
            UITab(title: screen.name, image: nil, identifier: screen.name) { _ in screen }
        }
        tabs.tabs = given
        simulator.settle()
        eager.asked = { tabs.tabs.remove(at: 1) }
        try simulator.user.tapTab("B")
        simulator.settle()
        #expect(simulator.log.raises == [] && eager.told == 0 && tabs.selectedTab === given[0])
    }
}
