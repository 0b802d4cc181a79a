import Testing
import UIKit

/// Animators that say more than once that they are done, or never.
@MainActor @Suite(.simulator)
final class AnimatorEndTests: World {
    private final class Giver: NSObject, UIViewControllerTransitioningDelegate, UITabBarControllerDelegate {
        var animator: (any UIViewControllerAnimatedTransitioning)?

        func animationController(
            forPresented _: UIViewController, presenting _: UIViewController, source _: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func animationController(forDismissed _: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { animator }
        func tabBarController(
            _: UITabBarController, animationControllerForTransitionFrom _: UIViewController,
            to _: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }

    /// Says once more that it is done as it hears of it.
    private final class Insisting: NSObject, UIViewControllerAnimatedTransitioning {
        var ends = 0
        private var context: (any UIViewControllerContextTransitioning)?

        func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            self.context = context
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            context.completeTransition(true)
        }
        func animationEnded(_: Bool) {
            ends += 1
            context?.completeTransition(false)
        }
    }

    private let giver = Giver()

    private func animator(_ ends: Bool...) -> Animator {
        let animator = Animator()
        animator.body = { context in
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            for end in ends { context.completeTransition(end) }
        }
        return animator
    }

    private func prepare() {
        m.modalPresentationStyle = .fullScreen
        m.transitioningDelegate = giver
        host(a)
        record.lines = []
    }

    @Test(arguments: [true, false], [true, false])
    func `of two ends of a presentation and of a dismissal the first counts`(first: Bool, second: Bool) {
        prepare()
        let animator = animator(first, second)
        giver.animator = animator
        a.present(m, animated: true)
        simulator.settle()
        #expect((a.presentedViewController === m) == first && (m.viewIfLoaded?.window != nil) == first)
        giver.animator = nil
        if !first { a.present(m, animated: true) }
        simulator.settle()
        giver.animator = animator
        a.dismiss(animated: true)
        simulator.settle()
        #expect((a.presentedViewController == nil) == first && (a.view.window != nil) == first)
        #expect(animator.calls == ["animate", "ended \(first)", "animate", "ended \(first)"])
        #expect(!simulator.isMoving && simulator.log.warnings == [])
    }

    @Test(arguments: [true, false], [true, false])
    func `of two ends of a change of tabs the first counts`(first: Bool, second: Bool) {
        let tabs = tabs(a, b)
        let animator = animator(first, second)
        giver.animator = animator
        tabs.delegate = giver
        tabs.selectedIndex = 1
        simulator.settle()
        #expect(tabs.selectedIndex == (first ? 1 : 0) && animator.calls == ["animate", "ended \(first)"])
        let (shown, hidden) = first ? (b, a) : (a, b)
        #expect(shown.view.window != nil && hidden.view.window == nil && !simulator.isMoving)
    }

    @Test func `an animator that completes again as it hears of the end ends once`() {
        prepare()
        let animator = Insisting()
        giver.animator = animator
        a.present(m, animated: true)
        simulator.settle()
        #expect(animator.ends == 1 && a.presentedViewController === m && m.view.window != nil)
    }

    @Test func `a presentation whose animator never completes keeps others from coming until it does`() {
        prepare()
        let animator = animator()
        giver.animator = animator
        a.present(m, animated: true)
        simulator.clock.advance(by: .seconds(10))
        a.present(k, animated: true)
        a.dismiss(animated: true)
        simulator.settle()
        #expect(record.only("dA", "dD") == [] && simulator.isMoving && simulator.log.warnings.count == 2)
        animator.context?.completeTransition(true)
        simulator.settle()
        #expect(a.presentedViewController === m && record.only("dA") == ["M.dA"] && !simulator.isMoving)
    }
}
