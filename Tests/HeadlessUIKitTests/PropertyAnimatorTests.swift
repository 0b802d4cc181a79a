import Testing
import UIKit

@MainActor @Suite(.simulator)
final class PropertyAnimatorTests: World {
    private var ends: [UIViewAnimatingPosition] = []

    private func make() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            self.record.lines.append("changes")
        }
        animator.addCompletion { self.ends.append($0) }
        return animator
    }

    private func pass(_ milliseconds: Int) { simulator.clock.advance(by: .milliseconds(milliseconds)) }

    @Test func `a property animator changes when it starts, and completes at its end`() {
        let animator = make()
        #expect(animator.state == .inactive && record.lines == [])
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && record.lines == ["changes"])
        pass(500)
        #expect(abs(animator.fractionComplete - 0.5) < 0.001 && ends == [])
        pass(500)
        #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
    }

    @Test func `a property animator can be held, turned round and let go`() {
        let animator = make()
        animator.startAnimation()
        pass(250)
        animator.pauseAnimation()
        pass(5000)
        #expect(abs(animator.fractionComplete - 0.25) < 0.001 && animator.state == .active && ends == [])
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        pass(249)
        #expect(ends == [])
        pass(1)
        #expect(ends == [.start])
    }

    @Test func `setting the fraction of a property animator holds it there`() {
        let animator = make()
        animator.fractionComplete = 0.8
        #expect(animator.state == .active && !animator.isRunning && record.lines == ["changes"])
        animator.startAnimation()
        pass(200)
        #expect(ends == [.end])
    }

    @Test func `a property animator that is stopped finishes where it is told, or not at all`() {
        let first = make()
        first.startAnimation()
        first.stopAnimation(false)
        #expect(first.state == .stopped)
        first.startAnimation()
        #expect(simulator.log.takeRaises().count == 1)
        first.finishAnimation(at: .current)
        #expect(ends == [.current] && first.state == .inactive)
        first.finishAnimation(at: .end)
        #expect(simulator.log.takeRaises().count == 1)
        let second = make()
        second.startAnimation()
        second.stopAnimation(true)
        simulator.settle()
        #expect(ends == [.current] && second.state == .inactive)
    }

    @Test func `a running property animator waits for its delay`() {
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0.1, animations: {}) {
            self.ends.append($0)
        }
        pass(299)
        #expect(ends == [])
        pass(1)
        #expect(ends == [.end])
    }

    @Test(arguments: [true, false])
    func `a percentage drives an animator that can be interrupted`(finishes: Bool) {
        final class Giver: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
            let driver = UIPercentDrivenInteractiveTransition()
            var property: UIViewPropertyAnimator?
            var ended = Simulator.current.clock.now

            func navigationController(
                _ navigation: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
                to: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func navigationController(
                _ navigation: UINavigationController,
                interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            { 1 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {}
            func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
                -> any UIViewImplicitlyAnimating
            {
                if let property { return property }
                let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                made.addCompletion { [weak self] _ in
                    self?.ended = Simulator.current.clock.now
                    context.completeTransition(!context.transitionWasCancelled)
                }
                property = made
                return made
            }
        }
        let nav = stack(a, b)
        let giver = Giver()
        nav.delegate = giver
        nav.popViewController(animated: true)
        simulator.clock.turn()
        giver.driver.update(0.25)
        giver.driver.completionSpeed = 0.5
        #expect(giver.property?.fractionComplete == 0.25)
        let start = simulator.clock.now
        if finishes { giver.driver.finish() } else { giver.driver.cancel() }
        simulator.settle()
        #expect(start.duration(to: giver.ended) == .milliseconds(finishes ? 1500 : 500))
        #expect(nav.viewControllers == (finishes ? [a] : [a, b]))
    }

    @Test func `keyframes change at once, and complete together`() {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                self.record.lines.append("frame")
            }
        } completion: { _ in
            self.record.lines.append("done")
        }
        #expect(record.lines == ["frame"])
        simulator.settle()
        #expect(record.lines == ["frame", "done"])
    }

    @Test func `a property animator that pauses at its end can go on from there`() {
        let animator = make()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        pass(1000)
        #expect(animator.state == .active && !animator.isRunning && ends == [])
        #expect(animator.fractionComplete == 1)
        animator.isReversed = true
        animator.startAnimation()
        pass(999)
        #expect(animator.isRunning)
        pass(1)
        #expect(animator.state == .active && !animator.isRunning && ends == [])
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(ends == [.start] && animator.state == .inactive)
    }
}
