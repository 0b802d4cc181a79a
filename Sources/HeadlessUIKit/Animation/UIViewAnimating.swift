/// Where an animator stands.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// Where an animation was when it was over.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be held, turned round and ended at will.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    /// How much of the way is done, from 0 to 1. Setting it holds the animation there.
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that is told what to change.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Returns where the animation was when it was over.
    @discardableResult
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            addCompletion { continuation.resume(returning: $0) }
        }
    }
}

/// How an animation gains and loses speed. Recorded, of no effect.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A curve given by its name.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve

    @preconcurrency @MainActor
    public init(animationCurve: UIView.AnimationCurve) {
        self.animationCurve = animationCurve
        super.init()
    }

    /// A curve of one's own, of which the points are not kept.
    @preconcurrency @MainActor
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        super.init()
    }
}

/// A spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    let dampingRatio: CGFloat
    public let initialVelocity: CGVector

    @preconcurrency @MainActor
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (dampingRatio, initialVelocity) = (ratio, velocity)
        super.init()
    }

    @preconcurrency @MainActor
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        (dampingRatio, initialVelocity) = (damping / (2 * (mass * stiffness).squareRoot()), velocity)
        super.init()
    }

    @preconcurrency @MainActor
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }
}
