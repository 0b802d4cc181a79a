import Testing
import UIKit

@MainActor @Suite(.simulator)
final class TabBarTests: World {
    private final class Told: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        var allows = true

        func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
            calls.append("should \(controller.title ?? "?")")
            return allows
        }
        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            calls.append("did \(controller.title ?? "?")")
        }
    }

    private let told = Told()

    @Test func `H04 a tap asks and tells, for the selected tab as well`() throws {
        let tabs = tabs(a, b)
        tabs.delegate = told
        try simulator.user.tapTab("A")
        try simulator.user.tapTab("B")
        #expect(told.calls == ["should A", "did A", "should B", "did B"])
        #expect(tabs.selectedIndex == 1)
    }

    @Test func `H04 a delegate that says no keeps the selection, and is told nothing`() throws {
        let tabs = tabs(a, b)
        tabs.delegate = told
        told.allows = false
        try simulator.user.tapTab("B")
        #expect(told.calls == ["should B"] && tabs.selectedIndex == 0)
    }

    @Test func `a selection in code neither asks nor tells`() {
        let tabs = tabs(a, b)
        tabs.delegate = told
        tabs.selectedIndex = 1
        tabs.selectedViewController = a
        #expect(told.calls == [])
    }

    @Test func `H05 a tap on the selected tab pops its stack to the root, unless the delegate says no`()
        throws
    {
        let nav = UINavigationController()
        nav.viewControllers = [a, b, c]
        nav.title = "N"
        let tabs = tabs(nav, m)
        tabs.delegate = told
        told.allows = false
        try simulator.user.tapTab("N")
        simulator.settle()
        #expect(nav.viewControllers == [a, b, c])
        told.allows = true
        try simulator.user.tapTab("N")
        simulator.settle()
        #expect(nav.viewControllers == [a])
        #expect(record.only("wA", "dA") == ["A.wA", "A.dA"])
    }

    @Test func `H11 the tab bar is hidden as long as a controller that hides it is on the stack`() {
        let nav = UINavigationController(rootViewController: a)
        _ = tabs(nav, m)
        b.hidesBottomBarWhenPushed = true
        func isShown() -> Bool {
            simulator.settle()
            return simulator.outline().top?.screen.tabBar != nil
        }
        #expect(isShown())
        nav.pushViewController(b, animated: false)
        #expect(!isShown())
        nav.pushViewController(c, animated: false)
        #expect(!isShown())
        #expect(!simulator.outline().actions.contains(.tab("M")))
        nav.popToRootViewController(animated: false)
        #expect(isShown())
    }

    @Test func `of two bars on screen whose tabs read alike, each is offered and can be tapped`() throws {
        let inner = UITabBarController()
        inner.viewControllers = [a, b]
        let outer = UITabBarController()
        let other = UIViewController()
        other.title = "B"
        outer.viewControllers = [inner, other]
        inner.title = "Inner"
        host(outer)
        let taps = simulator.outline().actions.filter { [.tap("B", at: 0), .tap("B", at: 1)].contains($0) }
        #expect(taps.count == 2 && !simulator.outline().actions.contains(.tab("B")))
        try simulator.user.perform(taps[0])
        simulator.settle()
        #expect(inner.selectedViewController === b)
        try simulator.user.perform(taps[1])
        simulator.settle()
        #expect(outer.selectedViewController === other)
    }

    @Test func `H12 the tab bar belongs to its controller`() {
        let tabs = tabs(a, b)
        tabs.tabBar.setItems([], animated: false)
        tabs.tabBar.items = nil
        tabs.tabBar.selectedItem = nil
        let raises = simulator.log.takeRaises()
        #expect(raises.count == 3)
        #expect(raises.allSatisfy { $0.hasPrefix("Directly modifying a tab bar managed by a tab bar") })
        #expect(tabs.tabBar.items?.first === a.tabBarItem && tabs.tabBar.items?.last === b.tabBarItem)
        #expect(tabs.tabBar.selectedItem === a.tabBarItem)
    }

    @Test func `a tab says the title of its item, its controller, or the root of its stack`() {
        b.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
        let tabs = tabs(a, b, UINavigationController(rootViewController: c))
        func titles() -> [String?] { tabs.tabBar.items?.map(\.title) ?? [] }
        #expect(titles() == ["A", "Second", "C"])
        a.title = "First"
        #expect(titles() == ["First", "Second", "C"])
        tabs.viewControllers?[2].title = "Third"
        #expect(titles() == ["First", "Second", "Third"])
    }

    @Test func `the back button, the back menu and the swipe are those of the selected tab`() throws {
        let first = UINavigationController()
        first.viewControllers = [a, b]
        let second = UINavigationController()
        second.viewControllers = [c, m, k]
        let tabs = tabs(first, second)
        try simulator.user.tapBack()
        simulator.settle()
        #expect(first.viewControllers == [a])
        tabs.selectedIndex = 1
        simulator.settle()
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(second.viewControllers == [c, m])
        try simulator.user.backMenu(to: "C")
        simulator.settle()
        #expect(second.viewControllers == [c] && first.viewControllers == [a])
    }

    @Test func `an outline shows the tabs below the selected one's screen`() throws {
        let nav = UINavigationController()
        nav.viewControllers = [a, b]
        let tabs = tabs(nav, m, c)
        m.tabBarItem.badgeValue = "3"
        c.tabBarItem.isEnabled = false
        #expect(
            simulator.outline().description == """
                window (key)
                  root: Screen
                    < A | B |
                    tabs: [A, selected] [M, badge 3] [C, disabled]
                """)
        #expect(simulator.outline().actions == [.back, .backMenu("A"), .swipeBack, .tab("A"), .tab("M")])
        try simulator.user.perform(.tab("M"))
        simulator.settle()
        #expect(tabs.selectedIndex == 1)
        #expect(throws: Simulator.UserError.self) { try simulator.user.tapTab("C") }
        try simulator.user.tap("A")
        #expect(tabs.selectedIndex == 0)
    }

    @Test func `tabs that lie in another controller's view are embedded`() throws {
        let inner = UITabBarController()
        inner.viewControllers = [b, c]
        a.onDL = { [a] in
            a.addChild(inner)
            a.view.addSubview(inner.view)
            inner.didMove(toParent: a)
        }
        host(a)
        #expect(simulator.outline().top?.screen.embedded.first?.tabBar?.items.map(\.title) == ["B", "C"])
        record.lines = []
        try simulator.user.tapTab("C")
        simulator.settle()
        #expect(record.only("wA", "wD", "dD", "dA") == ["C.wA", "B.wD", "B.dD", "C.dA"])
    }

    @Test func `a modal covers the tabs`() {
        _ = tabs(a, b)
        a.present(m, animated: false)
        simulator.settle()
        #expect(throws: Simulator.UserError.self) { try simulator.user.tapTab("B") }
    }

    @Test func `a subclass hears of taps as its bar's delegate, and of nothing else`() throws {
        final class Tabs: UITabBarController {
            var heard: [String] = []
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                heard.append("\(item.title ?? "?") \(selectedIndex)")
            }
        }
        let tabs = Tabs()
        tabs.viewControllers = [a, b]
        tabs.delegate = told
        host(tabs)
        tabs.selectedIndex = 1
        simulator.settle()
        #expect(tabs.heard == [])
        try simulator.user.tapTab("A")
        simulator.settle()
        try simulator.user.tapTab("A")
        #expect(tabs.heard == ["A 1", "A 0"])
        told.allows = false
        try simulator.user.tapTab("B")
        #expect(tabs.heard.count == 2)
    }

    @Test func `the bar's delegate is its controller, and stays it`() {
        let tabs = tabs(a, b)
        #expect(tabs.tabBar.delegate === tabs)
        tabs.tabBar.delegate = nil
        #expect(tabs.tabBar.delegate === tabs)
        #expect(
            simulator.log.takeRaises() == [
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
            ])
    }
}
