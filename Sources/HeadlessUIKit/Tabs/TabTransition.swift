// How the screen follows the selection.
extension UITabBarController {
    private var simulator: Simulator { storedView?.window?.simulator ?? .current }

    /// The selection changed: the tabs are exchanged, or nothing is seen of it.
    ///
    /// What is selected in the first callbacks of an exchange follows when all of these are sent: in the midst of them neither
    /// of the two tabs is where another exchange would take it from. Tabs that send to each other for ever go on with it at
    /// the next turn.
    func follow() {
        guard !isExchanging else { return }
        for _ in 0..<8 {
            guard running == nil, wanted !== displayed else { return }
            guard appearance.isOn else { return cleanUp() }
            isExchanging = true
            exchange()
            isExchanging = false
        }
    }

    private func exchange() {
        let (old, new) = (displayed, wanted)
        let animator = animator(from: old, to: new)
        let interactor = animator.flatMap {
            ownDelegate?.tabBarController(self, interactionControllerFor: $0)
        }
        // Who was asked may have selected another, which is asked about in turn.
        guard old === displayed, new === wanted else {
            return simulator.clock.nextTurn { self.follow() }
        }
        let transition = ScreenTransition(
            simulator.clock, from: old, to: new, container: view, animated: animator != nil, duration: 0)
        if let animator {
            transition.hand(to: animator, drivenBy: interactor)
            running = transition
        }
        let isAnimated = transition.isAnimated
        transition.start()
        new?.loadViewIfNeeded()
        displayed = new
        // As it was loaded, the tabs may have left the screen: then it appears with them.
        if appearance.isOn { new?.startAppearingAsSeen(animated: isAnimated) }
        // By now it may be shown behind More.
        if let new, !isAnimated, displayed === new { show(new) }
        old?.startDisappearingAsSeen(animated: isAnimated)
        if !isAnimated { hide(old) }
        simulator.clock.nextTurn {
            // An animator would bring it in here, and by now it is shown behind More, or has left.
            if let new, new.parentController !== self { transition.takeFromAnimator() }
            transition.run { self.finish(transition, from: old, to: new, cancelled: $0) }
            if self.running === transition { new?.announceAppearingAsSeen() }
        }
    }

    private func animator(from old: UIViewController?, to new: UIViewController?)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        guard let delegate = ownDelegate, let old, let new, appearance.state == .appeared,
            simulator.areAnimationsEnabled
        else { return nil }
        return delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    }

    private func finish(
        _ transition: ScreenTransition, from old: UIViewController?, to new: UIViewController?,
        cancelled: Bool
    ) {
        if running === transition { running = nil }
        // What was taken out meanwhile, or stands behind More, does not come back; nor does it where another is shown.
        if cancelled, displayed === new, old.map(isRoot) ?? true {
            return goBack(transition, from: old, to: new)
        }
        // In the middle of its own appearance the container tells the new one when it is over.
        let isShown = appearance.state == .appeared && (new === nil || new?.parentController === self)
        if isShown { new?.announceAppearingAsSeen() }
        // What was put behind More on the same turn has appeared there.
        if old !== displayed, !liesBehindMore(old) {
            hide(old)
            old?.finishDisappearingAsSeen()
        }
        if isShown { new?.finishAppearingAsSeen() }
        // What an animator put in goes where it would lie without one: off, where another is shown by now.
        if let new, new === displayed { if isHidden(new) { show(new) } } else { hide(new) }
        cleanUp()
        transition.complete()
        follow()
    }

    /// A finger, or an animator, has undone the change: the new tab is gone before the old one comes back.
    private func goBack(
        _ transition: ScreenTransition, from old: UIViewController?, to new: UIViewController?
    ) {
        if let old, wanted === new { wanted = old }
        new?.startDisappearingAsSeen(animated: true)
        hide(new)
        new?.finishDisappearingAsSeen()
        displayed = old
        if appearance.isOn {
            old?.startAppearingAsSeen(animated: true)
            if let old, old.storedView?.window == nil { show(old) }
            old?.finishAppearingAsSeen()
        } else {
            old?.finishDisappearingAsSeen()
        }
        cleanUp()
        transition.complete()
        follow()
    }

    private func show(_ controller: UIViewController) { if let view { controller.lie(in: view) } }

    /// Takes off the tab on screen at once: it is shown behind More on this very line.
    func takeOff() {
        displayed?.takeOffScreen()
        displayed = nil
    }

    private func liesBehindMore(_ controller: UIViewController?) -> Bool {
        guard let controller, controller !== storedMore, let room = storedMore?.storedView else {
            return false
        }
        return controller.viewWithModals?.isDescendant(of: room) == true
    }

    private func isHidden(_ controller: UIViewController) -> Bool {
        controller.viewWithModals?.superview !== view
    }

    func hide(_ controller: UIViewController?) {
        guard let controller else { return }
        controller.viewWithModals?.removeFromSuperview(from: view)
        controller.storedView?.removeFromSuperview(from: view)
    }

    /// Puts the selected tab's view in place without a transition: the container is off screen.
    func catchUp() {
        guard displayed !== wanted || displayed.map(isHidden) ?? true else { return }
        if displayed !== wanted {
            hide(displayed)
            displayed?.finishDisappearingAsSeen()
        }
        displayed = wanted
        if let displayed { show(displayed) }
    }

    /// Lets go of tabs that were taken out and have disappeared.
    func cleanUp() {
        guard !leaving.isEmpty else { return }
        if appearance.state == .disappeared, displayed !== wanted {
            hide(displayed)
            displayed = nil
        }
        let gone = leaving.filter { !isInUse($0) }
        leaving.removeAll { !isInUse($0) }
        for controller in gone { controller.leaveParent() }
    }
}

extension UIView {
    fileprivate func removeFromSuperview(from container: UIView?) {
        if superview === container { removeFromSuperview() }
    }
}
