extension UIView {
    /// The view this one is in.
    public var superview: UIView? { parentView }

    /// The window this view is in.
    public var window: UIWindow? { parentWindow }

    /// Adds a view in front of all others, taking it from where it was.
    public func addSubview(_ view: UIView) { insert(view, at: nil) }

    /// Inserts a view at an index, 0 being the back, taking it from where it was.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts a view behind another; in front of all if that one is not here.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        if view.parentView === self { view.removeFromSuperview() }
        insert(view, at: subviews.firstIndex { $0 === sibling })
    }

    /// Inserts a view in front of another; in front of all if that one is not here.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        if view.parentView === self { view.removeFromSuperview() }
        insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 })
    }

    /// Moves a subview to the front. Does nothing for a view that is not here.
    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    /// Moves a subview to the back. Does nothing for a view that is not here.
    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    /// Takes this view out of its superview. Does nothing if it has none.
    public func removeFromSuperview() {
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

    private func insert(_ view: UIView, at index: Int?) {
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

    /// Whether this view is `view`, or somewhere in it.
    public func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let candidate = next {
            if candidate === view { return true }
            next = candidate.parentView
        }
        return false
    }

    /// The first view with that tag, this one included, in the order of subviews.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }
}
