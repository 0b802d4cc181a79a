// updateProperties, before layout and apart from it.
extension UIView {
    /// Whether the next pass has anything to do here, or in here.
    var awaitsPass: Bool { needsLayout || needsPropertyUpdate || descendantNeedsLayout || wantsConstraints }

    func askForPropertyUpdate() {
        wantsPropertyUpdate = true
        passOnPropertyUpdate()
    }

    /// The view, or its controller, is to be asked at the next pass.
    func passOnPropertyUpdate() {
        needsPropertyUpdate = true
        passUpwards()
    }

    /// The controller first, then the view.
    func updateOwnProperties() {
        guard needsPropertyUpdate else { return }
        needsPropertyUpdate = false
        owner?.updateOwnProperties()
        guard wantsPropertyUpdate else { return }
        wantsPropertyUpdate = false
        ReadingPass.run(
            of: self, \.propertyReading, { Simulator.current.update(self) { updateProperties() } },
            changed: { [weak self] in self?.setNeedsUpdateProperties() })
    }

    /// From the outside in.
    func updateAllProperties() {
        updateOwnProperties()
        guard descendantNeedsLayout else { return }
        for view in subviews where view.awaitsPass { view.updateAllProperties() }
    }
}

extension UIViewController {
    final func askForPropertyUpdate() {
        wantsPropertyUpdate = true
        storedView?.passOnPropertyUpdate()
    }

    fileprivate final func updateOwnProperties() {
        updateUnavailable()
        guard wantsPropertyUpdate else { return }
        wantsPropertyUpdate = false
        ReadingPass.run(
            of: self, \.propertyReading, { Simulator.current.update(self) { updateProperties() } },
            changed: { [weak self] in self?.setNeedsUpdateProperties() })
    }
}
