// The column at the far edge, which comes and goes by itself: where there is room for one column only, as a sheet.
extension UISplitViewController {
    private var inspector: UIViewController? { given[.inspector] }

    /// Whether the inspector is presented, in front of the one stack.
    var presentsInspector: Bool { inspector?.incoming.map { $0.phase != .dismissing } ?? false }

    func putInspector(_ controller: UIViewController?) {
        guard inspector !== controller else { return }
        if let controller, given.values.contains(where: { $0 === controller }) { return }
        let wasShown = isShowing(.inspector)
        if let old = inspector {
            if presentsInspector {
                dismiss(inspector: old, animated: false)
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
            dismiss(inspector: inspector, animated: true) { [weak self] in
                if let self { ownDelegate?.splitViewController(self, didHide: .inspector) }
            }
        }
    }

    private func presentInspector(animated: Bool) {
        guard let inspector else { return }
        present(inspector, animated: animated) { [weak self] in
            if let self { ownDelegate?.splitViewController(self, didShow: .inspector) }
        }
    }

    /// Whatever it presents goes with it: asked itself, it would dismiss only that.
    private func dismiss(
        inspector: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        (inspector.presentingViewController ?? inspector).dismiss(animated: animated, completion: completion)
    }

    /// There is no more room beside the others.
    func collapseInspector() {
        guard let inspector else { return }
        if displayed.contains(.inspector) {
            inspector.takeOffScreen()
            displayed.removeAll { $0 == .inspector }
        }
        release(inspector)
        guard wantsInspector else { return }
        wantsInspector = false
        (storedView?.window?.simulator ?? .current).clock.nextTurn { [weak self] in
            guard let self, isStacked, self.inspector === inspector else { return }
            presentInspector(animated: false)
        }
    }

    /// There is room again.
    func expandInspector() {
        guard let inspector else { return }
        guard presentsInspector else { return take(in: inspector) }
        dismiss(inspector: inspector, animated: false) { [weak self] in
            guard let self, !isStacked, self.inspector === inspector else { return }
            take(in: inspector)
            wantsInspector = true
            followColumns(animated: false)
        }
    }
}
