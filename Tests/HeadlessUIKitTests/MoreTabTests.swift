import Testing
import UIKit

@MainActor @Suite(.simulator)
final class MoreTabTests: World {
    private lazy var screens = (0..<7).map { Screen("\($0)", record) }

    private func manyTabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        host(tabs)
        record.lines = []
        return tabs
    }

    @Test func `H09 of more than five tabs the fifth and all after it are behind More`() {
        let tabs = manyTabs()
        #expect(tabs.viewControllers?.count == 7)
        #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "More"])
        tabs.selectedViewController = tabs.moreNavigationController
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.viewControllers?.contains(tabs.moreNavigationController) == false)
    }

    @Test func `a tab behind More is chosen from a list, and left by the back button`() throws {
        let tabs = manyTabs()
        try simulator.user.tapTab("More")
        simulator.settle()
        #expect(simulator.outline().top?.screen.elements.map(\.label) == ["4", "5", "6"])
        try simulator.user.tap("5")
        simulator.settle()
        #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === screens[5])
        #expect(screens[5].tabBarController === tabs)
        #expect(screens[5].navigationController === tabs.moreNavigationController)
        try simulator.user.tapBack()
        simulator.settle()
        #expect(tabs.selectedIndex == NSNotFound && screens[5].parent === tabs)
    }

    @Test func `a person may begin to rearrange the tabs behind More, and end it`() throws {
        final class Ear: NSObject, UITabBarControllerDelegate {
            var heard: [String] = []
            func tabBarController(_ tabs: UITabBarController, willBeginCustomizing all: [UIViewController]) {
                heard.append("will begin \(all.count)")
            }
            func tabBarController(
                _ tabs: UITabBarController, willEndCustomizing all: [UIViewController], changed: Bool
            ) { heard.append("will end \(all.count) \(changed)") }
            func tabBarController(
                _ tabs: UITabBarController, didEndCustomizing all: [UIViewController], changed: Bool
            ) { heard.append("did end \(all.count) \(changed)") }
        }
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<7).map { number in
            let controller = UIViewController()
            controller.title = "\(number)"
            return controller
        }
        let ear = Ear()
        tabs.delegate = ear
        host(tabs)
        try simulator.user.tapTab("More")
        simulator.settle()
        try simulator.user.tap("Edit")
        try simulator.user.tap("Done")
        #expect(ear.heard == ["will begin 7", "will end 7 false", "did end 7 false"])
        tabs.customizableViewControllers = []
        tabs.selectedIndex = 0
        simulator.settle()
        try simulator.user.tapTab("More")
        simulator.settle()
        #expect(throws: Simulator.UserError.self) { try simulator.user.tap("Edit") }
    }

    @Test func `a tab behind More that is selected in code is shown at once`() {
        let tabs = manyTabs()
        tabs.selectedIndex = 6
        simulator.settle()
        #expect(tabs.selectedIndex == 6 && screens[6].view.window != nil)
        #expect(record.only("wA", "wD") == ["6.wA", "0.wD"])
        tabs.selectedIndex = 4
        simulator.settle()
        #expect(tabs.selectedIndex == 4 && screens[4].view.window != nil && screens[6].parent === tabs)
    }

    @Test func `a stack behind More has one bar, with the way back to the list`() throws {
        let tabs = UITabBarController()
        let nav = UINavigationController(rootViewController: a)
        tabs.viewControllers = Array(screens.prefix(5)) as [UIViewController] + [nav]
        host(tabs)
        tabs.selectedIndex = 5
        simulator.settle()
        #expect(simulator.outline().top?.screen.navigationBar?.title == "A")
        #expect(simulator.outline().top?.screen.navigationBar?.backTitle == "More")
        nav.pushViewController(b, animated: false)
        simulator.settle()
        #expect(simulator.outline().top?.screen.navigationBar?.backTitle == "A")
        for _ in 0..<2 {
            try simulator.user.tapBack()
            simulator.settle()
        }
        #expect(nav.viewControllers == [a] && tabs.selectedIndex == NSNotFound)
    }

    @Test func `when there are more tabs, the one on screen goes behind More and stays on screen`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [screens[0], screens[5]]
        host(tabs)
        tabs.selectedIndex = 1
        simulator.settle()
        tabs.viewControllers = screens
        simulator.settle()
        #expect(tabs.selectedIndex == 5 && screens[5].parent === tabs.moreNavigationController)
        #expect(screens[5].view.window != nil)
        tabs.selectedIndex = 0
        tabs.selectedIndex = 6
        tabs.viewControllers = [screens[0]]
        simulator.settle()
        #expect(tabs.children == [screens[0], tabs.moreNavigationController])
    }

    @Test func `when there are fewer tabs, one from behind More comes to the bar`() {
        let tabs = manyTabs()
        tabs.selectedIndex = 5
        simulator.settle()
        tabs.viewControllers = [screens[0], screens[5]]
        simulator.settle()
        #expect(tabs.selectedIndex == 1 && screens[5].parent === tabs && screens[5].view.window != nil)
        #expect(tabs.tabBar.items?.map(\.title) == ["0", "5"])
        #expect(screens[4].parent == nil)
    }

    @Test func `the list behind More follows the tabs while it is shown`() throws {
        let tabs = manyTabs()
        try simulator.user.tapTab("More")
        simulator.settle()
        tabs.viewControllers = Array(screens.suffix(6))
        simulator.settle()
        #expect(simulator.outline().top?.screen.elements.map(\.label) == ["5", "6"])
    }

    @Test func `a tab that is selected while the stack behind More moves is so at once`() throws {
        let tabs = manyTabs()
        try simulator.user.tapTab("More")
        simulator.settle()
        try simulator.user.tap("5")
        simulator.clock.turn()
        tabs.selectedIndex = 6
        #expect(tabs.selectedViewController === screens[6])
        tabs.viewControllers = Array(screens.prefix(6))
        #expect(tabs.selectedViewController === screens[0])
        simulator.settle()
        #expect(screens[6].parent == nil && screens[0].view.window != nil)
    }
}

@MainActor @Suite(.simulator(.pad))
final class PadTabTests: World {
    @Test func `on a pad all tabs are in the bar`() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<7).map { Screen("\($0)", record) }
        #expect(tabs.tabBar.items?.count == 7)
    }
}
