// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
extension UISplitViewControllerDelegate {
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var splitViewControllerDidCollapse: ((UISplitViewController) -> Void)? {
        { self.splitViewControllerDidCollapse($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var splitViewControllerDidExpand: ((UISplitViewController) -> Void)? {
        { self.splitViewControllerDidExpand($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    @_disfavoredOverload
    public var targetDisplayModeForAction: UISplitViewControllerDelegateTargetDisplayModeCall? {
        UISplitViewControllerDelegateTargetDisplayModeCall(delegate: self)
    }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var primaryViewController: UISplitViewControllerDelegatePrimaryViewControllerCall? {
        UISplitViewControllerDelegatePrimaryViewControllerCall(delegate: self)
    }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var splitViewController: UISplitViewControllerDelegateCall? {
        UISplitViewControllerDelegateCall(delegate: self)
    }
}

/// The methods of ``UISplitViewControllerDelegate`` that are called `splitViewController`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegateCall {
    let delegate: any UISplitViewControllerDelegate

    public func callAsFunction(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        delegate.splitViewController(svc, willChangeTo: displayMode)
    }

    public func callAsFunction(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        delegate.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }

    public func callAsFunction(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        delegate.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
    }

    public func callAsFunction(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        delegate.splitViewController(svc, willShow: column)
    }

    public func callAsFunction(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        delegate.splitViewController(svc, didShow: column)
    }

    public func callAsFunction(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        delegate.splitViewController(svc, didHide: column)
    }

    public func callAsFunction(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        delegate.splitViewController(svc, willHide: column)
    }

    public func callAsFunction(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        delegate.splitViewController(splitViewController, show: vc, sender: sender)
    }

    public func callAsFunction(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
    }

    public func callAsFunction(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        delegate.splitViewController(
            splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
    }

    public func callAsFunction(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        delegate.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
    }
}

/// The method of ``UISplitViewControllerDelegate`` that is called `targetDisplayModeForAction`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegateTargetDisplayModeCall {
    let delegate: any UISplitViewControllerDelegate

    public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        delegate.targetDisplayModeForAction(in: svc)
    }
}

/// The methods of ``UISplitViewControllerDelegate`` that are called `primaryViewController`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegatePrimaryViewControllerCall {
    let delegate: any UISplitViewControllerDelegate

    public func callAsFunction(forCollapsing svc: UISplitViewController) -> UIViewController? {
        delegate.primaryViewController(forCollapsing: svc)
    }
    public func callAsFunction(forExpanding svc: UISplitViewController) -> UIViewController? {
        delegate.primaryViewController(forExpanding: svc)
    }
}
