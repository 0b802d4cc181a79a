// How the screen follows the selection.
extension UITabBarController {
    private var simulator: Simulator { storedView?.window?.simulator ?? .current }

    /// The selection changed: the tabs are exchanged, or nothing is seen of it.
    func follow() {
        guard running == nil, wanted !== displayed else { return }
        guard appearance.isOn else { return cleanUp() }
        exchange()
    }

    private func exchange() {
        let (old, new) = (displayed, wanted)
        let animator = animator(from: old, to: new)
        let transition = ScreenTransition(
            simulator.clock, from: old, to: new, container: view, animated: animator != nil, duration: 0)
        if let animator {
            let interactor = ownDelegate?.tabBarController(self, interactionControllerFor: animator)
            transition.hand(to: animator, drivenBy: interactor)
            running = transition
        }
        let isAnimated = transition.isAnimated
        transition.start()
        new?.loadViewIfNeeded()
        displayed = new
        new?.startAppearingAsSeen(animated: isAnimated)
        if let new, !isAnimated { show(new) }
        old?.startDisappearingAsSeen(animated: isAnimated)
        if !isAnimated { hide(old) }
        simulator.clock.nextTurn {
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
        if cancelled { return goBack(transition, from: old, to: new) }
        // In the middle of its own appearance the container tells the new one when it is over.
        let isShown = appearance.state == .appeared
        if isShown { new?.announceAppearingAsSeen() }
        // What was put behind More on the same turn has appeared there.
        if old !== displayed, !isBehindMore(old) {
            hide(old)
            old?.finishDisappearingAsSeen()
        }
        if isShown { new?.finishAppearingAsSeen() }
        // What an animator put in goes where it would lie without one.
        if let new, new === displayed, isHidden(new) { show(new) }
        cleanUp()
        transition.complete()
        follow()
    }

    /// A finger, or an animator, has undone the change: the new tab is gone before the old one comes back.
    private func goBack(
        _ transition: ScreenTransition, from old: UIViewController?, to new: UIViewController?
    ) {
        // What it came from may stand behind More by now: then there is no way back.
        let old = isBehindMore(old) ? nil : old
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
        transition.complete()
        follow()
    }

    private func show(_ controller: UIViewController) { if let view { controller.lie(in: view) } }

    /// Takes off the tab on screen at once: it is shown behind More on this very line.
    func takeOff() {
        displayed?.takeOffScreen()
        displayed = nil
    }

    private func isBehindMore(_ controller: UIViewController?) -> Bool {
        guard let storedMore else { return false }
        return controller?.parentController === storedMore
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
        let gone = leaving.filter { $0 !== displayed }
        leaving.removeAll { $0 !== displayed }
        for controller in gone { controller.leaveParent() }
    }
}

extension UIView {
    fileprivate func removeFromSuperview(from container: UIView?) {
        if superview === container { removeFromSuperview() }
    }
}
