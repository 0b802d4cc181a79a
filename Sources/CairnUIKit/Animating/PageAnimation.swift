#if canImport(UIKit)
    import UIKit

    /// Moves one page between its place and where it is when it is away. So the inverse is the same the other way round.
    final class PageAnimation: NSObject, UIViewControllerAnimatedTransitioning {
        typealias PutAway =
            @MainActor (_ view: UIView, _ below: UIViewController, _ container: UIView) -> Void

        private let direction: AnimationDirection
        private let duration: TimeInterval
        private let putAway: PutAway

        init(_ direction: AnimationDirection, duration: TimeInterval, putAway: @escaping PutAway) {
            self.direction = direction
            self.duration = duration
            self.putAway = putAway
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            duration
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let isOpening = direction == .opening
            guard let page = context.viewController(forKey: isOpening ? .to : .from),
                let below = context.viewController(forKey: isOpening ? .from : .to),
                let view = context.view(forKey: isOpening ? .to : .from) ?? page.view
            else { return context.completeTransition(!context.transitionWasCancelled) }
            let container = context.containerView
            var new: UIView?
            if isOpening {
                view.frame = context.finalFrame(for: page)
                container.addSubview(view)
                new = view
            } else if let lower = context.view(forKey: .to), lower.window == nil {
                // A presenter that is in its place, below sheets that go along unseen, is not for the animator to move.
                lower.frame = context.finalFrame(for: below)
                container.insertSubview(lower, at: 0)
                new = lower
            }
            // So UIKit asks as well, for a modal in a style of the app's own.
            guard context.isAnimated else { return context.completeTransition(true) }
            let (frame, alpha) = (view.frame, view.alpha)
            let putAway = putAway
            if isOpening { putAway(view, below, container) }
            UIView.animate(withDuration: duration) {
                if isOpening {
                    (view.frame, view.alpha) = (frame, alpha)
                } else {
                    putAway(view, below, container)
                }
            } completion: { _ in
                // What was taken back, or is shown again another time, is not to be found put away.
                (view.frame, view.alpha) = (frame, alpha)
                if context.transitionWasCancelled { new?.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
#endif
