// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
extension UIPageViewControllerDelegate {
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var pageViewController: UIPageViewControllerDelegateCall? {
        UIPageViewControllerDelegateCall(delegate: self)
    }
}

/// The methods of ``UIPageViewControllerDelegate`` that are called `pageViewController`.
@preconcurrency @MainActor
public struct UIPageViewControllerDelegateCall {
    let delegate: any UIPageViewControllerDelegate

    public func callAsFunction(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }

    public func callAsFunction(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        delegate.pageViewController(
            pageViewController, didFinishAnimating: finished,
            previousViewControllers: previousViewControllers, transitionCompleted: completed)
    }
}

// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
extension UIPageViewControllerDataSource {
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var presentationCount: UIPageViewControllerDataSourcePresentationCountCall? {
        UIPageViewControllerDataSourcePresentationCountCall(delegate: self)
    }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var presentationIndex: UIPageViewControllerDataSourcePresentationIndexCall? {
        UIPageViewControllerDataSourcePresentationIndexCall(delegate: self)
    }
}

/// The methods of ``UIPageViewControllerDataSource`` that are called `presentationCount`.
@preconcurrency @MainActor
public struct UIPageViewControllerDataSourcePresentationCountCall {
    let delegate: any UIPageViewControllerDataSource

    public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
        delegate.presentationCount(for: pageViewController)
    }
}

/// The methods of ``UIPageViewControllerDataSource`` that are called `presentationIndex`.
@preconcurrency @MainActor
public struct UIPageViewControllerDataSourcePresentationIndexCall {
    let delegate: any UIPageViewControllerDataSource

    public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
        delegate.presentationIndex(for: pageViewController)
    }
}
