// How the screen follows the selection.
extension UITabBarController {
    private var simulator: Simulator { storedView?.window?.simulator ?? .current }

    /// The selection changed: the tabs are exchanged, or nothing is seen of it.
    func follow() {
        guard running == nil, wanted !== displayed else { return }
        guard appearance.isOn else { return letGo() }
        exchange()
    }

    private func exchange() {
        let (old, new) = (displayed, wanted)
        let animator = animator(from: old, to: new)
        let transition = Transition(
            simulator.clock, from: old, to: new, container: view, animated: animator != nil, duration: 0)
        if let animator {
            let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
            transition.hand(to: animator, drivenBy: interactor)
            running = transition
        }
        let isAnimated = transition.isAnimated
        transition.start()
        new?.loadViewIfNeeded()
        displayed = new
        new?.startAppearing(animated: isAnimated)
        if let new, !isAnimated { show(new) }
        old?.startDisappearing(animated: isAnimated)
        if !isAnimated { old?.storedView?.removeFromSuperview() }
        simulator.clock.nextTurn {
            transition.run { self.finish(transition, from: old, to: new, cancelled: $0) }
            if self.running === transition { new?.announceAppearing() }
        }
    }

    private func animator(from old: UIViewController?, to new: UIViewController?)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        guard let delegate, let old, let new, appearance.state == .appeared, simulator.areAnimationsEnabled
        else { return nil }
        return delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    }

    private func finish(
        _ transition: Transition, from old: UIViewController?, to new: UIViewController?, cancelled: Bool
    ) {
        if running === transition { running = nil }
        if cancelled { return goBack(transition, from: old, to: new) }
        // In the middle of its own appearance the container tells the new one when it is over.
        let isShown = appearance.state == .appeared
        if isShown { new?.announceAppearing() }
        if old !== displayed {
            old?.storedView?.removeFromSuperview()
            old?.finishDisappearing()
        }
        if isShown { new?.finishAppearing() }
        letGo()
        transition.complete()
        follow()
    }

    /// A finger, or an animator, has undone the change: the new tab is gone before the old one comes back.
    private func goBack(_ transition: Transition, from old: UIViewController?, to new: UIViewController?) {
        if wanted === new { wanted = old }
        new?.startDisappearing(animated: true)
        new?.storedView?.removeFromSuperview()
        new?.finishDisappearing()
        displayed = old
        if appearance.isOn {
            old?.startAppearing(animated: true)
            if let old, old.storedView?.superview == nil { show(old) }
            old?.finishAppearing()
        } else {
            old?.finishDisappearing()
        }
        transition.complete()
        follow()
    }

    private func show(_ controller: UIViewController) {
        guard let content = controller.view, let container = view else { return }
        if content.frame != container.bounds { content.frame = container.bounds }
        container.addSubview(content)
    }

    /// Puts the selected tab's view in place without a transition: the container is off screen.
    func catchUp() {
        guard displayed !== wanted || displayed?.storedView?.superview == nil else { return }
        if displayed !== wanted {
            displayed?.storedView?.removeFromSuperview()
            displayed?.finishDisappearing()
        }
        displayed = wanted
        if let displayed { show(displayed) }
    }

    /// Lets go of tabs that were taken out and have disappeared.
    func letGo() {
        guard !leaving.isEmpty else { return }
        if appearance.state == .disappeared, displayed !== wanted {
            displayed?.storedView?.removeFromSuperview()
            displayed = nil
        }
        let gone = leaving.filter { $0 !== displayed }
        leaving.removeAll { $0 !== displayed }
        for controller in gone { controller.leaveParent() }
    }
}
