import Testing
import UIKit

@MainActor @Suite(.simulator)
final class SwipeTests: World {
    @Test func `G01 a swipe that finishes sends what the back button sends`() throws {
        let nav = stack(a, b)
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(record.only("wA", "dA", "wD", "dD") == ["B.wD", "A.wA", "B.dD", "A.dA"])
        #expect(nav.viewControllers == [a])
        #expect(b.parent == nil)
    }

    @Test
    func `G02 in a swipe that is cancelled the revealed controller disappears before the other comes back`()
        throws
    {
        let nav = stack(a, b)
        record.still = []
        try simulator.user.swipeBack(cancelAt: 0.4)
        simulator.settle()
        #expect(record.still.isEmpty)
        #expect(
            record.lines == ["A.dL", "B.wD", "A.wA", "A.iA", "A.wD", "A.dD", "B.wA", "B.iA", "B.dA"])
        #expect(nav.viewControllers == [a, b])
        #expect(nav.children == [a, b])
        #expect(a.view.window == nil && b.view.window != nil)
        #expect(!b.isMovingFromParent)
    }

    @Test func `while a finger swipes, the stack is one shorter`() throws {
        let nav = stack(a, b)
        try simulator.user.beginSwipeBack()
        #expect(nav.viewControllers == [a])
        simulator.user.moveSwipe(to: 0.5)
        simulator.user.endSwipe(finish: false)
        simulator.settle()
        #expect(nav.viewControllers == [a, b])
    }

    @Test func `a swipe takes the finger's time and the rest of the animation's`() throws {
        _ = stack(a, b)
        let start = simulator.clock.now
        try simulator.user.swipeBack(cancelAt: 0.4)
        #expect(start.duration(to: simulator.clock.now) == .milliseconds(300))
        simulator.settle()
        #expect(start.duration(to: simulator.clock.now) == .milliseconds(440))
    }

    @Test func `G03 during a swipe the coordinator is interactive in the wills`() throws {
        _ = stack(a, b)
        var seen: [Bool?] = []
        b.onWD = { seen.append(self.b.transitionCoordinator?.isInteractive) }
        a.onWA = { seen.append(self.a.transitionCoordinator?.isInteractive) }
        try simulator.user.swipeBack()
        #expect(seen == [true, true])
    }

    @Test func `F09 a cancelled swipe tells the coordinator's listeners before it sends the callbacks`()
        throws
    {
        let nav = stack(a, b)
        try simulator.user.beginSwipeBack()
        let coordinator = try #require(nav.transitionCoordinator)
        #expect(coordinator.initiallyInteractive)
        coordinator.notifyWhenInteractionChanges { context in
            self.record.lines.append("changed, cancelled: \(context.isCancelled), \(context.isInteractive)")
        }
        coordinator.animate(alongsideTransition: nil) { context in
            self.record.lines.append("completed, cancelled: \(context.isCancelled)")
        }
        record.lines = []
        simulator.user.moveSwipe(to: 0.3)
        #expect(abs(coordinator.percentComplete - 0.3) < 0.001)
        simulator.user.endSwipe(finish: false)
        simulator.settle()
        #expect(
            record.lines == [
                "changed, cancelled: true, false", "A.wD", "A.dD", "B.wA", "B.iA", "B.dA",
                "completed, cancelled: true",
            ])
        #expect(nav.viewControllers == [a, b])
        #expect(nav.transitionCoordinator == nil)
    }

    @Test func `G04 there is no swipe at the root`() {
        _ = stack(a)
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack() }
    }

    @Test func `G04 there is no swipe without a back button`() {
        b.navigationItem.hidesBackButton = true
        _ = stack(a, b)
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack() }
    }

    @Test func `G04 there is no swipe where a left button replaces the back button`() throws {
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        _ = stack(a, b)
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack() }
        b.navigationItem.leftItemsSupplementBackButton = true
        try simulator.user.swipeBack(cancelAt: 0.2)
    }

    @Test func `G04 there is no swipe under a hidden bar, unless the recognizer's delegate is replaced`()
        throws
    {
        let nav = stack(a, b)
        nav.isNavigationBarHidden = true
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack() }
        nav.interactivePopGestureRecognizer?.delegate = nil
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(nav.viewControllers == [a])
    }

    @Test func `a disabled recognizer, or its delegate, keeps a swipe from beginning`() {
        final class Refuser: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let nav = stack(a, b)
        let refuser = Refuser()
        nav.interactivePopGestureRecognizer?.delegate = refuser
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack() }
        nav.interactivePopGestureRecognizer?.delegate = nil
        nav.interactivePopGestureRecognizer?.isEnabled = false
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack() }
    }

    @Test(arguments: [true, false])
    func `a stack that is popped as a recognizer's delegate is asked keeps its root`(animated: Bool) throws {
        final class Eager: NSObject, UIGestureRecognizerDelegate {
            var asked: (() -> Void)?
            func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool {
                asked?()
                return true
            }
        }
        let nav = stack(a, b)
        let eager = Eager()
        nav.interactivePopGestureRecognizer?.delegate = eager
        eager.asked = { nav.popViewController(animated: animated) }
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(nav.names == ["A"] && record.only("dD", "dA") == ["B.dD", "A.dA"])
        #expect(a.view.window != nil && simulator.log.warnings == [])
    }

    @Test func `a subclass that pops more as a finger pops keeps its root`() throws {
        final class Eager: UINavigationController {
            override func popViewController(animated: Bool) -> UIViewController? {
                viewControllers = [viewControllers[0]]
                return super.popViewController(animated: animated)
            }
        }
        let nav = Eager(rootViewController: a)
        nav.pushViewController(b, animated: false)
        host(nav)
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(nav.names == ["A"] && a.view.window != nil && b.view.window == nil)
    }

    @Test(arguments: [true, false])
    func `a push under a finger waits until the finger has let go`(finishes: Bool) throws {
        let nav = stack(a, b)
        try simulator.user.beginSwipeBack()
        nav.pushViewController(c, animated: true)
        #expect(nav.names == ["A"])
        simulator.user.endSwipe(finish: finishes)
        simulator.settle()
        #expect(nav.names == (finishes ? ["A", "C"] : ["A", "B", "C"]))
        #expect(c.view.window != nil)
    }

    @Test func `a pop that waited for a finger is void if its goal has left meanwhile`() throws {
        let nav = stack(a, b, c)
        try simulator.user.beginSwipeBack()
        nav.popToViewController(b, animated: true)
        nav.setViewControllers([a, m], animated: false)
        nav.popToViewController(b, animated: true)
        simulator.user.endSwipe(finish: false)
        simulator.settle()
        #expect(nav.viewControllers == [a, m] && simulator.log.raises == [])
    }

    @Test func `what a finger reveals, and leaves the stack, is gone where the finger goes back`() throws {
        let nav = stack(a, b, c)
        try simulator.user.beginSwipeBack()
        b.willMove(toParent: nil)
        b.removeFromParent()
        simulator.user.endSwipe(finish: false)
        simulator.settle()
        #expect(nav.names == ["A"] && a.view.window != nil)
        #expect(b.view.window == nil && record.only("dA", "dD").last { $0.hasPrefix("B.") } != "B.dA")
        #expect(record.lines.last { $0.hasPrefix("B.w") || $0.hasPrefix("B.d") } == "B.dD")
    }
}
