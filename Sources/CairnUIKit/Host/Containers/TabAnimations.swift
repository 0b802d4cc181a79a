#if canImport(UIKit) && !NO_TAB_ANIMATORS
    import UIKit

    /// How one tab comes in the place of another.
    extension TabListener {
        /// Asked for a finger as well, which chooses a tab in UIKit's own way.
        func tabBarController(
            _ tabs: UITabBarController, animationControllerForTransitionFrom old: UIViewController,
            to new: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            if motion.isFillingContainer,
                let animation = animators.animation(bringing: new, toFrontOf: tabs)
            {
                return animation
            }
            return calls.once(new, returned: nil) {
                next?.tabBarController?(tabs, animationControllerForTransitionFrom: old, to: new)
            }
        }

        func tabBarController(
            _ tabs: UITabBarController,
            interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            calls.once(animation, returned: nil) {
                next?.tabBarController?(tabs, interactionControllerFor: animation)
            }
        }
    }
#endif
