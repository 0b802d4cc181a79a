#if canImport(UIKit)
    import UIKit

    /// The page comes out of nothing, and goes into nothing.
    public struct FadeAnimator: Animator {
        private let duration: TimeInterval

        /// A fade.
        /// - Parameter duration: In seconds.
        public init(duration: TimeInterval = 0.25) {
            self.duration = duration
        }

        /// Fades the page in or out.
        public func animation(
            _ direction: AnimationDirection, of page: UIViewController
        ) -> any UIViewControllerAnimatedTransitioning {
            PageAnimation(direction, duration: duration) { view, _, _ in view.alpha = 0 }
        }
    }
#endif
