// updateConstraints, before layout and from the inside out.
extension UIView {
    func askForConstraints() {
        wantsConstraints = true
        passUpwards()
    }

    /// What has to be asked in here first, then this view: by its controller, if it has one.
    func updateAllConstraints() {
        if descendantNeedsLayout {
            for view in subviews where view.awaitsPass { view.updateAllConstraints() }
        }
        guard wantsConstraints else { return }
        wantsConstraints = false
        if let owner { owner.updateViewConstraints() } else { updateConstraints() }
    }
}
