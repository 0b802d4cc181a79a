// The column at the far edge, which comes and goes by itself: where there is room for one column only, as a sheet.
extension UISplitViewController {
    private var inspector: UIViewController? { given[.inspector] }

    /// Whether the inspector is presented, in front of the one stack.
    var presentsInspector: Bool { inspector?.incoming.map { $0.phase != .dismissing } ?? false }

    func putInspector(_ controller: UIViewController?) {
        guard inspector !== controller else { return }
        if let controller, given.values.contains(where: { $0 === controller }) { return }
        let wasShown = isShowing(.inspector)
        // What goes with the old one may ask for columns as it goes: not while they change.
        let old = inspector
        defer { withExtendedLifetime(old) {} }
        if let old {
            if let sheet = old.incoming {
                sheet.dismissSoon()
            } else {
                dismissColumn(old, from: .inspector)
            }
        }
        displayed.removeAll { $0 == .inspector }
        given[.inspector] = controller
        wantsInspector = false
        guard let controller else { return }
        if !isStacked { take(in: controller) }
        if wasShown { show(inspector: true) }
    }

    func show(inspector isWanted: Bool) {
        guard let inspector, isShowing(.inspector) != isWanted else { return }
        if isWanted {
            ownDelegate?.splitViewController(self, willShow: .inspector)
        } else {
            ownDelegate?.splitViewController(self, willHide: .inspector)
        }
        if !isStacked {
            wantsInspector = isWanted
            followColumns(animated: true)
        } else if isWanted {
            presentInspector(animated: true)
        } else {
            // Whatever it presents goes with it: asked itself, it would dismiss only that.
            inspector.presentingViewController?.dismiss(animated: true) { [weak self] in
                if let self { ownDelegate?.splitViewController(self, didHide: .inspector) }
            }
        }
    }

    private func presentInspector(animated: Bool) {
        guard let inspector, inspector.incoming == nil else { return }
        present(inspector, animated: animated) { [weak self] in
            if let self { ownDelegate?.splitViewController(self, didShow: .inspector) }
        }
    }

    /// There is no more room beside the others.
    func collapseInspector() {
        guard let inspector else { return }
        // One on its way out as well.
        if inspector.parentController === self { inspector.takeOffScreen(of: self) }
        displayed.removeAll { $0 == .inspector }
        release(inspector)
        // One that is still a sheet is shown once it is none any more.
        guard wantsInspector, inspector.incoming == nil else { return }
        wantsInspector = false
        (storedView?.window?.simulator ?? .current).clock.nextTurn { [weak self] in
            guard let self, isStacked, self.inspector === inspector else { return }
            presentInspector(animated: false)
        }
    }

    /// There is room again.
    func expandInspector() {
        guard let inspector else { return }
        guard let sheet = inspector.incoming else { return take(in: inspector) }
        wantsInspector = presentsInspector
        sheet.dismissSoon { [weak self] in
            guard let self, self.inspector === inspector else { return }
            if !isStacked {
                take(in: inspector)
                followColumns(animated: false)
            } else if wantsInspector {
                wantsInspector = false
                presentInspector(animated: false)
            }
        }
    }
}
