import Testing
import UIKit

@MainActor @Suite(.simulator(.pad))
final class SidebarTests: TabTreeWorld {
    @Test func `there is a sidebar where a tab is a group, unless the mode says otherwise`() {
        let tabs = show([first, second])
        #expect(!simulator.outline().description.contains("Toggle Sidebar"))
        tabs.mode = .tabSidebar
        #expect(simulator.outline().description.contains("Toggle Sidebar"))
        tabs.mode = .automatic
        tabs.tabs = [first, group]
        #expect(simulator.outline().description.contains("Toggle Sidebar"))
        tabs.mode = .tabBar
        #expect(!simulator.outline().description.contains("Toggle Sidebar"))
    }

    @Test func `tabs that are controllers have a sidebar where the mode says so`() throws {
        let controller = tabs(a, b)
        controller.delegate = told
        #expect(!simulator.outline().description.contains("Toggle Sidebar"))
        controller.mode = .tabSidebar
        #expect(shown == ["A", "B"])
        try simulator.user.tap("Toggle Sidebar")
        simulator.settle()
        #expect(simulator.outline().description.contains("sidebar: [A, selected] [B]"))
        try simulator.user.tapTab("B")
        simulator.settle()
        #expect(
            controller.selectedViewController === b && told.calls == ["should controller", "did controller"])
        simulator.changeTraits { $0.horizontalSizeClass = .compact }
        #expect(!simulator.outline().description.contains("Sidebar"))
    }

    @Test func `a button shows the sidebar in the bar's place, and its delegate is told`() throws {
        let tabs = show([first, group])
        tabs.sidebar.delegate = told
        #expect(tabs.sidebar.isHidden && shown == ["First", "Group"])
        try simulator.user.tap("Toggle Sidebar")
        #expect(!tabs.sidebar.isHidden)
        simulator.settle()
        #expect(told.calls == ["sidebar comes", "along", "done"])
        #expect(
            simulator.outline().description.contains("sidebar: [First, selected] [Second] [Third]"))
        tabs.sidebar.isHidden = true
        #expect(shown == ["First", "Group"])
    }

    @Test func `a tap in the sidebar selects a tab in a group`() throws {
        let tabs = show([first, group])
        tabs.sidebar.isHidden = false
        try simulator.user.tapTab("Third")
        simulator.settle()
        #expect(told.calls == ["should c", "did c from a"])
        #expect(tabs.selectedTab === third && tabs.selectedViewController === m)
    }

    @Test func `a group that is tapped in a wide bar gives way to its first tab, the default or the last`()
        throws
    {
        let tabs = show([first, group])
        try simulator.user.tapTab("Group")
        #expect(tabs.selectedTab === second)
        group.selectedChild = nil
        group.defaultChildIdentifier = "c"
        tabs.selectedTab = first
        simulator.settle()
        try simulator.user.tapTab("Group")
        #expect(tabs.selectedTab === third)
        tabs.selectedTab = second
        tabs.selectedTab = first
        simulator.settle()
        try simulator.user.tapTab("Group")
        #expect(tabs.selectedTab === second)
    }

    @Test func `a group that is a destination can be selected itself`() throws {
        group.isSidebarDestination = true
        let tabs = show([first, group])
        tabs.sidebar.isHidden = false
        #expect(shown == ["First", "Group", "Second", "Third"])
        try simulator.user.tapTab("Group")
        #expect(tabs.selectedTab === group)
    }

    @Test func `a tab that is for the sidebar only is not in the bar`() {
        second.preferredPlacement = .sidebarOnly
        third.preferredPlacement = .optional
        let tabs = show([first, second, third])
        tabs.mode = .tabSidebar
        #expect(shown == ["First"])
        tabs.sidebar.isHidden = false
        #expect(shown == ["First", "Second", "Third"])
    }

    @Test func `beside another app there is no sidebar, and the managed stack is asked for again`() {
        let stack = UINavigationController()
        group.managingNavigationController = stack
        let tabs = show([first, group])
        tabs.sidebar.isHidden = false
        tabs.selectedTab = third
        simulator.settle()
        told.calls = []
        simulator.changeTraits { $0.horizontalSizeClass = .compact }
        simulator.settle()
        #expect(shown == ["First", "Group"])
        #expect(told.calls == ["displayed g 1", "displayed c 1"])
    }
}
