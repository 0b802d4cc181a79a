import Testing
import UIKit

@MainActor @Suite(.simulator)
final class StackAnimatorTests: World {
    final class Giver: NSObject, UINavigationControllerDelegate {
        var asked: [String] = []
        var animator: Animator?
        var driver: UIPercentDrivenInteractiveTransition?

        func navigationController(
            _ navigation: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
            to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append("\(operation) \(from.title ?? "?") \(to.title ?? "?")")
            return animator
        }
        func navigationController(
            _ navigation: UINavigationController,
            interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private let giver = Giver()
    private let animator = Animator()

    private func animatedStack(_ screens: UIViewController...) -> UINavigationController {
        let nav = UINavigationController()
        nav.viewControllers = screens
        giver.animator = animator
        nav.delegate = giver
        host(nav)
        record.lines = []
        return nav
    }

    @Test func `F04 the delegate's animator runs a push, and knows its frames`() {
        let nav = animatedStack(a)
        var seen: [CGRect] = []
        animator.body = { context in
            seen = [self.a, self.b].flatMap { [context.initialFrame(for: $0), context.finalFrame(for: $0)] }
            #expect(context.isAnimated && !context.isInteractive && context.presentationStyle == .none)
            #expect(context.view(forKey: .from) === self.a.view && context.view(forKey: .to) === self.b.view)
            context.containerView.addSubview(self.b.view)
            context.completeTransition(true)
        }
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(giver.asked == ["push A B"] && animator.calls == ["animate", "ended true"])
        #expect(seen == [nav.view.bounds, .zero, .zero, nav.view.bounds])
        #expect(b.view.window != nil && a.view.window == nil)
    }

    @Test func `an animator that never says that it is over is named`() {
        let nav = animatedStack(a)
        #expect(simulator.whyItMoves == nil)
        animator.body = { _ in }
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(simulator.isMoving)
        let why = "Animator has not called completeTransition(_:) on the way from "
        #expect(simulator.whyItMoves?.hasPrefix(why) == true, "\(simulator.whyItMoves ?? "nil")")
    }

    @Test func `an animator of the delegate's sends the callbacks that UIKit's own sends`() {
        let nav = animatedStack(a)
        nav.pushViewController(b, animated: true)
        simulator.clock.turn()
        #expect(record.take() == ["B.dL", "A.wD", "B.wA", "B.iA"])
        #expect(abs((nav.transitionCoordinator?.transitionDuration ?? 0) - 0.2) < 0.001)
        simulator.clock.advance(by: .milliseconds(199))
        #expect(record.lines == [])
        simulator.settle()
        #expect(record.take() == ["A.dD", "B.dA"])
    }

    @Test
    func
        `no finger of UIKit's swipes where the delegate gives animators, nor where there is nothing to go back to`()
        throws
    {
        for screens in [[a], [a, b]] {
            let nav = animatedStack()
            nav.setViewControllers(screens, animated: false)
            let gesture = try #require(nav.interactivePopGestureRecognizer)
            let rules = try #require(gesture.delegate)
            #expect(rules.gestureRecognizerShouldBegin?(gesture) == (screens.count == 1))
            #expect(throws: (any Error).self) { try simulator.user.beginSwipeBack() }
        }
    }

    @Test func `A18 the delegate is asked once, with the old and the new topmost controller`() {
        let nav = animatedStack(a, b, c)
        nav.popToRootViewController(animated: true)
        simulator.settle()
        nav.setViewControllers([a, m, b], animated: true)
        simulator.settle()
        nav.popToViewController(a, animated: true)
        simulator.settle()
        nav.pushViewController(c, animated: false)
        simulator.settle()
        #expect(giver.asked == ["pop C A", "push A B", "pop B A"])
    }

    @Test func `F06 of two calls of completeTransition the first counts`() {
        let nav = animatedStack(a)
        animator.body = { context in
            context.completeTransition(true)
            context.completeTransition(false)
        }
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(record.only("dA", "dD") == ["A.dD", "B.dA"] && nav.viewControllers == [a, b])
        #expect(animator.calls == ["animate", "ended true"])
    }

    @Test func `F07 a transition whose animator never completes never ends`() {
        let nav = animatedStack(a)
        animator.body = { _ in }
        nav.pushViewController(b, animated: true)
        simulator.clock.advance(by: .seconds(10))
        #expect(record.only("dA", "dD") == [] && simulator.isMoving)
        animator.context?.completeTransition(true)
        #expect(nav.viewControllers == [a, b] && !simulator.isMoving)
    }

    @Test func `a view that the animator does not put in is not on screen`() {
        let nav = animatedStack(a)
        animator.body = { $0.completeTransition(true) }
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(b.view.window == nil)
    }

    @Test(arguments: [true, false])
    func `F08 an animator is told that it ended, and how`(completes: Bool) {
        let nav = animatedStack(a)
        animator.body = { $0.completeTransition(completes) }
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(animator.calls == ["animate", "ended \(completes)"])
        #expect(nav.viewControllers == (completes ? [a, b] : [a]))
    }

    @Test func `F09 a pop that a finger of the app's own takes back leaves the stack as it was`() throws {
        let nav = animatedStack(a, b)
        let driver = UIPercentDrivenInteractiveTransition()
        giver.driver = driver
        nav.popViewController(animated: true)
        nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
            self.record.lines.append("changed, cancelled: \(context.isCancelled)")
        }
        simulator.clock.turn()
        driver.update(0.5)
        #expect(nav.transitionCoordinator?.isInteractive == true && simulator.isMoving)
        #expect(abs((nav.transitionCoordinator?.percentComplete ?? 0) - 0.5) < 0.001)
        simulator.clock.advance(by: .seconds(5))
        record.lines = []
        var wasInWindow = false
        a.onWD = { wasInWindow = self.a.view.window != nil }
        driver.cancel()
        simulator.clock.advance(by: .milliseconds(99))
        #expect(record.lines == ["changed, cancelled: true"])
        simulator.settle()
        #expect(record.take() == ["changed, cancelled: true", "A.wD", "A.dD", "B.wA", "B.iA", "B.dA"])
        #expect(nav.viewControllers == [a, b] && nav.children == [a, b] && !b.isMovingFromParent)
        #expect(
            wasInWindow && a.view.window == nil && b.view.window != nil
                && animator.calls.last == "ended false")
    }

    @Test func `a pop that a finger of the app's own finishes goes on at the animator's pace`() {
        let nav = animatedStack(a, b)
        let driver = UIPercentDrivenInteractiveTransition()
        giver.driver = driver
        nav.popViewController(animated: true)
        nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
            self.record.lines.append("changed, cancelled: \(context.isCancelled)")
        }
        simulator.clock.turn()
        driver.update(0.75)
        let start = simulator.clock.now
        record.lines = []
        driver.finish()
        #expect(record.take() == ["changed, cancelled: false"])
        #expect(nav.transitionCoordinator?.isInteractive == false && simulator.isMoving)
        simulator.settle()
        #expect(start.duration(to: simulator.clock.now) == .milliseconds(50))
        #expect(nav.viewControllers == [a] && b.parent == nil)
        #expect(record.only("wA", "wD", "dA", "dD") == ["B.dD", "A.dA"])
    }

    @Test func `G06 a stack that was set under a finger and taken back is the old one`() {
        let nav = animatedStack(a, b)
        let driver = UIPercentDrivenInteractiveTransition()
        giver.driver = driver
        nav.setViewControllers([a, c], animated: true)
        simulator.clock.turn()
        driver.cancel()
        simulator.settle()
        #expect(nav.viewControllers == [a, b] && c.parent == nil && b.view.window != nil)
    }

    @Test func `F10 what a percent-driven transition is at first`() {
        let driver = UIPercentDrivenInteractiveTransition()
        #expect(driver.completionSpeed == 1 && driver.wantsInteractiveStart && driver.percentComplete == 0)
        driver.update(0.3)
        #expect(driver.percentComplete == 0.3)
        driver.finish()
    }

    @Test func `a transition that goes on by itself can be taken hold of`() {
        let nav = animatedStack(a, b)
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        giver.driver = driver
        nav.popViewController(animated: true)
        simulator.clock.turn()
        #expect(nav.transitionCoordinator?.isInteractive == false)
        simulator.clock.advance(by: .milliseconds(50))
        driver.pause()
        #expect(abs(driver.percentComplete - 0.25) < 0.001)
        simulator.clock.advance(by: .seconds(5))
        #expect(nav.transitionCoordinator?.isInteractive == true)
        driver.cancel()
        simulator.settle()
        #expect(nav.viewControllers == [a, b])
    }

    @Test func `G05 a delegate that has the animator method, whatever it gives, switches the swipe off`() {
        let nav = animatedStack(a, b)
        giver.animator = nil
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack() }
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack() }
        #expect(giver.asked == ["pop B A"])
        nav.delegate = nil
        #expect(simulator.outline().actions.contains(.swipeBack))
    }

    @Test func `where the recognizer's delegate is replaced the animator method leaves the swipe on`() throws
    {
        final class Allower: NSObject, UIGestureRecognizerDelegate {}
        let nav = animatedStack(a, b)
        giver.animator = nil
        let allower = Allower()
        nav.interactivePopGestureRecognizer?.delegate = allower
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(nav.viewControllers == [a])
    }

    @Test func `a delegate without the animator method leaves the swipe on`() throws {
        final class Plain: NSObject, UINavigationControllerDelegate {}
        let nav = stack(a, b)
        let plain = Plain()
        nav.delegate = plain
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(nav.viewControllers == [a])
    }

    @Test func `what an animator moved away is released`() {
        let nav = animatedStack(a)
        weak var gone: UIViewController?
        do {
            let top = Screen("X", record)
            gone = top
            nav.pushViewController(top, animated: true)
            simulator.settle()
            nav.popViewController(animated: true)
            simulator.settle()
        }
        #expect(gone == nil)
    }
}
