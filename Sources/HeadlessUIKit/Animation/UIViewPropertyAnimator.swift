/// An animation that can be held, turned round and ended at will. The changes are made at once when it starts;
/// what takes its time are the completions.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// In seconds.
    public let duration: TimeInterval
    /// Recorded, of no effect.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false { didSet { keeper = isRunning ? self : nil } }
    /// Whether it goes back to its beginning.
    open var isReversed = false { didSet { if isRunning, isReversed != oldValue { go(in: rest) } } }
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    open var scrubsLinearly = true
    /// Whether it stays active at its end, its completions not called.
    open var pausesOnCompletion = false
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var running: RunningAnimation?
    /// Itself, as long as it runs: nobody else has to keep it then.
    private var keeper: UIViewPropertyAnimator?
    /// Where it was made: at its end none is current.
    private let simulator = Simulator.current

    isolated deinit {
        guard state != .inactive else { return }
        simulator.raise(
            .internalInconsistency,
            "It is an error to release a paused or stopped property animator. Property animators must either finish "
                + "animating or be explicitly stopped and finished before they can be released.")
    }

    @preconcurrency @MainActor
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    @preconcurrency @MainActor
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    @preconcurrency @MainActor
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animation of 0.2 seconds.
    @preconcurrency @MainActor public convenience override init() {
        self.init(duration: 0.2, curve: .easeInOut)
    }

    /// Makes an animator and starts it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options _: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// How much of the way is done, from 0 to 1. Setting it holds the animation there.
    open var fractionComplete: CGFloat {
        get {
            let fraction = CGFloat(running?.fraction ?? 0)
            return isReversed ? 1 - fraction : fraction
        }
        set {
            pauseAnimation()
            running?.fraction = Double(isReversed ? 1 - newValue : newValue)
        }
    }

    /// Makes the changes: at once while it is active, or else when it starts.
    open func addAnimations(_ animation: @escaping () -> Void) {
        if state == .active { animation() } else { animations.append(animation) }
    }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return refuse("started", "stopped") }
        activate()
        isRunning = true
        go(in: rest + delay)
    }

    /// Holds it where it is; one that was never started becomes active.
    open func pauseAnimation() {
        guard state != .stopped else { return refuse("paused", "stopped") }
        activate()
        isRunning = false
        running?.pause()
    }

    /// Goes on. `durationFactor` is the part of the whole duration that the rest may take; 0 stands for what is
    /// left of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active else { return }
        if let parameters { timingParameters = parameters }
        isRunning = true
        go(in: durationFactor > 0 ? duration * Double(durationFactor) : rest)
    }

    /// Stops where it is. Without finishing it is over, and its completions never come; or else
    /// ``finishAnimation(at:)`` is to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        isRunning = false
        if withoutFinishing {
            running?.cancel()
            end(at: nil)
        } else {
            running?.pause()
            state = .stopped
        }
    }

    /// Ends a stopped animation. Raises for any other.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return refuse("finished", "not stopped") }
        running?.cancel()
        end(at: finalPosition)
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let changes = animations
        animations = []
        for change in changes { change() }
        running = makeRunning()
    }

    private func makeRunning() -> RunningAnimation {
        RunningAnimation(Simulator.current.clock, duration: duration) { [unowned self] in arrive() }
    }

    private var rest: TimeInterval {
        let covered = running?.fraction ?? 0
        return duration * (isReversed ? covered : 1 - covered)
    }

    private func go(in seconds: TimeInterval) {
        running?.play(to: isReversed ? 0 : 1, in: Simulator.current.areAnimationsEnabled ? seconds : 0)
    }

    private func arrive() {
        isRunning = false
        guard pausesOnCompletion else { return end(at: isReversed ? .start : .end) }
        // It may go on from here, and arrive once more.
        running = makeRunning()
        running?.fraction = isReversed ? 0 : 1
    }

    private func end(at position: UIViewAnimatingPosition?) {
        state = .inactive
        running = nil
        let blocks = completions
        completions = []
        if let position { for block in blocks { block(position) } }
    }

    private func refuse(_ verb: String, _ state: String) {
        Simulator.current.raise(
            .internalInconsistency, "A \(state) property animator cannot be \(verb): \(self)")
    }
}
