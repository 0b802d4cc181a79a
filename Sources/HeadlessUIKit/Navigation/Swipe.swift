/// A finger on its way from the left edge: what has to be undone if it goes back.
@MainActor
struct Swipe {
    let transition: Transition
    let stack: [UIViewController]
}

/// The rules of the built-in swipe, as the recognizer's first delegate.
final class SwipeRules: UIGestureRecognizerDelegate {
    weak var navigation: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, let item = navigation.topViewController?.navigationItem else { return false }
        let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        return !navigation.isNavigationBarHidden && !item.hidesBackButton && !isReplaced
    }
}

extension UINavigationController {
    /// Whether a finger may swipe back now. Asks the recognizer's delegate.
    func mayBeginSwipe() -> Bool {
        guard running == nil, pending == nil, swipe == nil, stack.count > 1, appearance.state == .appeared,
            let gesture = interactivePopGestureRecognizer, gesture.isEnabled
        else { return false }
        return gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true
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
        swipe = Swipe(transition: transition, stack: before)
        interactivePopGestureRecognizer?.state = .began
        begin(transition)
        transition.run { self.endSwipe(cancelled: $0) }
    }

    func moveSwipe(to percent: CGFloat) {
        interactivePopGestureRecognizer?.state = .changed
        swipe?.transition.update(percent)
    }

    func releaseSwipe(finish: Bool) {
        interactivePopGestureRecognizer?.state = finish ? .ended : .cancelled
        swipe?.transition.endInteraction(cancelled: !finish)
    }

    private func endSwipe(cancelled: Bool) {
        guard let (transition, before) = swipe.map({ ($0.transition, $0.stack) }) else { return }
        let (top, below) = (transition.from, transition.to)
        swipe = nil
        interactivePopGestureRecognizer?.state = .possible
        if cancelled {
            // The revealed controller is gone for good before the other comes back.
            stack = before
            leaving.removeAll { $0 === top }
            top?.isLeaving = false
            below?.startDisappearing(animated: true)
            below?.storedView?.removeFromSuperview()
            below?.finishDisappearing()
            displayed = top
            if isShown {
                top?.startAppearing(animated: true)
                top?.finishAppearing()
            } else {
                // The container itself went in the meantime, and takes its topmost controller along.
                top?.finishDisappearing()
            }
            top?.willMove(toParent: self)
            top?.didMove(toParent: self)
        } else {
            let isShown = isShown
            top?.storedView?.removeFromSuperview()
            top?.finishDisappearing()
            if isShown { below?.finishAppearing() }
            settleMembership()
            if let below { delegate?.navigationController(self, didShow: below, animated: true) }
        }
        end(transition)
    }
}
