#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Stands before a stack's listener as long as the screen on top came by an animator of the app's, and gives that to
    /// UIKit. Not longer: with this delegate UIKit's own swipe is off, and the finger is the listener's.
    @MainActor
    final class StackAnimations: NSObject, UINavigationControllerDelegate {
        private weak var host: UIKitHost?
        private unowned let listener: StackListener

        init(host: UIKitHost, listener: StackListener) {
            self.host = host
            self.listener = listener
        }

        func navigationController(
            _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
        ) {
            listener.navigationController(stack, willShow: controller, animated: animated)
        }

        func navigationController(
            _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
        ) {
            listener.navigationController(stack, didShow: controller, animated: animated)
        }

        func navigationController(
            _ stack: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from old: UIViewController, to new: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            switch operation {
            case .push: host?.animator(for: new)?.animation(.opening, of: new)
            case .pop: host?.animator(for: old)?.animation(.closing, of: old)
            default: nil
            }
        }

        func navigationController(
            _ stack: UINavigationController,
            interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { listener.finger.driver }
    }
#endif
