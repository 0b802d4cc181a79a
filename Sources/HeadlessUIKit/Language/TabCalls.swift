// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
extension UITabBarControllerDelegate {
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var tabBarController: UITabBarControllerDelegateCall? {
        UITabBarControllerDelegateCall(delegate: self)
    }
}

/// The methods of ``UITabBarControllerDelegate`` that are called `tabBarController`.
@preconcurrency @MainActor
public struct UITabBarControllerDelegateCall {
    let delegate: any UITabBarControllerDelegate

    public func callAsFunction(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        delegate.tabBarController(tabBarController, shouldSelect: viewController)
    }

    public func callAsFunction(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        delegate.tabBarController(tabBarController, didSelect: viewController)
    }

    public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        delegate.tabBarController(tabBarController, shouldSelectTab: tab)
    }

    public func callAsFunction(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        delegate.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }

    public func callAsFunction(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
        delegate.tabBarController(
            tabBarController, displayedViewControllersFor: tab,
            proposedViewControllers: proposedViewControllers)
    }

    public func callAsFunction(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }

    public func callAsFunction(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
    }

    public func callAsFunction(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {
        delegate.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }

    public func callAsFunction(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        delegate.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }

    public func callAsFunction(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        delegate.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
}
