extension UIView {
    func takeOut() {
        guard let parent = parentView else { return }
        let tint = Simulator.current.tintsVary ? self.tint : nil
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        dropOuterConstraints()
        let old = parentWindow
        if let old { leave(window: nil, keyboard: old.simulator.firstResponder) }
        // Who heard of it may have taken it out already.
        guard parentView === parent else { return }
        parent.subviews.takeOut(self)
        parentView = nil
        parent.setNeedsLayout()
        if old != nil { arrive(in: nil) }
        if let tint { tellOfTint(tint) }
        didMoveToSuperview()
    }

    func insert(_ view: UIView, at index: Int?) {
        guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
            Simulator.current.raise(
                .invalidArgument,
                view === self
                    ? "Can't add self as subview"
                    : "Can't add \(view) as a subview of \(self): it contains it")
            return
        }
        let window = parentWindow
        if window != nil, let stranger = view.owner, let parent = stranger.parent, !owns(stranger, parent) {
            return
        }
        if let old = view.parentView {
            if old === self || window != nil && view.parentWindow === window {
                // Moving within one window is no departure: no window callbacks, no appearance callbacks.
                if old !== self { view.dropOuterConstraints() }
                old.willRemoveSubview(view)
                old.subviews.takeOut(view)
                old.setNeedsLayout()
            } else {
                view.removeFromSuperview()
            }
        }
        let tint = Simulator.current.tintsVary ? view.tint : nil
        view.willMove(toSuperview: self)
        let moves = view.parentWindow !== window
        if moves { view.leave(window: window, keyboard: nil) }
        subviews.insert(view, at: min(max(0, index ?? subviews.count), subviews.count))
        view.parentView = self
        if moves { view.arrive(in: window) }
        if let window, window.simulator.traitsVary {
            view.spreadTraits(expected: window.simulator.traits)
        }
        if moves, let window, window.simulator.hasSafeAreas { view.tellOfSafeArea(ifAny: true) }
        if let tint { view.tellOfTint(tint) }
        view.didMoveToSuperview()
        didAddSubview(view)
        if view.awaitsPass { descendantNeedsLayout = true }
        setNeedsLayout()
    }

    /// Where a view goes that is to stand with a subview, counted without the view itself; nil if that is not here.
    func place(for view: UIView, beside sibling: UIView) -> Int? {
        guard let place = subviews.place(of: sibling) else { return nil }
        guard view.parentView === self, let own = subviews.place(of: view), own < place else { return place }
        return place - 1
    }

    /// Lets go of the constraints between this view, or what is in it, and views that are not.
    private func dropOuterConstraints() { dropConstraints(outOf: self) }

    private func dropConstraints(outOf root: UIView) {
        for constraint in outerConstraints where constraint.holder?.isDescendant(of: root) != true {
            constraint.deactivate()
        }
        for view in subviews { view.dropConstraints(outOf: root) }
    }

    /// Whether the controller that a new child view would lie in is its controller's parent. If not, a raise.
    private func owns(_ child: UIViewController, _ parent: UIViewController) -> Bool {
        var next: UIView? = self
        while let view = next {
            if let found = view.owner {
                if found === parent { return true }
                Simulator.current.raise(
                    .hierarchyInconsistency,
                    "child view controller:\(child) should have parent view controller:\(found) "
                        + "but actual parent is:\(parent)")
                return false
            }
            next = view.parentView
        }
        return true
    }

    /// The first half of a change of window, before the hierarchy changes.
    /// - Parameter keyboard: the first responder of the window that is left for none.
    private func leave(window: UIWindow?, keyboard: UIResponder?) {
        willMove(toWindow: window)
        owner?.viewWillMove(to: window)
        if keyboard === self { loseFirstResponder() }
        for view in subviews { view.leave(window: window, keyboard: keyboard) }
    }

    /// The second half, after it changed.
    private func arrive(in window: UIWindow?) {
        parentWindow = window
        for view in subviews { view.arrive(in: window) }
        didMoveToWindow()
        if window != nil, wantsKeyboard {
            wantsKeyboard = false
            becomeFirstResponder()
        }
        guard let owner else { return }
        if window == nil { Simulator.current.closeOrphanedMenu() }
        owner.viewDidMove(to: window)
    }
}
