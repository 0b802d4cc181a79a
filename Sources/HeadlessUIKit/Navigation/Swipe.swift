/// A finger on its way, from the left edge or wherever an app's own gesture is: the stack waits for it.
@MainActor
struct Swipe {
    let transition: Transition
}

/// The rules of the built-in swipe, as the recognizer's first delegate.
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
    /// Whether a finger may swipe back now. Asks the recognizer's delegate.
    func mayBeginSwipe() -> Bool {
        guard running == nil, pending == nil, swipe == nil, stack.count > 1, appearance.state == .appeared,
            let gesture = interactivePopGestureRecognizer, gesture.isEnabled
        else { return false }
        return gesture.ownDelegate?.gestureRecognizerShouldBegin(gesture) ?? true
    }

    /// Whether a recognizer on this view that the swipe has to wait for takes the finger.
    func swipeIsClaimed() -> Bool {
        guard let gesture = interactivePopGestureRecognizer else { return false }
        let claim = (view.gestureRecognizers ?? []).first { other in
            guard other !== gesture, other.isEnabled, other is UIPanGestureRecognizer,
                gesture.waits(for: other)
            else { return false }
            if let edge = other as? UIScreenEdgePanGestureRecognizer, !edge.edges.contains(.left) {
                return false
            }
            return other.ownDelegate?.gestureRecognizerShouldBegin(other) ?? true
        }
        claim?.enter(.began)
        claim?.enter(.ended)
        claim?.state = .possible
        return claim != nil
    }

    /// The finger starts to move. From here on, until it lets go, the stack is one shorter.
    func beginSwipe() {
        let before = stack
        let top = stack.removeLast()
        top.willMove(toParent: nil)
        top.isLeaving = true
        leaving.append(top)
        let transition = Transition(
            simulator.clock, from: top, to: stack.last, container: view, animated: true, interactive: true,
            duration: Self.duration)
        swipe = Swipe(transition: transition)
        stackBeforeRunning = before
        interactivePopGestureRecognizer?.state = .began
        begin(transition)
        transition.run { self.finish(transition, from: top, to: transition.to, cancelled: $0) }
        interactivePopGestureRecognizer?.callTargets()
    }

    func moveSwipe(to percent: CGFloat) {
        interactivePopGestureRecognizer?.state = .changed
        swipe?.transition.update(percent)
        interactivePopGestureRecognizer?.callTargets()
    }

    /// The finger lets go. The gesture has ended, however the transition does.
    func releaseSwipe(finish: Bool) {
        interactivePopGestureRecognizer?.state = .ended
        swipe?.transition.endInteraction(cancelled: !finish)
        interactivePopGestureRecognizer?.callTargets()
    }

    func endSwipe() {
        swipe = nil
        if storedGesture?.state != .possible { storedGesture?.state = .possible }
    }
}
