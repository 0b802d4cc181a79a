#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Gives UIKit the animator of a modal, and a finger from the edge for one that covers the window: UIKit has none.
    @MainActor
    final class ModalAnimations: NSObject, UIViewControllerTransitioningDelegate {
        private weak var host: UIKitHost?
        private weak var modal: UIViewController?
        private lazy var edge = ClosingFinger { [weak self] driver in
            guard let self, let host, let modal else { return false }
            return host.close(modal, drivenBy: driver)
        }

        init(_ modal: UIViewController, host: UIKitHost) {
            self.modal = modal
            self.host = host
        }

        /// Once the modal is on screen.
        func hearEdge() {
            guard let modal, modal.modalPresentationStyle == .fullScreen, let view = modal.viewIfLoaded else {
                return
            }
            edge.recognizer.delegate = self
            edge.enter(from: view)
        }

        func animationController(
            forPresented page: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            host?.animation(.opening, of: page)
        }

        /// A sheet that is pulled goes under the finger in UIKit's own way.
        func animationController(
            forDismissed page: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            guard let host else { return nil }
            let isPulled = host.underWay == nil && host.finger == nil
            return isPulled && page.modalPresentationStyle != .fullScreen
                ? nil : host.animation(.closing, of: page)
        }

        func interactionControllerForDismissal(
            using animation: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { host?.finger }
    }

    extension ModalAnimations: UIGestureRecognizerDelegate {
        /// Elsewhere the finger is a stack's, or nobody's.
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let host, let modal else { return false }
            return host.isAtRest && host.look(closing: modal) != nil
        }
    }
#endif
