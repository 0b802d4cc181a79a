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
        let transition = Transition(
            simulator.clock, from: old, to: new, container: view, animated: false, duration: 0)
        transition.start()
        new?.loadViewIfNeeded()
        displayed = new
        new?.startAppearing(animated: false)
        if let new { show(new) }
        old?.startDisappearing(animated: false)
        old?.storedView?.removeFromSuperview()
        simulator.clock.nextTurn {
            transition.run { _ in self.finish(transition, from: old, to: new) }
        }
    }

    private func finish(_ transition: Transition, from old: UIViewController?, to new: UIViewController?) {
        // In the middle of its own appearance the container tells the new one when it is over.
        let isShown = appearance.state == .appeared
        if isShown { new?.announceAppearing() }
        if old !== displayed { old?.finishDisappearing() }
        if isShown { new?.finishAppearing() }
        letGo()
        transition.complete()
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
