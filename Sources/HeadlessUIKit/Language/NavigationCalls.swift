// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
//
// Where a delegate has a property of a method's name, that is the one that is meant, be it optional or not: hence
// `@_disfavoredOverload`, here and in all such extensions. Otherwise `if let` would find the property of the protocol.
extension UINavigationControllerDelegate {
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var navigationController: UINavigationControllerDelegateCall? {
        UINavigationControllerDelegateCall(delegate: self)
    }
}

/// The methods of ``UINavigationControllerDelegate`` that are called `navigationController`.
@preconcurrency @MainActor
public struct UINavigationControllerDelegateCall {
    let delegate: any UINavigationControllerDelegate

    public func callAsFunction(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        delegate.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    public func callAsFunction(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        delegate.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    public func callAsFunction(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate.navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    public func callAsFunction(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        delegate.navigationController(navigationController, interactionControllerFor: animationController)
    }
}
