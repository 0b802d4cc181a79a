/// Is told about fingers on a modal, and asked how one adapts where there is little room. Every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// What a popover, a sheet or a modal of style `custom` becomes where there is little room: `none` for what it is. Not asked
    /// where ``adaptivePresentationStyle(for:traitCollection:)`` is there.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// As ``adaptivePresentationStyle(for:)``, with the presenter's traits. Asked in any room.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    )
        -> UIModalPresentationStyle
    /// The presentation controller that a modal gets which becomes something else, to be set up.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// Gives what is presented in the modal's place when it adapts; nil for the modal itself.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// The presentation begins, in that style; `none` for its own.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether a finger may dismiss the modal.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The finger has begun to pull; it may still go back.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The modal is gone, by a finger.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The finger tried to dismiss what may not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    { .automatic }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        return adaptivePresentationStyle(for: controller)
    }
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}
