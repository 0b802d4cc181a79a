// How the screen follows the stack.
extension UINavigationController {
    /// Seconds a push or pop takes.
    static var duration: TimeInterval { 0.35 }

    var simulator: Simulator { storedView?.window?.simulator ?? .current }
    private var clock: SimulatorClock { storedView?.window?.clock ?? Simulator.current.clock }

    /// Whether this container is on screen, so that a change is a transition and not mere bookkeeping.
    var isShown: Bool { appearance.isOn }

    /// The stack changed: a transition is due, or nothing is seen of it. What is to become of the topmost controller is not
    /// for a change beneath it to say.
    func stackChanged(from old: UIViewController?, animated: Bool) {
        guard isShown else { return settleOffScreen() }
        if let change = pending {
            if old !== stack.last {
                pending?.animated = animated
                if !animated {
                    pending?.transition = nil
                    change.transition?.complete()
                }
            }
            if isOvertaken { startSoon() }
            return
        }
        pending = PendingChange(animated: animated)
        if running == nil || isOvertaken { startSoon() }
        // Whoever groups animations waits for this one, so it has to be there already.
        if clock.openGroup != nil { _ = plannedTransition() }
    }

    /// Whether what is on its way in was popped again: that transition ends at once, for the pop to begin.
    private var isOvertaken: Bool {
        guard let running, running.canBeCutShort, let to = running.to else { return false }
        return !stack.contains { $0 === to }
    }

    func startSoon() {
        clock.nextTurn { self.start() }
    }

    /// The coordinator of a transition that was asked for and starts at the next turn.
    func plannedTransition() -> ScreenTransition? {
        guard let change = pending, change.animated, running == nil else { return nil }
        if let planned = change.transition { return planned }
        let simulator = simulator
        guard simulator.areAnimationsEnabled else { return nil }
        let planned = makeTransition(simulator, animated: true)
        pending?.transition = planned
        return planned
    }

    private func makeTransition(_ simulator: Simulator, animated: Bool) -> ScreenTransition {
        ScreenTransition(
            simulator.clock, from: displayed, to: stack.last, container: view, animated: animated,
            duration: Self.duration)
    }

    private func start() {
        if pending != nil, isOvertaken { running?.cutShort() }
        guard running == nil, let change = pending else { return }
        guard isShown else { return settleOffScreen() }
        // In the middle of its own appearance the container waits for its end.
        guard appearance.state == .appeared else { return }
        pending = nil
        let top = stack.last
        guard top !== displayed else {
            stackBeforePending = nil
            settleMembership()
            change.transition?.complete()
            return
        }
        let simulator = simulator
        let animated = change.animated && simulator.areAnimationsEnabled
        let transition = change.transition ?? makeTransition(simulator, animated: animated)
        transition.from = displayed
        transition.to = top
        if animated, ownDelegate != nil, delegateAnimates != false { handToDelegate(transition) }
        if animated, transition.context == nil, simulator.nextGoesBack {
            stackBeforeRunning = stackBeforePending
            transition.mayGoBack = stackBeforePending != nil
        }
        stackBeforePending = nil
        if animated, transition.context == nil, let from = displayed, let top {
            let isNew = arriving.holds(top)
            (isNew ? top : from).findZoomSource(from: isNew ? from : top)
        }
        begin(transition)
        let from = transition.from
        transition.run { self.finish(transition, from: from, to: top, cancelled: $0) }
        // An app's animator has put the view in place by now.
        top?.announceAppearingAsSeen()
    }

    /// The wills, up to the new view's being in its window.
    func begin(_ transition: ScreenTransition) {
        running = transition
        transition.start()
        let animated = transition.isAnimated
        let to = transition.to
        to?.loadViewIfNeeded()
        // Another container may have it by now, and show it.
        if let from = transition.from, !isElsewhere(from) || from.lies(in: self) {
            from.keepFirstResponder()
            from.startDisappearingAsSeen(animated: animated)
        }
        displayed = to
        guard let to else { return }
        // One of them may have had another tab selected, or another root set, by now: then this one appears with the stack.
        if isShown {
            to.startAppearingAsSeen(animated: animated)
            ownDelegate?.navigationController(self, willShow: to, animated: animated)
        }
        guard transition.context == nil else { return }
        show(to)
        to.announceAppearingAsSeen()
        if animated { view.layoutIfNeeded() }
    }

    func show(_ controller: UIViewController) { if let view { controller.lie(in: view) } }

    private func isElsewhere(_ controller: UIViewController) -> Bool {
        controller.parentController.map { $0 !== self } ?? false
    }

    func finish(
        _ transition: ScreenTransition, from: UIViewController?, to: UIViewController?, cancelled: Bool
    ) {
        if swipe != nil { endSwipe() }
        // What left for another container meanwhile does not come back.
        if cancelled, !(from.map(isElsewhere) ?? false) { return goBack(transition, from: from, to: to) }
        stackBeforeRunning = nil
        let isShown = isShown
        // A column may be beside this stack by now, no more in it; another may be in that of a column that comes.
        if let from, from.lies(in: self) {
            from.viewWithModals?.removeFromSuperview()
            from.finishDisappearingAsSeen()
        } else if from?.viewWithModals?.superview == nil {
            from?.finishDisappearingAsSeen()
        }
        if isShown {
            // An animator puts in the view alone, without the modals in its context.
            if let to, to.viewWithModals !== to.storedView, !to.lies(in: self) { show(to) }
            to?.finishAppearingAsSeen()
        }
        settleMembership(but: isShown ? to : nil)
        if isShown, let to {
            ownDelegate?.navigationController(self, didShow: to, animated: transition.isAnimated)
        }
        end(transition)
    }

    /// The transition is over: what waited for it may go on.
    func end(_ transition: ScreenTransition) {
        transition.complete()
        running = nil
        let waiting = postponed
        if !waiting.isEmpty {
            postponed = []
            for change in waiting { change() }
        }
        guard pending != nil || displayed !== stack.last else { return }
        guard isShown else { return settleOffScreen() }
        // Without a pending change it fell behind while it was off screen.
        if pending == nil { pending = PendingChange(animated: false) }
        startSoon()
    }

    /// Tells those who came and those who left that it is done; not one that is popped, and has yet to disappear.
    func settleMembership(but visible: UIViewController? = nil) {
        let gone = leaving.remove { $0 !== visible }
        if !gone.isEmpty {
            // One may have come back, by a change of those who heard before it that they are gone.
            for controller in gone where controller.parentController === self && !stack.holds(controller) {
                controller.leaveParent()
            }
            didLose(gone)
        }
        if !arriving.isEmpty {
            let here = arriving.all
            arriving = ControllerList()
            for controller in here { controller.didMove(toParent: self) }
        }
    }

    /// Off screen a change is mere bookkeeping; a controller that left the stack is let go.
    func settleOffScreen() {
        guard running == nil else { return }
        dropPending()
        settleMembership()
        guard appearance.state == .disappeared, displayed !== stack.last else { return }
        takeOutDisplayed()
        displayed = nil
    }

    /// Not if it lies in another container by now.
    private func takeOutDisplayed() {
        if let displayed, displayed.lies(in: self) { displayed.viewWithModals?.removeFromSuperview() }
    }

    /// Gives up a transition that has not begun; what waited for it need not wait any more.
    private func dropPending() {
        stackBeforePending = nil
        guard let change = pending else { return }
        pending = nil
        change.transition?.complete()
    }

    /// Puts the topmost controller's view in place without a transition: the container is off screen.
    func catchUp() {
        dropPending()
        settleMembership()
        guard displayed !== stack.last || displayed?.viewWithModals?.superview == nil else { return }
        if displayed !== stack.last {
            takeOutDisplayed()
            // It had begun to go along with this container, which now goes, or comes back, without it.
            displayed?.finishDisappearingAsSeen()
        }
        displayed = stack.last
        if let displayed { show(displayed) }
    }
}
