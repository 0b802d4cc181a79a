/// Drives an animator by a percentage: the animations it begins are held, and run only once the finger has let
/// go, forth or back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How far the finger has come, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest of the way goes, 1 being the animator's own pace.
    open var completionSpeed: CGFloat = 1
    /// Whether the transition begins under the finger, and not by itself until ``pause()``.
    open var wantsInteractiveStart = true
    /// How the rest of the way goes. Recorded, of no effect.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Where the finger let go, and when, if that was before the transition has started.
    private var early: (end: Double, instant: SimulatorClock.Instant)?
    private weak var context: TransitionContext?
    private var animations: [RunningAnimation] = []
    /// The animator's own, if it gives one that can be interrupted.
    private var interruptible: (any UIViewImplicitlyAnimating)?

    @preconcurrency @MainActor public override init() { super.init() }

    /// How long the animator says that the transition takes, in seconds.
    open var duration: CGFloat { CGFloat(context?.animator.transitionDuration(using: context) ?? 0) }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        start(context)
        // A quick finger has let go in the moment before.
        guard let early, early.instant == Simulator.current.clock.now else { return }
        if early.end == 0 { cancel() } else { finish() }
    }

    /// Lets the animator begin, and takes hold of its animations: at once, or when the finger comes.
    func start(_ context: TransitionContext) {
        self.context = context
        percentComplete = 0
        let simulator = Simulator.current
        simulator.defaultWasCalled = false
        let given = context.animator.interruptibleAnimator(using: context)
        interruptible = simulator.defaultWasCalled ? nil : given
        animations = []
        if let interruptible {
            return context.isInteractive ? interruptible.pauseAnimation() : interruptible.startAnimation()
        }
        let outer = simulator.caughtAnimations
        simulator.caughtAnimations = []
        context.animator.animateTransition(using: context)
        animations = simulator.caughtAnimations ?? []
        simulator.caughtAnimations = outer
        guard !context.isInteractive else { return }
        for animation in animations { animation.play(in: animation.duration) }
    }

    /// Takes hold of a transition that goes on by itself.
    open func pause() {
        guard let context, !context.isInteractive else { return }
        interruptible?.pauseAnimation()
        for animation in animations { animation.pause() }
        percentComplete = interruptible?.fractionComplete ?? CGFloat(animations.first?.fraction ?? 0)
        context.pauseInteractiveTransition()
        context.updateInteractiveTransition(percentComplete)
    }

    /// The finger has come this far, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(1, max(0, percentComplete))
        guard let context, context.isInteractive else { return }
        interruptible?.fractionComplete = self.percentComplete
        for animation in animations { animation.fraction = Double(self.percentComplete) }
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// The finger has let go: what it did is undone.
    open func cancel() { release(to: 0) { $0.cancelInteractiveTransition() } }

    /// The finger has let go: the transition goes on to its end.
    open func finish() { release(to: 1) { $0.finishInteractiveTransition() } }

    private func release(to end: Double, _ tell: (TransitionContext) -> Void) {
        guard let context, context.isInteractive else {
            early = (end, Simulator.current.clock.now)
            return
        }
        early = nil
        tell(context)
        let rest = abs(end - Double(percentComplete)) / Double(max(completionSpeed, 0.001))
        if let interruptible {
            interruptible.isReversed = end == 0
            interruptible.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(rest))
        }
        for animation in animations { animation.play(to: end, in: animation.duration * rest) }
    }
}
