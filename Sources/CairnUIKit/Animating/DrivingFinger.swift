#if canImport(UIKit)
    import UIKit

    /// A finger that drives what closes or opens a page, where UIKit's own does not: from the edge, or by a pan of the app's
    /// own.
    ///
    /// UIKit's swipe back cannot be had together with an animator: a delegate that has the method for animators
    /// switches it off.
    @MainActor
    final class DrivingFinger: NSObject {
        /// Kept by its view, or by who made it: it may keep this one.
        private(set) weak var recognizer: UIPanGestureRecognizer?
        var goal: UIRectEdge
        /// Begins the transition; says no where there is none, or a guard holds it up.
        private let begin: @MainActor (any UIViewControllerInteractiveTransitioning) -> Bool
        /// What the finger drives; nil when none is down, and for one that is held up.
        private var driver: FingerDriver?

        /// - Parameter goal: The edge to which the finger moves.
        init(
            _ recognizer: UIPanGestureRecognizer, toward goal: UIRectEdge,
            begin: @escaping @MainActor (any UIViewControllerInteractiveTransitioning) -> Bool
        ) {
            self.recognizer = recognizer
            self.goal = goal
            self.begin = begin
            super.init()
            // The double has no Objective-C to name a method by; on a Mac there is the double and never Apple's.
            #if canImport(ObjectiveC) && !os(macOS)
                recognizer.addTarget(self, action: #selector(moved(_:)))
            #else
                recognizer.addTarget(self, action: Selector(Self.moved(_:)))
            #endif
        }

        /// Hears no finger any more.
        func resign() { recognizer?.removeTarget(self, action: nil) }

        /// Whoever lets go of the recognizer under the finger has taken that back.
        deinit {
            if let driver { Task { @MainActor in driver.release(finish: false) } }
        }

        #if canImport(ObjectiveC) && !os(macOS)
            @objc
        #endif
        private func moved(_ finger: UIPanGestureRecognizer) {
            switch finger.state {
            case .began:
                // The app's code may take the finger back while the transition begins.
                let new = FingerDriver()
                driver = new
                if !begin(new) { driver = nil }
            case .changed: driver?.update(progress)
            case .ended, .cancelled, .failed:
                driver?.release(finish: finger.state == .ended && isOnItsWay)
                driver = nil
            default: break
            }
        }

        /// The view itself is what the animator moves, so all is measured by its window.
        private var window: UIWindow? { recognizer?.view?.window }

        private var progress: CGFloat {
            guard let size = window?.bounds.size else { return 0 }
            let length = goal == .top || goal == .bottom ? size.height : size.width
            let way = recognizer?.translation(in: window) ?? .zero
            return length > 0 ? max(0, min(1, along(way) / length)) : 0
        }

        /// Whether the finger leaves it to go on: by its speed, or if that is low, by how far it came.
        private var isOnItsWay: Bool {
            let speed = along(recognizer?.velocity(in: window) ?? .zero)
            return abs(speed) > 100 ? speed > 0 : progress > 0.5
        }

        private func along(_ way: CGPoint) -> CGFloat {
            switch goal {
            case .left: -way.x
            case .top: -way.y
            case .bottom: way.y
            default: way.x
            }
        }
    }

    /// Lets go of a transition once it has started: UIKit would wait for ever for a finger that was gone before.
    private final class FingerDriver: UIPercentDrivenInteractiveTransition {
        private var hasStarted = false
        private var early: Bool?

        override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
            super.startInteractiveTransition(context)
            hasStarted = true
            if let early { release(finish: early) }
        }

        func release(finish: Bool) {
            guard hasStarted else {
                early = finish
                return
            }
            if finish { self.finish() } else { cancel() }
        }
    }
#endif
