extension UIView {
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
}
