extension UINavigationController {
    /// What a change of the stack looks like to its delegate.
    public enum Operation: Int, Sendable { case none, push, pop }

    /// Asks the delegate for an animator, and for what drives it.
    func handToDelegate(_ transition: ScreenTransition) {
        guard let delegate = ownDelegate, let from = transition.from, let to = transition.to else { return }
        let isNew = arriving.holds(to)
        guard let animator = animator(isNew ? .push : .pop, from, to) else { return }
        let interactor = delegate.navigationController(self, interactionControllerFor: animator)
        transition.hand(to: animator, drivenBy: interactor)
        stackBeforeRunning = stackBeforePending
        if transition.isInteractive { swipe = Swipe(transition: transition, gesture: nil) }
    }

    /// Whether the delegate has the method that gives animators. It is asked for one once, if nothing else has
    /// shown it yet.
    func delegateHasAnimators() -> Bool {
        guard ownDelegate != nil, stack.count > 1 else { return false }
        if let delegateAnimates { return delegateAnimates }
        _ = animator(.pop, stack[stack.count - 1], stack[stack.count - 2])
        return delegateAnimates ?? false
    }

    private func animator(_ operation: Operation, _ from: UIViewController, _ to: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        let simulator = Simulator.current
        simulator.defaultWasCalled = false
        let animator = ownDelegate?.navigationController(
            self, animationControllerFor: operation, from: from, to: to)
        delegateAnimates = animator != nil || !simulator.defaultWasCalled
        return animator
    }

    /// A finger, or an animator, has undone what it began: the revealed controller is gone for good before the
    /// other comes back.
    func goBack(_ transition: ScreenTransition, from: UIViewController?, to: UIViewController?) {
        // What was asked in the meantime counts, and follows.
        let returned = pending == nil ? restore(stackBeforeRunning ?? stack) : []
        stackBeforeRunning = nil
        // It may be a column of its own by now. What is no child any more still lies here.
        if let to, to.parentController === self || to.lies(in: self) {
            to.keepFirstResponder()
            to.startDisappearingAsSeen(animated: true)
            to.viewWithModals?.removeFromSuperview()
            to.finishDisappearingAsSeen()
        }
        displayed = from
        if isShown {
            from?.startAppearingAsSeen(animated: true)
            if let from, from.viewWithModals?.superview == nil { show(from) }
            from?.finishAppearingAsSeen()
        } else {
            // The container itself went in the meantime, and takes its topmost controller along.
            from?.finishDisappearingAsSeen()
        }
        settleMembership()
        for controller in returned {
            controller.willMove(toParent: self)
            controller.didMove(toParent: self)
        }
        end(transition)
    }

    /// Makes the stack what it was, and returns those that come back to it.
    private func restore(_ old: [UIViewController]) -> [UIViewController] {
        let before = old.filter { $0.parentController === self }
        let kept = Set(before.map(ObjectIdentifier.init))
        let returned = leaving.remove { kept.contains(ObjectIdentifier($0)) }
        for controller in returned { controller.isLeaving = false }
        let undone = arriving.remove { !kept.contains(ObjectIdentifier($0)) }
        stack = before
        sortChildren()
        for controller in undone { leave(controller) }
        return returned
    }
}
