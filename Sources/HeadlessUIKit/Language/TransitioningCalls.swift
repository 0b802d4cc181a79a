// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
extension UIViewControllerTransitioningDelegate {
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var animationController: UIViewControllerTransitioningDelegateAnimationControllerCall? {
        UIViewControllerTransitioningDelegateAnimationControllerCall(delegate: self)
    }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    public var interactionControllerForPresentation:
        UIViewControllerTransitioningDelegateInteractionControllerForPresentationCall?
    { UIViewControllerTransitioningDelegateInteractionControllerForPresentationCall(delegate: self) }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    public var interactionControllerForDismissal:
        UIViewControllerTransitioningDelegateInteractionControllerForDismissalCall?
    { UIViewControllerTransitioningDelegateInteractionControllerForDismissalCall(delegate: self) }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var presentationController: UIViewControllerTransitioningDelegatePresentationControllerCall? {
        UIViewControllerTransitioningDelegatePresentationControllerCall(delegate: self)
    }
}

/// The methods of ``UIViewControllerTransitioningDelegate`` that are called `animationController`.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegateAnimationControllerCall {
    let delegate: any UIViewControllerTransitioningDelegate

    public func callAsFunction(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate.animationController(forPresented: presented, presenting: presenting, source: source)
    }

    public func callAsFunction(forDismissed dismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        delegate.animationController(forDismissed: dismissed)
    }
}

/// The methods of ``UIViewControllerTransitioningDelegate`` that are called `interactionControllerForPresentation`.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegateInteractionControllerForPresentationCall {
    let delegate: any UIViewControllerTransitioningDelegate

    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? {
        delegate.interactionControllerForPresentation(using: animator)
    }
}

/// The methods of ``UIViewControllerTransitioningDelegate`` that are called `interactionControllerForDismissal`.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegateInteractionControllerForDismissalCall {
    let delegate: any UIViewControllerTransitioningDelegate

    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? {
        delegate.interactionControllerForDismissal(using: animator)
    }
}

/// The methods of ``UIViewControllerTransitioningDelegate`` that are called `presentationController`.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegatePresentationControllerCall {
    let delegate: any UIViewControllerTransitioningDelegate

    public func callAsFunction(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
    }
}

// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
extension UIViewControllerAnimatedTransitioning {
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var animationEnded: ((Bool) -> Void)? {
        { self.animationEnded($0) }
    }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var interruptibleAnimator: UIViewControllerAnimatedTransitioningCall? {
        UIViewControllerAnimatedTransitioningCall(delegate: self)
    }
}

/// The methods of ``UIViewControllerAnimatedTransitioning`` that are called `interruptibleAnimator`.
@preconcurrency @MainActor
public struct UIViewControllerAnimatedTransitioningCall {
    let delegate: any UIViewControllerAnimatedTransitioning

    public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        delegate.interruptibleAnimator(using: transitionContext)
    }
}
