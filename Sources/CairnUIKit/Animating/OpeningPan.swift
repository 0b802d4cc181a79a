#if canImport(UIKit)
    import UIKit

    extension UIPanGestureRecognizer {
        /// Has this pan open something, and drive its way in: where it begins, it asks.
        /// ```swift
        /// let pan = UIPanGestureRecognizer()
        /// pan.opens(toward: .left) { viewModel.cameraPulled() }    // router.trigger(.camera)
        /// view.addGestureRecognizer(pan)
        /// ```
        /// What is asked for is decided, made and in the tree before it is seen, as ever; the pan drives it where it comes
        /// by an animation's name that means something to the host (``Animator``), as one screen more or a modal and nothing
        /// else. While the
        /// finger is down other requests wait. Taken back, it goes as if a finger had closed it, past a leave-guard that was
        /// armed meanwhile, and the journal says so.
        /// Where the decision takes its time, the closure asks later or in a task, something else moves or no animator
        /// brings it, it opens as always; where the request is refused, nothing happens. Said again, it replaces what was
        /// said before.
        /// - Parameters:
        ///   - edge: The edge of the window to which the finger moves. It is not mirrored where text runs from right to left: ask
        ///     `effectiveUserInterfaceLayoutDirection` of the view.
        ///   - ask: Asks for it; called each time the pan begins, and kept as long as the recognizer.
        public func opens(toward edge: UIRectEdge, _ ask: @escaping @MainActor () -> Void) {
            let finger = DrivingFinger(self, toward: edge) { [weak self] driver in
                OfferedDriver.offer(driver, in: self?.view?.window, to: ask)
            }
            objc_setAssociatedObject(self, Self.finger, finger, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        /// Names the finger among what the recognizer keeps.
        private static let finger = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    }

    /// What is to drive the transition that is asked for just now.
    @MainActor
    enum OfferedDriver {
        private final class Offer {
            let driver: any UIViewControllerInteractiveTransitioning
            let window: UIWindow?
            var isTaken = false

            init(_ driver: any UIViewControllerInteractiveTransitioning, in window: UIWindow?) {
                (self.driver, self.window) = (driver, window)
            }
        }

        private static var current: Offer?

        /// - Returns: Whether a step has begun that it drives.
        static func offer(
            _ driver: any UIViewControllerInteractiveTransitioning, in window: UIWindow?,
            to ask: @MainActor () -> Void
        ) -> Bool {
            let (outer, offer) = (current, Offer(driver, in: window))
            current = offer
            defer { current = outer }
            ask()
            return offer.isTaken
        }

        static var isOffered: Bool { current != nil }

        static func withdraw() { current = nil }

        /// A finger drives nothing in another window.
        static func take(in window: UIWindow?) -> (any UIViewControllerInteractiveTransitioning)? {
            guard let offer = current, let window, offer.window === window else { return nil }
            current = nil
            offer.isTaken = true
            return offer.driver
        }
    }
#endif
