// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
extension UIAdaptivePresentationControllerDelegate {
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
        { self.presentationControllerShouldDismiss($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerWillDismiss($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerDidDismiss($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerDidAttemptToDismiss($0) }
    }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    public var adaptivePresentationStyle:
        UIAdaptivePresentationControllerDelegateAdaptivePresentationStyleCall?
    { UIAdaptivePresentationControllerDelegateAdaptivePresentationStyleCall(delegate: self) }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var presentationController: UIAdaptivePresentationControllerDelegatePresentationControllerCall? {
        UIAdaptivePresentationControllerDelegatePresentationControllerCall(delegate: self)
    }
}

/// The methods of ``UIAdaptivePresentationControllerDelegate`` that are called `adaptivePresentationStyle`.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegateAdaptivePresentationStyleCall {
    let delegate: any UIAdaptivePresentationControllerDelegate

    public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
        delegate.adaptivePresentationStyle(for: controller)
    }

    public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
}

/// The methods of ``UIAdaptivePresentationControllerDelegate`` that are called `presentationController`.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegatePresentationControllerCall {
    let delegate: any UIAdaptivePresentationControllerDelegate

    public func callAsFunction(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        delegate.presentationController(presentationController, prepare: adaptivePresentationController)
    }

    public func callAsFunction(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }

    public func callAsFunction(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        delegate.presentationController(
            presentationController, willPresentWithAdaptiveStyle: style,
            transitionCoordinator: transitionCoordinator)
    }
}

// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
extension UISheetPresentationControllerDelegate {
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
        ((UISheetPresentationController) -> Void)?
    {
        { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) }
    }
}

// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
extension UIPopoverPresentationControllerDelegate {
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
        { self.prepareForPopoverPresentation($0) }
    }
}
