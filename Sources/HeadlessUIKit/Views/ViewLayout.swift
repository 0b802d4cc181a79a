extension UIView {
    func askForLayout() {
        needsLayout = true
        var next = parentView
        while let view = next, !view.descendantNeedsLayout {
            view.descendantNeedsLayout = true
            next = view.parentView
        }
        parentWindow?.clock.layoutIsPending = true
    }

    func layOut() {
        if needsLayout {
            needsLayout = false
            if let owner {
                owner.viewWillLayoutSubviews()
                layoutSubviews()
                owner.viewDidLayoutSubviews()
            } else {
                layoutSubviews()
            }
        }
        guard descendantNeedsLayout else { return }
        descendantNeedsLayout = false
        for view in subviews where view.needsLayout || view.descendantNeedsLayout { view.layoutIfNeeded() }
    }
}

extension Simulator {
    /// The pass of layout that ends a turn: only views in a window take part.
    func layOut() {
        for window in windows where window.needsLayout || window.descendantNeedsLayout {
            window.layoutIfNeeded()
        }
    }
}
