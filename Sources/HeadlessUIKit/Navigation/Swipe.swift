/// A finger on its way, from the left edge, in the content, or wherever an app's own gesture is: the stack waits for it.
@MainActor
struct Swipe {
    let transition: ScreenTransition
    /// UIKit's own that began it; nil for an app's.
    let gesture: UIGestureRecognizer?
}

/// The rules of both built-in swipes, as the first delegate of their recognizers.
final class SwipeRules: NSObject, UIGestureRecognizerDelegate {
    weak var navigation: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, !navigation.delegateHasAnimators(),
            let item = navigation.topViewController?.navigationItem
        else { return false }
        let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        return !navigation.isNavigationBarHidden && !item.hidesBackButton && !isReplaced
    }
}

// The stack is the recognizer's first target: those of an app are told when it has done its part.
extension UINavigationController {
    /// What recognizes a finger that begins there.
    func swipeGesture(from start: Simulator.SwipeStart) -> UIGestureRecognizer? {
        start == .edge ? interactivePopGestureRecognizer : interactiveContentPopGestureRecognizer
    }

    /// Whether a finger finds the stack at rest, and something to take off it.
    private var hasWayBack: Bool {
        running == nil && pending == nil && swipe == nil && stack.count > 1 && appearance.state == .appeared
    }

    /// Whether a finger may swipe back now. Asks the recognizer's delegate.
    func mayBeginSwipe(from start: Simulator.SwipeStart) -> Bool {
        guard hasWayBack, let gesture = swipeGesture(from: start), gesture.isEnabled else { return false }
        return gesture.ownDelegate?.gestureRecognizerShouldBegin(gesture) ?? true
    }

    /// Whether what was zoomed into is on top, for a finger to swipe down.
    var showsZoom: Bool { hasWayBack && stack.last?.zoom != nil && !delegateHasAnimators() }

    /// Whether the app lets a finger begin that dismisses what was zoomed into; yes for anything else.
    func zoomMayBegin(_ velocity: CGVector) -> Bool {
        stack.last?.zoomMayBegin(true, velocity: velocity) ?? true
    }

    /// The recognizer, of those that hear the finger, that takes it before the swipe from the edge, which has to wait for it.
    func edgeSwipeIsTaken(among candidates: [UIGestureRecognizer]) -> UIPanGestureRecognizer? {
        guard let gesture = interactivePopGestureRecognizer else { return nil }
        return candidates.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first { other in
            guard other !== gesture, gesture.waits(for: other) else { return false }
            if let edge = other as? UIScreenEdgePanGestureRecognizer, !edge.edges.contains(.left) {
                return false
            }
            return other.ownDelegate?.gestureRecognizerShouldBegin(other) ?? true
        }
    }

    /// Which of the recognizers that would take a finger in the content go along with the swipe; nil if one keeps it from
    /// beginning: the innermost comes first.
    func contentSwipe(beside pans: [UIPanGestureRecognizer]) -> [UIPanGestureRecognizer]? {
        guard let gesture = interactiveContentPopGestureRecognizer else { return nil }
        let others = pans.filter { gesture.waits(for: $0) || !$0.waits(for: gesture) }
        let goAlong = others.allSatisfy { !gesture.waits(for: $0) && $0.goes(with: gesture) }
        return goAlong ? others : nil
    }

    /// The finger starts to move. From here on, until it lets go, the stack is one shorter.
    func beginSwipe(_ gesture: UIGestureRecognizer?) {
        // Who was asked whether it may begin may have changed the stack.
        guard hasWayBack else { return }
        let before = stack
        popsForSwipe = true
        popViewController(animated: true)
        // A subclass may have kept it.
        guard !popsForSwipe, let top = before.last else {
            popsForSwipe = false
            return
        }
        let transition = ScreenTransition(
            simulator.clock, from: top, to: stack.last, container: view, animated: true, interactive: true,
            duration: Self.duration)
        swipe = Swipe(transition: transition, gesture: gesture)
        gesture?.takeBack = { [weak self] in self?.swipe?.transition.endInteraction(cancelled: true) }
        stackBeforeRunning = before
        gesture?.stand(at: .began)
        top.findZoomSource(from: stack.last)
        begin(transition)
        transition.run { self.finish(transition, from: top, to: transition.to, cancelled: $0) }
        gesture?.callTargets()
    }

    func moveSwipe(to percent: CGFloat) {
        guard swipe?.transition.isInteractive == true else { return }
        let gesture = swipe?.gesture
        gesture?.stand(at: .changed)
        swipe?.transition.update(percent)
        gesture?.callTargets()
    }

    /// The finger lets go. The gesture has ended, however the transition does.
    func releaseSwipe(finish: Bool) {
        guard swipe?.transition.isInteractive == true else { return }
        let gesture = swipe?.gesture
        gesture?.stand(at: .ended)
        swipe?.transition.endInteraction(cancelled: !finish)
        gesture?.callTargets()
    }

    func endSwipe() {
        if let gesture = swipe?.gesture {
            if gesture.state != .possible { gesture.stand(at: .possible) }
            gesture.takeBack = nil
        }
        swipe = nil
    }
}
