import Testing
import UIKit

@MainActor @Suite(.simulator)
final class TabTests: World {
    @Test func `H01 a tab's view is loaded when it is first selected, and once`() {
        let tabs = tabs(a, b)
        #expect(a.isViewLoaded && !b.isViewLoaded)
        for index in [1, 0, 1] {
            tabs.selectedIndex = index
            simulator.settle()
        }
        #expect(record.lines.filter { $0 == "B.dL" }.count == 1)
    }

    @Test func `of two tabs the new one will appear before the old one will disappear`() {
        let tabs = tabs(a, b)
        tabs.selectedIndex = 1
        #expect(record.lines == ["B.dL", "B.wA", "A.wD"])
        simulator.settle()
        #expect(record.only("dL", "wA", "wD", "dD", "dA") == ["B.dL", "B.wA", "A.wD", "A.dD", "B.dA"])
        #expect(a.view.window == nil && b.view.window != nil)
    }

    @Test func `a tab that is selected and left in one turn goes without having appeared`() {
        let tabs = tabs(a, b, c)
        tabs.selectedIndex = 1
        tabs.selectedIndex = 2
        simulator.settle()
        #expect(record.lines.filter { $0.hasPrefix("B.") } == ["B.dL", "B.wA", "B.wD", "B.dD"])
        #expect(c.view.window != nil && record.lines.last == "C.dA")
        record.lines = []
        tabs.selectedIndex = 1
        tabs.selectedIndex = 2
        simulator.settle()
        #expect(record.only("dD", "dA") == ["B.dD", "C.dA"])
    }

    @Test func `a tab that is selected before the tabs appear is the only one to appear`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        tabs.selectedIndex = 1
        host(tabs)
        #expect(record.lines == ["B.dL", "B.wA", "B.iA", "B.dA"])
    }

    @Test func `a tab that is selected under a full-screen modal is shown when the modal goes`() {
        let tabs = tabs(a, b)
        m.modalPresentationStyle = .fullScreen
        tabs.present(m, animated: false)
        simulator.settle()
        record.lines = []
        tabs.selectedIndex = 1
        simulator.settle()
        #expect(record.lines == [])
        tabs.dismiss(animated: false)
        simulator.settle()
        #expect(record.only("wA", "dA") == ["B.wA", "B.dA"])
        #expect(a.view.window == nil && b.view.window != nil)
    }

    @Test func `H07 the first tab is selected, and index and controller agree without a window`() {
        let tabs = UITabBarController()
        #expect(tabs.viewControllers == nil && tabs.selectedIndex == NSNotFound)
        tabs.viewControllers = [a, b]
        #expect(tabs.selectedViewController === a)
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === b)
        tabs.selectedViewController = a
        #expect(tabs.selectedIndex == 0)
        #expect(!a.isViewLoaded && !b.isViewLoaded)
    }

    @Test func `H08 a controller that is no tab cannot be selected`() {
        let tabs = tabs(a, b)
        tabs.selectedViewController = c
        #expect(simulator.log.takeRaises().first?.contains("view controller that isn't a child") == true)
        #expect(tabs.selectedIndex == 0)
    }

    @Test func `an index that is not there is ignored`() {
        let tabs = tabs(a, b)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 0)
    }

    @Test func `H10 a controller finds its tab bar controller, and a modal none`() {
        let nav = UINavigationController(rootViewController: a)
        let tabs = tabs(nav, b)
        #expect(a.tabBarController === tabs && nav.tabBarController === tabs && b.tabBarController === tabs)
        a.present(m, animated: false)
        simulator.settle()
        #expect(m.tabBarController == nil && m.presentingViewController === tabs)
    }

    @Test func `the selection survives new tabs: by controller, by index, or with the first`() {
        let tabs = tabs(a, b, c)
        tabs.selectedIndex = 1
        tabs.viewControllers = [c, a, b]
        #expect(tabs.selectedViewController === b)
        tabs.viewControllers = [a, c, m]
        #expect(tabs.selectedViewController === m)
        simulator.settle()
        #expect(b.parent == nil && b.view.window == nil && m.view.window != nil)
        tabs.viewControllers = [a]
        #expect(tabs.selectedViewController === a)
        simulator.settle()
        #expect(tabs.children == [a] && m.parent == nil)
        tabs.viewControllers = nil
        simulator.settle()
        #expect(tabs.selectedViewController == nil && tabs.children == [] && a.view.window == nil)
    }

    @Test func `a stack in a tab that is left keeps its screens, and changes unseen`() {
        let nav = UINavigationController(rootViewController: a)
        let tabs = tabs(nav, b)
        tabs.selectedIndex = 1
        simulator.settle()
        record.lines = []
        nav.pushViewController(c, animated: true)
        simulator.settle()
        #expect(record.lines == [] && nav.viewControllers == [a, c])
        tabs.selectedIndex = 0
        simulator.settle()
        #expect(record.only("wA", "wD", "dA", "dD") == ["C.wA", "B.wD", "B.dD", "C.dA"])
    }

    @Test func `a tab that was taken out is released`() {
        let tabs = tabs(a, b)
        weak var gone: UIViewController?
        do {
            let extra = Screen("X", record)
            gone = extra
            tabs.viewControllers = [a, b, extra]
            tabs.selectedIndex = 2
            simulator.settle()
            tabs.viewControllers = [a, b]
            simulator.settle()
        }
        #expect(gone == nil)
    }
}
