extension UIView {
    func takeOut() {
        guard let parent = parentView else { return }
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        let old = parentWindow
        if old != nil { leave(window: nil) }
        if let index = parent.subviews.lastIndex(where: { $0 === self }) { parent.subviews.remove(at: index) }
        parentView = nil
        parent.setNeedsLayout()
        if old != nil { arrive(in: nil) }
        didMoveToSuperview()
    }

    func insert(_ view: UIView, at index: Int?) {
        guard view !== self, !isDescendant(of: view) else {
            Simulator.current.raise(
                .invalidArgument, "Can't add self as subview, or a view that contains this one")
            return
        }
        if parentWindow != nil, let stranger = view.owner, let parent = stranger.parent,
            !owns(stranger, parent)
        {
            return
        }
        let window = parentWindow
        if let old = view.parentView {
            if view.parentWindow === window, window != nil {
                // Moving within one window is no departure: no window callbacks, no appearance callbacks.
                old.willRemoveSubview(view)
                old.subviews.removeAll { $0 === view }
                old.setNeedsLayout()
            } else {
                view.removeFromSuperview()
            }
        }
        view.willMove(toSuperview: self)
        let moves = view.parentWindow !== window
        if moves { view.leave(window: window) }
        subviews.insert(view, at: min(max(0, index ?? subviews.count), subviews.count))
        view.parentView = self
        if moves { view.arrive(in: window) }
        if let window, window.simulator.traitsVary {
            view.spreadTraits(expected: window.simulator.traits)
        }
        view.didMoveToSuperview()
        didAddSubview(view)
        if view.needsLayout || view.descendantNeedsLayout { descendantNeedsLayout = true }
        setNeedsLayout()
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
    private func leave(window: UIWindow?) {
        willMove(toWindow: window)
        owner?.viewWillMove(to: window)
        if window == nil, let simulator = parentWindow?.simulator, simulator.firstResponder === self {
            loseFirstResponder()
        }
        for view in subviews { view.leave(window: window) }
    }

    /// The second half, after it changed.
    private func arrive(in window: UIWindow?) {
        parentWindow = window
        for view in subviews { view.arrive(in: window) }
        didMoveToWindow()
        owner?.viewDidMove(to: window)
    }
}
