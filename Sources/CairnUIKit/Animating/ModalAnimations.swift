#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Gives UIKit the animator of a modal, and what presents it in a style of the app's own; and to one that covers the window
    /// a finger from the edge, which UIKit does not have.
    @MainActor
    final class ModalAnimations: NSObject, UIViewControllerTransitioningDelegate {
        private let animators: Animators
        private let motion: ScreenMotion
        private weak var exits: (any Exits)?
        private weak var modal: UIViewController?
        private let edge = EdgePan()
        private lazy var finger = DrivingFinger(edge, toward: .right) { [weak self] driver in
            guard let self, let exits, let modal else { return false }
            return exits.close(modal, drivenBy: driver)
        }

        init(
            _ modal: UIViewController, by animators: Animators, motion: ScreenMotion,
            exits: (any Exits)?
        ) {
            self.modal = modal
            self.animators = animators
            self.motion = motion
            self.exits = exits
        }

        /// Once the modal is on screen.
        func hearEdge() {
            guard let modal, let view = modal.viewIfLoaded,
                [.fullScreen, .overFullScreen].contains(modal.modalPresentationStyle)
            else { return }
            edge.delegate = self
            finger.enter(from: view)
        }

        /// Leaves the modal to whoever presents it from now on.
        func resign() {
            edge.view?.removeGestureRecognizer(edge)
            if modal?.transitioningDelegate === self { modal?.transitioningDelegate = nil }
        }

        func animationController(
            forPresented page: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            isAtOnce ? nil : animators.animation(.opening, of: page)
        }

        /// A sheet that is pulled goes under the finger in UIKit's own way.
        func animationController(
            forDismissed page: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            guard !isAtOnce else { return nil }
            let isByOthers = !motion.isPerforming && !motion.hasDriver
            return isByOthers && page.isPulledDown ? nil : animators.animation(.closing, of: page)
        }

        /// Of a modal in a style of the app's own UIKit asks for an animator although nothing is to be seen to move.
        private var isAtOnce: Bool { motion.isPerforming && !motion.isStepAnimated }

        func presentationController(
            forPresented page: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            animators.makePresentation(of: page)?(page, presenting)
        }

        func interactionControllerForPresentation(
            using animation: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { motion.takeOpeningDriver() }

        func interactionControllerForDismissal(
            using animation: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { motion.takeDriver() }
    }

    extension ModalAnimations: UIGestureRecognizerDelegate {
        /// Elsewhere the finger is a stack's, or nobody's.
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let exits, let modal else { return false }
            return motion.isAtRest && animators.animator(for: modal) != nil && exits.canClose(modal)
        }
    }

    extension UIViewController {
        /// Whether UIKit lets a finger pull it down, where it is presented.
        fileprivate var isPulledDown: Bool {
            switch modalPresentationStyle {
            case .fullScreen, .overFullScreen, .custom: false
            default: true
            }
        }
    }
#endif
