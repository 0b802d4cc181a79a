/// A transition in the hands of an app's own animator.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let transition: ScreenTransition
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?

    init(
        _ transition: ScreenTransition, animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.transition = transition
        self.animator = animator
        self.interactor = interactor
    }

    /// Hands the transition over.
    func start() {
        guard let interactor else { return animator.animateTransition(using: self) }
        if interactor.wantsInteractiveStart {
            interactor.startInteractiveTransition(self)
        } else if let driver = interactor as? UIPercentDrivenInteractiveTransition {
            driver.start(self)
        } else {
            animator.animateTransition(using: self)
        }
    }

    var containerView: UIView { transition.containerView }
    var isAnimated: Bool { transition.isAnimated }
    var isInteractive: Bool { transition.isInteractive }
    var transitionWasCancelled: Bool { transition.isCancelled }
    var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { transition.update(percentComplete) }
    func finishInteractiveTransition() { transition.release(cancelled: false) }
    func cancelInteractiveTransition() { transition.release(cancelled: true) }
    func pauseInteractiveTransition() { transition.takeHold() }
    func completeTransition(_ didComplete: Bool) { transition.completeByHand(didComplete) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

    func initialFrame(for vc: UIViewController) -> CGRect {
        guard let presentation = transition.presentation else {
            return vc === transition.from ? containerView.bounds : .zero
        }
        if vc === presentation.controller.presentedViewController {
            return presentation.isComing ? .zero : presentation.controller.presentedView?.frame ?? .zero
        }
        let isThere = presentation.isComing || !presentation.controller.shouldRemovePresentersView
        return isThere ? containerView.bounds : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        guard let presentation = transition.presentation else {
            return vc === transition.to ? containerView.bounds : .zero
        }
        if vc === presentation.controller.presentedViewController {
            return presentation.isComing ? presentation.controller.frameOfPresentedViewInContainerView : .zero
        }
        let stays = !presentation.isComing || !presentation.controller.shouldRemovePresentersView
        return stays ? containerView.bounds : .zero
    }
}
