extension UIView {
    /// How an animation runs. Recorded, of no effect, but for `repeat`, `showHideTransitionViews` and `flushUpdates`.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation goes on for ever, and its completion never comes.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// One view is hidden and the other shown, in the place of taking out and putting in.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// What waits for traits, properties and layout is done before the changes are made, and what they ask for after them:
        /// all of it on the line of the animation. Since iOS 26.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }

    /// Whether animations are on, in the current simulator.
    public class var areAnimationsEnabled: Bool { Simulator.current.areAnimationsEnabled }

    /// Turns animations on or off, in the current simulator. Off, every transition is one without animation.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        Simulator.current.areAnimationsEnabled = enabled
    }

    /// Runs `actionsWithoutAnimation` with animations off.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let simulator = Simulator.current
        let before = simulator.areAnimationsEnabled
        simulator.areAnimationsEnabled = false
        actionsWithoutAnimation()
        simulator.areAnimationsEnabled = before
    }

    /// Makes the changes at once; the completion comes when `duration` seconds of simulated time have
    /// passed, or at the next turn for a duration of 0 or with animations off.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Makes the changes at once; the completion comes when `delay` and `duration` have passed, in seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let simulator = Simulator.current
        if options.contains(.flushUpdates) { simulator.flushUpdates() }
        animations()
        if options.contains(.flushUpdates) { simulator.flushUpdates() }
        guard completion != nil || simulator.clock.openGroup != nil else { return }
        // What goes on for ever is never done; whoever groups animations waits for it as well.
        if options.contains(.repeat), simulator.areAnimationsEnabled, duration > 0 {
            simulator.clock.openGroup?.enter()
            return
        }
        simulator.animate(for: duration, after: delay) { completion?(true) }
    }

    /// As ``animate(withDuration:delay:options:animations:completion:)``; the spring is of no effect.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping _: CGFloat,
        initialSpringVelocity _: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations,
            completion: completion)
    }

    /// As ``animate(withDuration:delay:options:animations:completion:)``; the spring is of no effect. Since iOS 17.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce _: CGFloat = 0,
        initialSpringVelocity _: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(animations) { animations in
            animate(
                withDuration: duration, delay: delay, options: options, animations: animations,
                completion: completion)
        }
    }

    /// As ``animate(withDuration:delay:options:animations:completion:)``, for frames added with
    /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``, all of them at once.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options.contains(.repeat) ? .repeat : [],
            animations: animations, completion: completion)
    }

    /// Makes the changes at once.
    public class func addKeyframe(
        withRelativeStartTime _: Double, relativeDuration _: Double, animations: @escaping () -> Void
    ) { animations() }

    /// How an animation of frames runs. Recorded, of no effect, but for `repeat`.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation goes on for ever, and its completion never comes.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Makes the changes at once; the completion comes when `duration` seconds have passed.
    public class func transition(
        with _: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {},
            completion: completion)
    }

    /// Puts one view in the place of another, at once: or, with `showHideTransitionViews`, shows the one and hides the
    /// other. The completion comes when `duration` seconds have passed.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    toView.isHidden = false
                    fromView.isHidden = true
                } else if fromView !== toView {
                    fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}
