#if canImport(UIKit)
    import UIKit

    /// Stands before a stack's listener as long as an animator closes the screen on top, and gives that to UIKit. Not
    /// longer: with this delegate UIKit's own swipe is off, and the finger is the listener's.
    @MainActor
    final class StackAnimations: NSObject, UINavigationControllerDelegate {
        /// Gone where other code has kept this delegate, to forward to it say.
        private(set) weak var listener: StackListener?

        init(listener: StackListener) {
            self.listener = listener
        }

        func navigationController(
            _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
        ) {
            listener?.navigationController(stack, willShow: controller, animated: animated)
        }

        func navigationController(
            _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
        ) {
            listener?.navigationController(stack, didShow: controller, animated: animated)
        }

        func navigationController(
            _ stack: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from old: UIViewController, to new: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            listener?.animation(operation, in: stack, from: old, to: new)
        }

        func navigationController(
            _ stack: UINavigationController,
            interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            listener?.driver(of: animation, in: stack)
        }
    }
#endif
