import Testing
import UIKit

/// A tab bar's delegate that writes down what it is told of tabs.
@MainActor
final class TabRecorder: NSObject, UITabBarControllerDelegate, UITabBarController.Sidebar.Delegate {
    var calls: [String] = []
    var refused: String?
    var hidesGroups = false

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        calls.append("should \(tab.identifier)")
        return tab.identifier != refused
    }
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { calls.append("did \(selectedTab.identifier) from \(previousTab?.identifier ?? "none")") }
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
        calls.append("displayed \(tab.identifier) \(proposedViewControllers.count)")
        return hidesGroups && tab is UITabGroup ? [] : proposedViewControllers
    }
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("should controller")
        return true
    }
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("did controller") }
    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {
        calls.append("sidebar \(sidebar.isHidden ? "goes" : "comes")")
        animator.addAnimations { self.calls.append("along") }
        animator.addCompletion { self.calls.append("done") }
    }
}

/// A tab bar controller with a tab for A, and a group of B and C.
@MainActor
class TabTreeWorld: World {
    let told = TabRecorder()
    lazy var first = UITab(title: "First", image: nil, identifier: "a") { [a] _ in a }
    lazy var second = UITab(title: "Second", image: nil, identifier: "b") { [b] _ in b }
    lazy var third = UITab(title: "Third", image: nil, identifier: "c") { [c] _ in c }
    lazy var group = UITabGroup(
        title: "Group", image: nil, identifier: "g", children: [second, third]
    ) { [m] _ in m }

    func show(_ tabs: [UITab]) -> UITabBarController {
        let controller = UITabBarController(tabs: tabs)
        controller.delegate = told
        host(controller)
        record.lines = []
        told.calls = []
        return controller
    }

    var shown: [String] { simulator.outline().top?.screen.tabBar?.items.map(\.title) ?? [] }
}

@MainActor @Suite(.simulator)
final class TabTreeTests: TabTreeWorld {
    @Test func `tabs make their controllers, and show themselves in the bar`() {
        first.badgeValue = "2"
        let tabs = show([first, second])
        #expect(tabs.tabs == [first, second] && tabs.viewControllers == [a, b])
        #expect(tabs.selectedTab === first && tabs.selectedViewController === a && tabs.selectedIndex == 0)
        #expect(a.tab === first && first.viewController === a && first.tabBarController === tabs)
        #expect(simulator.outline().description.contains("tabs: [First, badge 2, selected] [Second]"))
        first.title = "New"
        #expect(shown == ["New", "Second"] && a.title == "A")
        #expect(first.hasVisiblePlacement)
    }

    @Test func `a tab's controller is made once, when it is first asked for`() {
        var count = 0
        let tab = UITab(title: "Made", image: nil, identifier: "made") { tab in
            count += 1
            #expect(tab.identifier == "made")
            return UIViewController()
        }
        #expect(count == 0)
        let made = tab.viewController
        #expect(count == 1 && tab.viewController === made)
        _ = UITabBarController(tabs: [tab])
        #expect(count == 1)
    }

    @Test func `a root tab without a controller raises`() {
        _ = UITabBarController(tabs: [UITab(title: "None", image: nil, identifier: "none")])
        #expect(simulator.log.takeRaises().count == 1)
    }

    @Test func `a tap on a tab asks and tells of tabs, and not of controllers`() throws {
        let tabs = show([first, second])
        try simulator.user.tapTab("Second")
        simulator.settle()
        #expect(told.calls == ["should b", "did b from a"])
        #expect(tabs.selectedTab === second && record.only("dA") == ["B.dA"])
        told.calls = []
        told.refused = "a"
        try simulator.user.tapTab("First")
        #expect(told.calls == ["should a"] && tabs.selectedTab === second)
        told.calls = []
        try simulator.user.tapTab("Second")
        #expect(told.calls == ["should b", "did b from b"])
    }

    @Test func `a tab that is selected in code neither asks nor tells`() {
        let tabs = show([first, second])
        tabs.selectedTab = second
        simulator.settle()
        #expect(told.calls == [] && record.only("dA") == ["B.dA"] && tabs.selectedIndex == 1)
        tabs.selectedIndex = 0
        #expect(tabs.selectedTab === first)
        tabs.selectedTab = third
        #expect(tabs.selectedTab === first)
    }

    @Test func `a tab that is off cannot be tapped, and one that is hidden is not there`() {
        let tabs = show([first, second, third])
        second.isEnabled = false
        #expect(throws: Simulator.UserError.self) { try simulator.user.tapTab("Second") }
        third.isHidden = true
        #expect(shown == ["First", "Second"] && !third.hasVisiblePlacement)
        tabs.compactTabIdentifiers = ["b", "c"]
        #expect(shown == ["Second"])
        third.isHidden = false
        #expect(shown == ["Second", "Third"])
    }

    @Test func `tabs that are set anew keep the selection, and controllers take the place of tabs`() {
        let tabs = show([first, second])
        tabs.selectedTab = second
        tabs.setTabs([third, second], animated: true)
        simulator.settle()
        #expect(tabs.selectedTab === second && a.parent == nil && c.parent === tabs)
        #expect(first.tabBarController == nil)
        tabs.viewControllers = [a]
        simulator.settle()
        #expect(tabs.tabs == [] && tabs.selectedTab == nil && shown == ["A"])
    }

    @Test func `a search tab has the system's title`() {
        let search = UISearchTab { [b] _ in b }
        _ = show([first, search])
        #expect(shown == ["First", "Search"])
    }
}

@MainActor @Suite(.simulator)
final class TabGroupTests: TabTreeWorld {
    @Test func `tabs are found by their names at any depth`() {
        group.children = [second]
        let inner = UITabGroup(title: "Inner", image: nil, identifier: "i", children: [third])
        group.children = [second, inner]
        let tabs = show([first, group])
        #expect(tabs.tab(forIdentifier: "c") === third && group.tab(forIdentifier: "c") === third)
        #expect(tabs.tab(forIdentifier: "x") == nil && group.tab(forIdentifier: "g") == nil)
        #expect(third.parent === inner && third.tabBarController === tabs && first.parent == nil)
        group.children = [second]
        #expect(inner.parent == nil && third.tabBarController == nil)
    }

    @Test func `a group's children have an order of their own`() {
        group.displayOrderIdentifiers = ["c", "nobody"]
        #expect(group.displayOrder == [third, second])
        #expect(group.children == [second, third])
    }

    @Test func `on a phone a group is one tab, with its own controller`() throws {
        let tabs = show([first, group])
        #expect(shown == ["First", "Group"])
        try simulator.user.tapTab("Group")
        simulator.settle()
        #expect(tabs.selectedTab === group && tabs.selectedViewController === m)
        #expect(told.calls == ["should g", "did g from a"])
    }

    @Test func `a tab in a group is selected, and its root's controller stays the group's`() {
        let tabs = show([first, group])
        tabs.selectedTab = third
        #expect(tabs.selectedTab === third && group.selectedChild === third)
        #expect(tabs.selectedViewController === m)
        tabs.selectedTab = group
        #expect(tabs.selectedTab === group && group.selectedChild == nil)
        group.selectedChild = first
        #expect(group.selectedChild == nil)
    }

    @Test func `a managed stack shows the selected tab on the groups it is in`() {
        let stack = UINavigationController()
        group.managingNavigationController = stack
        let tabs = show([first, group])
        #expect(tabs.viewControllers == [a, stack] && third.managingTabGroup === group)
        tabs.selectedTab = third
        simulator.settle()
        #expect(stack.viewControllers == [m, c])
        #expect(told.calls == ["displayed g 1", "displayed c 1"])
        tabs.selectedTab = group
        simulator.settle()
        #expect(stack.viewControllers == [m])
    }

    @Test func `the delegate may show other controllers, and what was pushed stays with its tab`() {
        let stack = UINavigationController()
        group.managingNavigationController = stack
        told.hidesGroups = true
        let tabs = show([first, group])
        tabs.selectedTab = second
        simulator.settle()
        #expect(stack.viewControllers == [b])
        stack.pushViewController(k, animated: true)
        simulator.settle()
        tabs.selectedTab = second
        simulator.settle()
        #expect(stack.viewControllers == [b, k])
        tabs.selectedTab = third
        simulator.settle()
        #expect(stack.viewControllers == [c])
    }

    @Test func `two tabs of one identifier raise, and stay out`() {
        let tabs = show([first, group])
        let twin = UITab(title: "Twin", image: nil, identifier: "c") { [n] _ in n }
        tabs.tabs = [first, group, twin]
        #expect(tabs.tabs == [first, group] && simulator.log.takeRaises().count == 1)
        tabs.tabs = [first, twin]
        group.children = [second]
        tabs.tabs = [first, twin, group]
        #expect(simulator.log.raises == [])
        group.children = [second, third]
        #expect(group.children == [second] && simulator.log.takeRaises().first?.contains("'c'") == true)
        #expect(UITabBarController(tabs: [first, first]).tabs == [] && simulator.log.takeRaises().count == 1)
    }
}
