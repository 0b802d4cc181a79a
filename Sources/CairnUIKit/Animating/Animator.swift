#if canImport(UIKit)
    import Cairn
    import UIKit

    /// What the name of an animation means to a host.
    ///
    /// A coordinator names it, and the host is told what it is:
    /// ```swift
    /// return .animated(.push(.profile), by: .fade)
    /// ```
    /// ```swift
    /// UIKitHost(window: window, configuration: .init(animators: [.fade: FadeAnimator()]))
    /// ```
    /// What was opened under a name is closed by the inverse of that animation, whoever closes it. A finger from the
    /// edge drives it, for a pushed screen and for a full-screen modal; taken back, it leaves everything as it was.
    /// Where a person asked for less motion, every animation is a ``FadeAnimator``'s.
    @MainActor
    public protocol Animator {
        /// Moves the views for one transition; asked anew for each. Has to end with
        /// `context.completeTransition(!context.transitionWasCancelled)`, and to move by `UIView.animate` or an
        /// interruptible animator, so that a finger can drive it.
        /// - Parameter page: The controller that comes or goes, over the other one.
        func animation(
            _ direction: AnimationDirection, of page: UIViewController
        ) -> any UIViewControllerAnimatedTransitioning

        /// A pan of the app's own that closes the page as well, and the edge of the window to which it moves, which is not
        /// mirrored where a language is written from the right.
        /// ```swift
        /// let pan = UIPanGestureRecognizer()
        /// page.view.addGestureRecognizer(pan)
        /// return (pan, toward: .bottom)
        /// ```
        /// The host hears it from then on: it drives the closing, and is held up for a leave-guard. When it may begin is
        /// up to its delegate, which is the app's. Asked when the page is on screen, until there is one; nil, unless you
        /// say otherwise.
        func pan(closing page: UIViewController) -> (recognizer: UIPanGestureRecognizer, toward: UIRectEdge)?
    }

    extension Animator {
        /// No pan.
        public func pan(
            closing page: UIViewController
        ) -> (recognizer: UIPanGestureRecognizer, toward: UIRectEdge)? { nil }
    }

    /// Whether something comes by an animation, or goes by its inverse.
    public enum AnimationDirection: Hashable, Sendable {
        /// The page comes.
        case opening
        /// The page goes, by the inverse of what it came by.
        case closing
    }
#endif
