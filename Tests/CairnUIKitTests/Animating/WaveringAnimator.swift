#if HEADLESS_UIKIT
    import CairnUIKit
    import UIKit

    /// A fade that every third time goes half the way and back, though no finger has held it: what UIKit takes back without a
    /// finger is what an animator of the app's own completes with `false`. A dialog always comes, and always goes.
    @MainActor
    final class WaveringAnimator: Animator {
        private var count = 0

        func animation(
            _ direction: AnimationDirection, of page: UIViewController
        ) -> any UIViewControllerAnimatedTransitioning {
            let fade = FadeAnimator().animation(direction, of: page)
            if page is UIAlertController { return fade }
            count += 1
            return count.isMultiple(of: 3) ? TakingBack() : fade
        }

        private final class TakingBack: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            {
                0.25
            }

            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let view = context.view(forKey: .to)
                if let view { context.containerView.addSubview(view) }
                UIView.animate(withDuration: 0.25) {
                    view?.alpha = 0.5
                } completion: { _ in
                    view?.alpha = 1
                    view?.removeFromSuperview()
                    context.completeTransition(false)
                }
            }
        }
    }
#endif
