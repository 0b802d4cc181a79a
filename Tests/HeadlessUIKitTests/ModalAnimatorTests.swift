import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ModalAnimatorTests: World {
    private final class Presenting: UIPresentationController {
        var calls: [String] = []
        var removes = false
        let dims = UIView()
        var dimsOnScreen = false

        override var shouldRemovePresentersView: Bool { removes }
        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 0, y: 400, width: 390, height: 444)
        }
        override func presentationTransitionWillBegin() {
            calls.append("pBegin")
            containerView?.addSubview(dims)
            dimsOnScreen = dims.window != nil
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("pEnd(\(completed))") }
        override func dismissalTransitionWillBegin() { calls.append("dBegin") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dEnd(\(completed))") }
        override func containerViewWillLayoutSubviews() {
            if calls.last != "layout" { calls.append("layout") }
        }
    }

    private final class Giver: NSObject, UIViewControllerTransitioningDelegate {
        var animator: Animator?
        var driver: UIPercentDrivenInteractiveTransition?
        var controller: Presenting?
        var usesController = false

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { animator }
        func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { driver }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { driver }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            guard usesController else { return nil }
            let made = Presenting(presentedViewController: presented, presenting: presenting)
            controller = made
            return made
        }
    }

    private let giver = Giver()
    private let animator = Animator()

    private func prepare(_ style: UIModalPresentationStyle) {
        giver.animator = animator
        m.modalPresentationStyle = style
        m.transitioningDelegate = giver
        host(a)
        record.lines = []
    }

    private func present(animated: Bool = true) {
        a.present(m, animated: animated) { self.record.lines.append("done") }
        simulator.settle()
    }

    @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
    func `an animator is told where both views lie before and after`(_ style: UIModalPresentationStyle) {
        prepare(style)
        var frames: [[CGRect]] = []
        animator.body = { [a, m] context in
            frames += [a, m].map { [context.initialFrame(for: $0), context.finalFrame(for: $0)] }
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            context.completeTransition(true)
        }
        present()
        a.dismiss(animated: true)
        simulator.settle()
        let all = a.view.bounds
        // A presenter that goes meanwhile has no place where it comes to lie.
        let stays = style == .custom
        #expect(
            frames == [
                [all, stays ? all : .zero], [.zero, all], [stays ? all : .zero, all], [all, .zero],
            ])
    }

    @Test func `F05 the view of a presenter that stays is not given to the animator`() {
        prepare(.custom)
        var views: [UIView?] = []
        animator.body = { context in
            views = [context.view(forKey: .from), context.view(forKey: .to)]
            #expect(context.viewController(forKey: .from) === self.a)
            #expect(context.viewController(forKey: .to) === self.m)
            context.containerView.addSubview(self.m.view)
            context.completeTransition(true)
        }
        present()
        #expect(views.count == 2 && views[0] == nil && views[1] === m.view)
        #expect(animator.calls == ["animate", "ended true"])
        #expect(record.lines == ["M.dL", "M.wA", "M.iA", "M.dA", "done"])
    }

    @Test
    func `a presenter that its own modal leaves in place is not given either, whatever goes above that`() {
        prepare(.fullScreen)
        let sheet = UIViewController()
        a.present(sheet, animated: false)
        simulator.settle()
        sheet.present(m, animated: true)
        simulator.settle()
        var views: [UIView?] = []
        animator.body = { context in
            views.append(context.view(forKey: .to))
            if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
            context.completeTransition(true)
        }
        a.dismiss(animated: true)
        simulator.settle()
        #expect(views == [nil] && a.view.window != nil && m.view.window == nil)
    }

    @Test func `an animator brings a full-screen modal and takes it away, and the presenter comes back`() {
        prepare(.fullScreen)
        present()
        #expect(record.take() == ["M.dL", "A.wD", "M.wA", "M.iA", "M.dA", "A.dD", "done"])
        #expect(a.view.window == nil && m.view.window != nil)
        a.dismiss(animated: true)
        simulator.settle()
        #expect(record.only("wA", "wD", "dA", "dD") == ["M.wD", "A.wA", "A.dA", "M.dD"])
        #expect(a.view.superview is UIWindow && m.view.window == nil)
        #expect(animator.calls == ["animate", "ended true", "animate", "ended true"])
    }

    @Test func `F11 the animator of a custom modal is asked without animation as well`() {
        prepare(.custom)
        var isAnimated: Bool?
        animator.body = { context in
            isAnimated = context.isAnimated
            context.containerView.addSubview(self.m.view)
            context.completeTransition(true)
        }
        present(animated: false)
        #expect(isAnimated == false && m.view.window != nil)
        m.transitioningDelegate = nil
        a.dismiss(animated: false)
        simulator.settle()
        #expect(animator.calls == ["animate", "ended true"] && m.view.window == nil)
    }

    @Test func `E33 a presentation controller of the app's own is told of its transitions`() throws {
        prepare(.custom)
        giver.usesController = true
        giver.animator = nil
        present()
        let controller = try #require(giver.controller)
        #expect(m.presentationController === controller && controller.presentingViewController === a)
        #expect(controller.calls == ["pBegin", "layout", "pEnd(true)"])
        #expect(m.view.frame == controller.frameOfPresentedViewInContainerView)
        #expect(controller.containerView === m.view.superview)
        controller.calls = []
        a.dismiss(animated: true)
        simulator.settle()
        #expect(controller.calls.filter { $0 != "layout" } == ["dBegin", "dEnd(true)"])
        #expect(controller.containerView == nil)
        #expect(simulator.outline().windows[0].layers.count == 1)
    }

    @Test func `what a presentation controller adds as it begins is in the window`() throws {
        prepare(.custom)
        giver.usesController = true
        present()
        let controller = try #require(giver.controller)
        #expect(controller.dimsOnScreen && m.view.superview?.subviews.first === controller.dims)
    }

    @Test func `a presentation controller of the app's own may take the presenter's view away`() throws {
        prepare(.custom)
        giver.usesController = true
        _ = m.presentationController
        giver.controller?.removes = true
        present()
        #expect(a.view.window == nil && record.lines.contains("A.dD"))
        a.dismiss(animated: true)
        simulator.settle()
        #expect(a.view.window != nil)
    }

    @Test func `a presentation that a finger takes back leaves the presenter as it was`() {
        prepare(.fullScreen)
        let driver = UIPercentDrivenInteractiveTransition()
        giver.driver = driver
        a.present(m, animated: true) { self.record.lines.append("done") }
        simulator.clock.turn()
        driver.update(0.5)
        record.lines = []
        driver.cancel()
        simulator.settle()
        #expect(record.lines == ["M.wD", "M.dD", "A.wA", "A.iA", "A.dA"])
        #expect(a.presentedViewController == nil && m.presentingViewController == nil)
        #expect(a.view.window != nil && m.view.window == nil)
        giver.driver = nil
        present()
        #expect(a.presentedViewController === m)
    }

    @Test func `a presenter whose view an animator took away is told before it is back`() {
        prepare(.fullScreen)
        animator.body = { context in
            context.viewController(forKey: .from)?.view.removeFromSuperview()
            UIView.animate(withDuration: 0.2) {
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        let driver = UIPercentDrivenInteractiveTransition()
        giver.driver = driver
        a.present(m, animated: true)
        simulator.clock.turn()
        driver.update(0.5)
        var isThere: [Bool] = []
        (a.onWA, a.onIA) = (
            { isThere.append(self.a.view.window != nil) }, { isThere.append(self.a.view.window != nil) }
        )
        driver.cancel()
        simulator.settle()
        #expect(isThere == [false, true] && a.view.window != nil)
    }

    @Test func `a dismissal that a finger takes back leaves the modal as it was`() {
        prepare(.fullScreen)
        present()
        let driver = UIPercentDrivenInteractiveTransition()
        giver.driver = driver
        m.dismiss(animated: true) { self.record.lines.append("gone") }
        simulator.clock.turn()
        driver.update(0.4)
        record.lines = []
        driver.cancel()
        simulator.settle()
        #expect(record.lines == ["A.wD", "A.dD", "M.wA", "M.iA", "M.dA"])
        #expect(a.presentedViewController === m && !m.isBeingDismissed && a.view.window == nil)
        m.dismiss(animated: true)
        simulator.clock.turn()
        driver.finish()
        simulator.settle()
        #expect(a.presentedViewController == nil && a.view.window != nil)
    }

    /// The lower one goes at once; the one above it was asked for in the same turn, and goes by its own driver.
    @Test(arguments: [true, false])
    func `a modal whose going is taken back goes with those below it that have gone`(isLate: Bool) {
        host(a)
        k.modalPresentationStyle = .overFullScreen
        a.present(k, animated: false)
        simulator.settle()
        giver.animator = animator
        let driver = UIPercentDrivenInteractiveTransition()
        giver.driver = driver
        m.modalPresentationStyle = .overFullScreen
        m.transitioningDelegate = giver
        driver.wantsInteractiveStart = false
        k.present(m, animated: false)
        simulator.settle()
        driver.wantsInteractiveStart = true
        m.dismiss(animated: true)
        a.dismiss(animated: true)
        simulator.clock.turn()
        driver.update(0.4)
        if isLate { simulator.clock.advance(by: .seconds(1)) }
        driver.cancel()
        simulator.settle()
        #expect(a.presentedViewController == nil && m.view.window == nil && k.view.window == nil)
        #expect(record.lines.last { $0.hasPrefix("M.") } == "M.dD" && m.presentingViewController == nil)
        #expect(simulator.outline().windows[0].layers.count == 1)
    }

    @Test func `the animator of a dismissal is asked for when it begins, from the topmost modal`() {
        prepare(.overFullScreen)
        present()
        k.modalPresentationStyle = .overFullScreen
        m.present(k, animated: false)
        simulator.settle()
        animator.calls = []
        a.dismiss(animated: true)
        simulator.settle()
        #expect(animator.calls == [] && a.presentedViewController == nil)
    }
}
