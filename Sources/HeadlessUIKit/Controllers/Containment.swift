extension UIViewController {
    /// The view if it is loaded. Never loads it.
    public final var viewIfLoaded: UIView? { storedView }

    /// Whether a view belongs to no other controller. If not, a raise.
    final func mayHave(_ view: UIView?) -> Bool {
        guard let view, let other = view.owner, other !== self else { return true }
        Simulator.current.raise(
            .hierarchyInconsistency,
            "A view can only be associated with at most one view controller at a time! View \(view) is associated "
                + "with \(other). Clear this association before associating this view with \(self).")
        return false
    }

    /// Makes a child of one that the app shows, in whichever container.
    final func adoptPlainly(_ child: UIViewController) {
        let wasChild = child.parentController === self
        adopt(child)
        guard !wasChild, child.parentController === self, knowsShownChildren else { return }
        (child.isPlainChild, hasPlainChildren) = (true, true)
    }

    final func adopt(_ child: UIViewController) {
        if child.isPlainChild { child.isPlainChild = false }
        guard child !== self, !isInside(child) else {
            Simulator.current.raise(
                .invalidArgument, "Can't add \(child) as a child of \(self): it contains it")
            return
        }
        guard child.parentController !== self else { return }
        willTake(child)
        (child as? UINavigationController)?.leaveColumn(for: self)
        if child.parentController != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        // Told so, it may have been made one by another change.
        guard child.parentController !== self else { return }
        children.append(child)
        child.parentController = self
        child.isEntering = true
    }

    final func leaveParent() {
        guard let parent = parentController else { return }
        endSearchAbove()
        if parent.children.last === self {
            parent.children.removeLast()
        } else if let index = parent.children.position(of: self) {
            parent.children.remove(at: index)
        }
        parentController = nil
        isPlainChild = false
        // What was begun with the parent, that does not end any more, be it that it comes: the parent's view may yet be nowhere.
        if storedView?.window == nil {
            viewWillMove(to: nil)
            viewDidMove(to: nil)
        }
        didMove(toParent: nil)
        isEntering = false
        isLeaving = false
    }

    final func isInside(_ other: UIViewController) -> Bool {
        var next = parentController
        while let controller = next {
            if controller === other { return true }
            next = controller.parentController
        }
        return false
    }

    /// The outermost container this controller is in, or itself.
    final var outermost: UIViewController {
        var result = self
        while let parent = result.parentController { result = parent }
        return result
    }

    /// The nearest ancestor of that kind, not counting what presents it.
    final func ancestor<Container: UIViewController>(_: Container.Type) -> Container? {
        var next = parentController
        while let controller = next {
            if let found = controller as? Container { return found }
            next = controller.parentController
        }
        return nil
    }

    /// Exchanges the views of two children of this container, in `duration` seconds.
    public func transition(
        from: UIViewController, to: UIViewController, duration: TimeInterval,
        options _: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard from.parentController === self, to.parentController === self else {
            Simulator.current.raise(
                .invalidArgument,
                "Children view controllers \(from) and \(to) must have a common parent view controller when "
                    + "calling -[UIViewController transitionFromViewController:toViewController:duration:"
                    + "options:animations:completion:]")
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else {
            Simulator.current.raise(
                .invalidArgument,
                "\(self) forwards appearance callbacks to its children by hand, and cannot call "
                    + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
                    + "completion:]")
            return
        }
        let simulator = Simulator.current
        let animated = duration > 0 && simulator.areAnimationsEnabled
        let isVisible = appearance.isOn && from.viewIfLoaded?.window != nil
        to.loadViewIfNeeded()
        for child in [from, to] {
            child.appearance.managers += 1
            child.appearance.exchanges += 1
        }
        let (left, come) = (from.appearance.exchanges, to.appearance.exchanges)
        if isVisible {
            from.startDisappearing(animated: animated)
            to.startAppearing(animated: animated)
        }
        to.view.frame = from.view.frame
        from.view.superview?.addSubview(to.view)
        if isVisible { to.announceAppearing() }
        animations?()
        simulator.clock.transitionsUnderWay += 1
        simulator.clock.after(animated ? duration : 0) {
            simulator.clock.transitionsUnderWay -= 1
            // Either may have been exchanged again meanwhile, which is another transition's to end.
            let (goes, comes) = (from.appearance.exchanges == left, to.appearance.exchanges == come)
            // The container may have come, or come back, only meanwhile.
            if self.appearance.isOn {
                if goes { from.startDisappearing(animated: animated) }
                if comes { to.startAppearing(animated: animated) }
            }
            if goes {
                from.view.removeFromSuperview()
                from.finishDisappearing()
            }
            if comes, self.appearance.state != .appearing { to.finishAppearing() }
            for child in [from, to] { child.appearance.managers -= 1 }
            completion?(true)
        }
    }
}
