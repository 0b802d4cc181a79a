import UIKit

// The bodies of the essay's transitions, which it leaves to its example; these are ours.

extension FlexibleRouting.ModalTransition: FlexibleRouting.Transition {
    func open(_ viewController: UIViewController) {
        if animator != nil {
            viewController.transitioningDelegate = self
            viewController.modalPresentationStyle = .custom
        }
        self.viewController?.present(viewController, animated: true, completion: nil)
    }

    func close(_ viewController: UIViewController) {
        viewController.dismiss(animated: true, completion: nil)
    }
}

extension FlexibleRouting.ModalTransition: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        animator?.isPresenting = true
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        animator?.isPresenting = false
        return animator
    }
}

extension FlexibleRouting.PushTransition: FlexibleRouting.Transition {
    func open(_ viewController: UIViewController) {
        if animator != nil { self.viewController?.navigationController?.delegate = self }
        self.viewController?.navigationController?.pushViewController(viewController, animated: true)
    }

    func close(_ viewController: UIViewController) {
        viewController.navigationController?.popViewController(animated: true)
    }
}

extension FlexibleRouting.PushTransition: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        animator?.isPresenting = operation == .push
        return animator
    }
}

extension FlexibleRouting {
    /// Fades for half a second.
    final class FadeAnimator: NSObject, Animator {
        var isPresenting = false
        private(set) var log: [String] = []

        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
            -> TimeInterval
        { 0.5 }

        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
            log.append(isPresenting ? "presenting" : "dismissing")
            let view = transitionContext.view(forKey: isPresenting ? .to : .from)
            if isPresenting, let view { transitionContext.containerView.addSubview(view) }
            if !isPresenting, let below = transitionContext.view(forKey: .to) {
                transitionContext.containerView.insertSubview(below, at: 0)
            }
            view?.alpha = isPresenting ? 0 : 1
            UIView.animate(withDuration: 0.5) {
                view?.alpha = self.isPresenting ? 1 : 0
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }
}
