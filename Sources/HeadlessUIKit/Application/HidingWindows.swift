// A window leaves the screen, and comes back, with the modals over its root.
extension UIWindow {
    /// Comes on screen with all that stands over the root.
    final func comeBack(with root: UIViewController) {
        let modals = hiddenModals.filter { $0.presentation != nil }
        hiddenModals = []
        guard !modals.isEmpty else { return install(root) }
        let layers = root.layersOfWindow
        for layer in layers { layer.startAppearingAsSeen(animated: false) }
        if layers.contains(root), let view = root.view { insertSubview(view, at: 0) }
        for modal in modals { addSubview(modal) }
        clock.nextTurn { [weak self] in
            guard let self, isShown, rootViewController === root else { return }
            for layer in layers { layer.announceAppearingAsSeen() }
            layoutIfNeeded()
            for layer in layers { layer.finishAppearingAsSeen() }
        }
    }

    /// Leaves the screen with all that stands over the root.
    final func leave(with root: UIViewController) {
        hiddenModals = subviews.compactMap { $0 as? PresentationView }
        guard !hiddenModals.isEmpty else { return uninstall(root) }
        let layers = [root] + root.modals.map(\.presented)
        for layer in layers.reversed() { layer.startDisappearing(animated: false) }
        root.viewIfLoaded?.removeFromSuperview()
        for modal in hiddenModals { modal.removeFromSuperview() }
        for layer in layers.reversed() { layer.finishDisappearing() }
    }
}

extension UIViewController {
    /// The root of a window and the modals over it, those that another modal has taken the place of left out.
    fileprivate var layersOfWindow: [UIViewController] {
        let modals = modals.filter { !$0.isInContext }
        return ([self] + modals.map(\.presented)).filter { $0.presentation?.hidesPresenter != true }
    }
}

extension Presentation {
    /// Whether the modal has taken its presenter's place, or is about to.
    fileprivate var hidesPresenter: Bool {
        !isInContext
            && (displaced != nil
                || phase == .presenting && transition?.isUnderWay == true && removesPresenter)
    }
}
