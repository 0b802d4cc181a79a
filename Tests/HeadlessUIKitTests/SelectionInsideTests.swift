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
}
