import Testing
import UIKit

@MainActor @Suite(.simulator)
final class TabAnimatorTests: World {
    private final class Giver: NSObject, UITabBarControllerDelegate {
        var asked: [String] = []
        var selected = 0
        let animator = Animator()
        var driver: UIPercentDrivenInteractiveTransition?

        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            selected += 1
        }
        func tabBarController(
            _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
            to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append("\(from.title ?? "?") \(to.title ?? "?")")
            return animator
        }
        func tabBarController(
            _ tabs: UITabBarController,
            interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private let giver = Giver()

    @Test func `F12 the delegate is asked for an animator for a change of tabs in code as well`() throws {
        let tabs = tabs(a, b)
        tabs.delegate = giver
        tabs.selectedIndex = 1
        #expect(tabs.transitionCoordinator?.isAnimated == true)
        simulator.settle()
        #expect(giver.asked == ["A B"] && giver.selected == 0 && giver.animator.calls.count == 2)
        #expect(record.only("wA", "wD", "dA", "dD") == ["B.wA", "A.wD", "A.dD", "B.dA"])
        #expect(b.view.window != nil && a.view.window == nil)
        try simulator.user.tapTab("A")
        simulator.settle()
        #expect(giver.asked == ["A B", "B A"] && giver.selected == 1 && tabs.transitionCoordinator == nil)
    }

    @Test func `a tab that is selected while an animator is at work follows`() {
        let tabs = tabs(a, b, c)
        tabs.delegate = giver
        tabs.selectedIndex = 1
        simulator.clock.turn()
        tabs.selectedIndex = 2
        #expect(tabs.selectedIndex == 2)
        simulator.settle()
        #expect(giver.asked == ["A B", "B C"] && c.view.window != nil && b.view.window == nil)
    }

    @Test func `a change of tabs that a finger takes back leaves the old tab selected`() {
        let tabs = tabs(a, b)
        tabs.delegate = giver
        let driver = UIPercentDrivenInteractiveTransition()
        giver.driver = driver
        record.still = []
        tabs.selectedIndex = 1
        simulator.clock.turn()
        driver.update(0.5)
        driver.cancel()
        simulator.settle()
        #expect(tabs.selectedIndex == 0 && a.view.window != nil && b.view.window == nil)
        #expect(
            record.only("wA", "wD", "dA", "dD") == ["B.wA", "A.wD", "B.wD", "B.dD", "A.wA", "A.dA"])
        #expect(record.still.isEmpty)
    }

    @Test func `a tab that an animator took off is there again with the change that it takes back`() {
        let tabs = tabs(a, b)
        tabs.delegate = giver
        giver.animator.body = { [a] context in
            a.view.removeFromSuperview()
            context.completeTransition(false)
        }
        tabs.selectedIndex = 1
        simulator.settle()
        #expect(tabs.selectedIndex == 0 && a.view.window != nil && b.view.window == nil)
    }

    @Test func `a tab that was taken out does not come back with the change that a finger takes back`() {
        let tabs = tabs(a, b)
        tabs.delegate = giver
        let driver = UIPercentDrivenInteractiveTransition()
        giver.driver = driver
        tabs.selectedIndex = 1
        simulator.clock.turn()
        tabs.viewControllers = [b]
        #expect(a.parent === tabs)
        driver.cancel()
        simulator.settle()
        #expect(tabs.selectedViewController === b && b.view.window != nil)
        #expect(a.parent == nil && a.view.window == nil)
        #expect(record.only("wA", "wD", "dA", "dD") == ["B.wA", "A.wD", "A.dD", "B.dA"])
    }

    @Test func `an animator brings in no tab that went behind More before it began`() {
        let tabs = tabs(a, b)
        tabs.delegate = giver
        tabs.selectedIndex = 1
        tabs.viewControllers = [a, c, m, k, n, b]
        simulator.settle()
        #expect(giver.animator.calls == [])
        #expect(b.parent === tabs.moreNavigationController && b.view.window != nil && a.view.window == nil)
    }

    /// In the turn in which it was selected, or while its animator is at work.
    @Test(arguments: [true, false], [true, false])
    func `a tab that leaves before its animator has put it in has disappeared`(
        hasBegun: Bool, bySetting: Bool
    ) {
        let tabs = tabs(a, b, c)
        tabs.delegate = giver
        giver.animator.body = { context in
            UIView.animate(withDuration: 0.2) {
            } completion: { _ in
                context.completeTransition(true)
            }
        }
        tabs.selectedIndex = 1
        if hasBegun { simulator.clock.advance(by: .milliseconds(50)) }
        if bySetting { tabs.viewControllers = [a, c] } else { b.removeFromParent() }
        giver.animator.body = nil
        simulator.settle()
        #expect(record.lines.last { $0.hasPrefix("B.") } == "B.dD" && b.viewIfLoaded?.window == nil)
        #expect(tabs.viewControllers == [a, c] && tabs.selectedViewController?.view.window != nil)
        let front = (tabs.selectedViewController as? Screen)?.name ?? ""
        #expect(record.lines.last { $0.hasPrefix(front) } == front + ".dA" && simulator.log.raises == [])
    }

    /// A container's child, as the container comes and its view is nowhere yet.
    @Test func `a child that is taken out of a tab before an animator has put that in has disappeared`() {
        let box = UIViewController()
        box.addChild(k)
        box.view.addSubview(k.view)
        k.didMove(toParent: box)
        let tabs = tabs(a, box)
        tabs.delegate = giver
        tabs.selectedIndex = 1
        k.willMove(toParent: nil)
        k.view.removeFromSuperview()
        k.removeFromParent()
        simulator.settle()
        #expect(record.only("wA", "dA", "wD", "dD").filter { $0.hasPrefix("K") } == ["K.wA", "K.wD", "K.dD"])
        host(k)
        #expect(record.lines.last == "K.dA")
    }

    /// Asked for an animator, or for what drives it.
    @Test(arguments: [true, false])
    func `tabs that are set as the delegate is asked for an animator are those that are exchanged`(
        givesAnimator: Bool
    ) {
        final class Eager: NSObject, UITabBarControllerDelegate {
            var asked: (() -> Void)?
            let animator: Animator?
            init(_ animator: Animator?) { self.animator = animator }

            private func act() {
                let act = asked
                asked = nil
                act?()
            }
            func tabBarController(
                _: UITabBarController, animationControllerForTransitionFrom _: UIViewController,
                to _: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                if animator == nil { act() }
                return animator
            }
            func tabBarController(
                _: UITabBarController, interactionControllerFor _: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                act()
                return nil
            }
        }
        let eager = Eager(givesAnimator ? Animator() : nil)
        let tabs = tabs(a, b)
        tabs.delegate = eager
        eager.asked = { [a, c] in tabs.viewControllers = [a, c] }
        tabs.selectedIndex = 1
        simulator.settle()
        #expect(b.parent == nil && !b.isViewLoaded && c.view.window != nil && a.view.window == nil)
        #expect(record.only("wA", "wD", "dA", "dD") == ["C.wA", "A.wD", "A.dD", "C.dA"])
    }

    @Test func `a delegate that selects another tab whenever it is asked keeps nobody waiting`() {
        final class Restless: NSObject, UITabBarControllerDelegate {
            var times = 40
            func tabBarController(
                _ tabs: UITabBarController, animationControllerForTransitionFrom _: UIViewController,
                to _: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                times -= 1
                if times > 0 { tabs.selectedIndex = tabs.selectedIndex == 1 ? 2 : 1 }
                return nil
            }
        }
        let restless = Restless()
        let tabs = tabs(a, b, c)
        tabs.delegate = restless
        tabs.selectedIndex = 1
        simulator.settle()
        #expect(restless.times <= 0 && tabs.selectedViewController?.view.window != nil)
    }
}
