/// Moves the views of one transition: an app's own push, pop, presentation, dismissal or change of tabs.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// In seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    /// Puts the new view into the container, moves what is to be moved, and at its end, now or later, calls
    /// ``UIViewControllerContextTransitioning/completeTransition(_:)``. A transition whose animator never calls
    /// it never ends.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Gives what runs the animation, not started yet, for a percentage to drive. Optional: without it,
    /// `animateTransition` is called, and what it begins is driven.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    /// The transition is over. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        Simulator.current.defaultWasCalled = true
        return UIViewPropertyAnimator()
    }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by something else than time: a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition, in place of the animator's `animateTransition`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Whether the transition begins under the finger. Optional: true.
    var wantsInteractiveStart: Bool { get }
    /// How fast the rest of the way goes, 1 being the animator's own pace. Optional: 1.
    var completionSpeed: CGFloat { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var wantsInteractiveStart: Bool { true }
    public var completionSpeed: CGFloat { 1 }
}

/// What an animator knows of its transition, and what it says about it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Where the views are moved. The animator puts the new one in.
    var containerView: UIView { get }
    /// False only for a `custom` modal that comes or goes without animation: its animator is asked all the same.
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    /// The style of a presentation; `none` in a container.
    var presentationStyle: UIModalPresentationStyle { get }

    /// The finger has come this far, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The finger has let go, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// The finger has let go, and the transition goes back.
    func cancelInteractiveTransition()
    /// A finger takes hold of a transition that was going on by itself.
    func pauseInteractiveTransition()
    /// Ends the transition; without `didComplete` everything is as it was before. Only the first call counts.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view of that controller, if the transition moves it: nil for a presenter that stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at the beginning; zero if it is not there yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is to be at the end; zero if it is not there any more.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Gives a modal its own way to come and go. Every method is optional: nil stands for UIKit's own way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Asked for a modal of style `custom` only.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
