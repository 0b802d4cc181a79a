extension UIView {
    /// Whether views are being laid out: constraints come before all of that.
    private static var isInPass = false

    func askForLayout() {
        needsLayout = true
        passUpwards()
    }

    /// The next pass finds this view.
    func passUpwards() {
        var next = parentView
        while let view = next, !view.descendantNeedsLayout {
            view.descendantNeedsLayout = true
            next = view.parentView
        }
        parentWindow?.clock.layoutIsPending = true
    }

    func layOut() {
        updateOwnProperties()
        if wantsConstraints || !UIView.isInPass { updateAllConstraints() }
        let outer = UIView.isInPass
        UIView.isInPass = true
        defer { UIView.isInPass = outer }
        if needsLayout {
            needsLayout = false
            let simulator = Simulator.current
            noteReadingForLayout {
                if let owner { simulator.update(owner) { owner.viewWillLayoutSubviews() } }
                simulator.update(self) { layoutSubviews() }
                if let owner { simulator.update(owner) { owner.viewDidLayoutSubviews() } }
            }
        }
        guard descendantNeedsLayout else { return }
        descendantNeedsLayout = false
        for view in subviews where view.awaitsPass { view.layoutIfNeeded() }
    }
}

extension Simulator {
    /// Does at once what waits for traits, properties and layout.
    func flushUpdates() {
        updateTraits()
        layOut()
    }

    /// The pass of layout that ends a turn: only views in a window take part.
    func layOut() {
        for window in windows where window.awaitsPass {
            window.layoutIfNeeded()
        }
    }

    /// Layout has asked for itself, pass after pass. On a device the app answers no finger any more.
    func warnOfLayoutLoop() {
        guard let view = windows.lazy.filter(\.awaitsPass).compactMap(\.waiting).first else { return }
        let name = view.owner.map { "the view of \(type(of: $0))" } ?? "\(type(of: view))"
        let text =
            "\(name) asks for layout in each pass, so that it never ends: change in it only what is not so yet"
        if log.warnings.last != text { warn(text) }
    }
}

extension UIView {
    /// The highest view in this one that waits for layout.
    fileprivate var waiting: UIView? {
        needsLayout ? self : subviews.lazy.filter(\.awaitsPass).compactMap(\.waiting).first
    }
}
