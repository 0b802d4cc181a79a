import Testing
import UIKit

/// Tabs that select another while they come or go, as one does that only those who are logged in may see.
@MainActor @Suite(.simulator)
final class SelectionInsideTests {
    private let simulator = Simulator.current

    @Test(arguments: Hooked.Moment.appearance)
    func `a tab selected in a callback of a tab is the only one on screen at rest`(moment: Hooked.Moment) {
        for teller in 0...1 {
            for goal in 0...2 {
                for (isNew, hasStacks) in [(true, true), (true, false), (false, true), (false, false)] {
                    let screens = ["A", "B", "C"].map { Hooked($0) }
                    let tabs = UITabBarController()
                    tabs.viewControllers =
                        hasStacks ? screens.map { UINavigationController(rootViewController: $0) } : screens
                    tabs.selectedIndex = 1
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = tabs
                    window.makeKeyAndVisible()
                    if !isNew { simulator.settle() }
                    screens[teller].once[moment] = { tabs.selectedIndex = goal }
                    tabs.selectedIndex = 0
                    simulator.settle()
                    for (index, screen) in screens.enumerated() {
                        #expect(
                            index == tabs.selectedIndex ? screen.isThere : screen.isAway,
                            "\(teller) selects \(goal), new: \(isNew), stacks: \(hasStacks): \(index), \(screen.check.state) \(screen.check.faults) \(tabs.selectedIndex)"
                        )
                    }
                    #expect(simulator.log.raises == [])
                    window.isHidden = true
                }
            }
        }
    }

    @Test(arguments: Hooked.Moment.appearance.prefix(4), [true, false])
    func `a tab that sends back to another leaves that one's stack at work`(
        moment: Hooked.Moment, isAwaited: Bool
    ) {
        let (a, b, x) = (Hooked("A"), Hooked("B"), Hooked("X"))
        let first = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, UINavigationController(rootViewController: b)]
        host(tabs)
        b.once[moment] = { tabs.selectedIndex = 0 }
        tabs.selectedIndex = 1
        // Some of these moments come on this line, others at the next turn only.
        if isAwaited { simulator.settle() }
        first.pushViewController(x, animated: true)
        simulator.settle()
        #expect(tabs.selectedIndex == 0 && first.viewControllers == [a, x])
        #expect(x.isThere && a.isAway && b.isAway)
    }

    @Test(arguments: Hooked.Moment.appearance)
    func `so it is where some of the tabs are behind More`(moment: Hooked.Moment) {
        for first in [1, 5] {
            for (teller, second) in [(first, 0), (0, 0), (first, 6), (6, 6)] {
                for goal in [0, 1, 5, 6] {
                    let screens = (0..<7).map { Hooked("\($0)") }
                    let tabs = UITabBarController()
                    tabs.viewControllers = screens
                    tabs.selectedIndex = first
                    let window = host(tabs)
                    screens[teller].once[moment] = { tabs.selectedIndex = goal }
                    tabs.selectedIndex = second
                    simulator.settle()
                    for (index, screen) in screens.enumerated() {
                        #expect(
                            index == tabs.selectedIndex ? screen.isThere : screen.isAway,
                            "from \(first) to \(second), \(teller) selects \(goal): \(index) \(screen.check), \(tabs.selectedIndex)"
                        )
                    }
                    #expect(simulator.log.raises == [])
                    window.isHidden = true
                }
            }
        }
    }

    @Test(arguments: Hooked.Moment.appearance, [true, false])
    func `a screen that selects a tab as it comes on a stack, or goes, is there when the stack is back`(
        moment: Hooked.Moment, animated: Bool
    ) {
        let (a, b, x) = (Hooked("A"), Hooked("B"), Hooked("X"))
        let first = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, b]
        host(tabs)
        let isGoing = [.willDisappear, .didDisappear].contains(moment)
        (isGoing ? a : x).once[moment] = { tabs.selectedIndex = 1 }
        first.pushViewController(x, animated: animated)
        simulator.settle()
        #expect(tabs.selectedIndex == 1 && b.isThere && a.isAway && x.isAway)
        tabs.selectedIndex = 0
        simulator.settle()
        #expect(x.isThere && a.isAway && b.isAway)
        first.popViewController(animated: animated)
        simulator.settle()
        #expect(a.isThere && x.isAway && simulator.log.raises == [])
    }

    @Test(arguments: Hooked.Moment.appearance, [true, false])
    func `a screen that has another root set as it comes, or goes, is there when its own is back`(
        moment: Hooked.Moment, isPushed: Bool
    ) {
        let (a, b, other) = (Hooked("A"), Hooked("B"), Hooked("Other"))
        let first = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = isPushed ? [first] : [first, b]
        let window = host(tabs)
        let isGoing = [.willDisappear, .didDisappear].contains(moment)
        (isGoing ? a : b).once[moment] = { window.rootViewController = other }
        if isPushed { first.pushViewController(b, animated: true) } else { tabs.selectedIndex = 1 }
        simulator.settle()
        #expect(other.isThere && a.isAway && b.isAway)
        window.rootViewController = tabs
        simulator.settle()
        #expect(b.isThere && a.isAway && other.isAway && simulator.log.raises == [])
    }
}
