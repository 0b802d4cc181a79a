#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Gives UIKit the animator of a modal, and a finger from the edge for one that covers the window: UIKit has none.
    @MainActor
    final class ModalAnimations: NSObject, UIViewControllerTransitioningDelegate {
        private weak var host: UIKitHost?
        private weak var modal: UIViewController?
        private let finger = EdgeFinger()

        init(host: UIKitHost) {
            self.host = host
            super.init()
            finger.recognizer.delegate = self
            finger.begin = { [weak self] in self?.beginClosing() }
        }

        func animationController(
            forPresented page: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            modal = page
            if page.modalPresentationStyle == .fullScreen, let view = page.view { finger.attach(to: view) }
            return host?.animator(for: page)?.animation(.opening, of: page)
        }

        func animationController(
            forDismissed page: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            host?.animator(for: page)?.animation(.closing, of: page)
        }

        func interactionControllerForDismissal(
            using animation: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { finger.driver }

        private func beginClosing() -> (any UIViewControllerTransitionCoordinator)? {
            guard let host, let modal else { return nil }
            host.touched = ObjectIdentifier(modal)
            host.navigator?.hear(.began)
            modal.presentingViewController?.dismiss(animated: true)
            guard let transition = modal.transitionCoordinator else {
                host.rested()
                return nil
            }
            // UIKit calls no completion for a dismissal that was taken back.
            transition.animate(alongsideTransition: nil) { [weak host] _ in host?.restSoon() }
            return transition
        }
    }

    extension ModalAnimations: UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let host, host.isAtRest, let modal, modal.presentedViewController == nil,
                host.animator(for: modal) != nil
            else { return false }
            let isDeep = host.controllers(from: modal).contains { controller in
                (controller as? UINavigationController).map { $0.screens.count > 1 } ?? false
            }
            return !isDeep && host.navigator?.mayShow(host.look(without: modal)) ?? true
        }
    }
#endif
