#if canImport(UIKit)
    import UIKit

    /// The page grows out of a view of the screen below, such as the row that was tapped, and shrinks into it again.
    public struct ZoomAnimator: Animator {
        private let duration: TimeInterval
        private let source: @MainActor (_ page: UIViewController, _ below: UIViewController) -> UIView?

        /// A zoom out of a view.
        /// - Parameters:
        ///   - duration: In seconds.
        ///   - source: The view for a page, on the controller in front of what lies below it. Asked when the page comes,
        ///     and again when it goes: a row may have moved since. The page fades where there is none.
        public init(
            duration: TimeInterval = 0.35,
            from source: @escaping @MainActor (_ page: UIViewController, _ below: UIViewController) -> UIView?
        ) {
            self.duration = duration
            self.source = source
        }

        /// Moves and fades the page between the view and its own place; only fades it where there is no view in a window.
        public func animation(
            _ direction: AnimationDirection, of page: UIViewController
        ) -> any UIViewControllerAnimatedTransitioning {
            PageAnimation(direction, duration: duration) { view, below, container in
                view.alpha = 0
                guard let source = source(page, front(of: below)), source.window != nil else { return }
                view.frame = source.convert(source.bounds, to: container)
            }
        }

        private func front(of controller: UIViewController) -> UIViewController {
            let inside =
                (controller as? UINavigationController)?.topViewController
                ?? (controller as? UITabBarController)?.selectedViewController
            return inside.map(front) ?? controller
        }
    }
#endif
