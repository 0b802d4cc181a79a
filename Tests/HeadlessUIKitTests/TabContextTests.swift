import Testing
import UIKit

/// Modals that are presented in the context of one tab.
@MainActor
@Suite(.simulator)
struct TabContextTests {
    @Test func `a modal in a tab's context goes and comes with the tab`() throws {
        let record = Record()
        let stack = UINavigationController(rootViewController: Screen("first", record))
        stack.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        let other = Screen("other", record)
        other.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, other]
        let simulator = Simulator.current
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        simulator.settle()

        let modal = Screen("modal", record)
        modal.modalPresentationStyle = .overCurrentContext
        stack.definesPresentationContext = true
        stack.present(modal, animated: true)
        simulator.settle()
        #expect(modal.presentingViewController === stack)
        #expect(tabs.presentedViewController == nil)
        #expect(simulator.outline().top?.screen.tabBar?.items.map(\.title) == ["One", "Two"])

        _ = record.take()
        try simulator.user.tapTab("Two")
        simulator.settle()
        #expect(modal.view.window == nil)
        #expect(
            record.lines == [
                "other.dL", "other.wA", "first.wD", "modal.wD", "other.iA", "first.dD", "modal.dD",
                "other.dA",
            ])
        _ = record.take()
        try simulator.user.tapTab("One")
        simulator.settle()
        #expect(modal.view.window === window && stack.presentedViewController === modal)
        #expect(
            record.lines == [
                "first.wA", "modal.wA", "other.wD", "first.iA", "modal.iA", "other.dD", "first.dA",
                "modal.dA",
            ])
        #expect(simulator.log.warnings == [])
    }

    @Test func `a modal in a tab's context goes and comes with the tab behind a modal of the window`() {
        let record = Record()
        let stack = UINavigationController(rootViewController: Screen("first", record))
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, Screen("other", record)]
        let simulator = Simulator.current
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        simulator.settle()
        let modal = UINavigationController(rootViewController: Screen("modal", record))
        modal.modalPresentationStyle = .overCurrentContext
        stack.definesPresentationContext = true
        stack.present(modal, animated: true)
        simulator.settle()
        tabs.selectedIndex = 1
        let full = Screen("full", record)
        full.modalPresentationStyle = .fullScreen
        simulator.settle()
        tabs.present(full, animated: true)
        simulator.settle()
        tabs.selectedIndex = 0
        simulator.settle()
        _ = record.take()

        tabs.dismiss(animated: true)
        simulator.settle()
        #expect(
            record.lines == [
                "full.wD", "first.wA", "modal.wA", "first.iA", "modal.iA", "first.dA", "modal.dA", "full.dD",
            ])
        let pushed = Screen("pushed", record)
        modal.pushViewController(pushed, animated: true)
        simulator.settle()
        #expect(pushed.view.window === window)
        _ = record.take()
        tabs.present(full, animated: true)
        simulator.settle()
        #expect(
            record.lines == [
                "first.wD", "pushed.wD", "full.wA", "full.iA", "full.dA", "first.dD", "pushed.dD",
            ])
    }
}
