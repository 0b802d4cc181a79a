#if canImport(UIKit)
    import UIKit

    /// A finger that comes in from the edge and drives a transition, where UIKit's own swipe does not.
    ///
    /// UIKit's swipe back cannot be had together with an animator: a delegate that has the method for animators
    /// switches it off.
    @MainActor
    final class EdgeFinger: NSObject {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        /// What the finger drives; nil when none is down and nothing moves any more.
        private(set) var driver: UIPercentDrivenInteractiveTransition?
        /// Begins the transition, and says what UIKit tells its end by; nil where the finger is only held up.
        var begin: @MainActor () -> (any UIViewControllerTransitionCoordinator)? = { nil }

        override init() {
            super.init()
            // The double has no Objective-C to name a method by; on a Mac there is the double and never Apple's.
            #if canImport(ObjectiveC) && !os(macOS)
                recognizer.addTarget(self, action: #selector(moved(_:)))
            #else
                recognizer.addTarget(self, action: Selector(Self.moved(_:)))
            #endif
        }

        func attach(to view: UIView) {
            guard recognizer.view == nil else { return }
            recognizer.edges = view.traitCollection.layoutDirection == .rightToLeft ? .right : .left
            view.addGestureRecognizer(recognizer)
        }

        #if canImport(ObjectiveC) && !os(macOS)
            @objc
        #endif
        private func moved(_ finger: UIScreenEdgePanGestureRecognizer) {
            switch finger.state {
            case .began: take()
            case .changed: driver?.update(progress)
            case .ended where isOnItsWay: driver?.finish()
            case .ended, .cancelled, .failed: driver?.cancel()
            default: break
            }
        }

        private func take() {
            driver = UIPercentDrivenInteractiveTransition()
            guard let transition = begin() else {
                driver = nil
                return
            }
            // UIKit asks for the driver only when the transition starts, and a quick finger is gone by then.
            transition.animate(alongsideTransition: nil) { [weak self] _ in self?.driver = nil }
        }

        private var forward: CGFloat { recognizer.edges == .right ? -1 : 1 }

        private var progress: CGFloat {
            guard let view = recognizer.view, view.bounds.width > 0 else { return 0 }
            return max(0, min(1, forward * recognizer.translation(in: view).x / view.bounds.width))
        }

        /// Whether the finger leaves it to go on: by its speed, or if that is low, by how far it came.
        private var isOnItsWay: Bool {
            let speed = forward * recognizer.velocity(in: recognizer.view).x
            return abs(speed) > 100 ? speed > 0 : progress > 0.5
        }
    }
#endif
