/// Recognizes a gesture of the simulator's finger, on the view it was added to and all in it. One that wants several fingers
/// recognizes nothing.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    /// Whether it recognizes anything. Switched off while it recognizes, it is cancelled.
    open var isEnabled = true { didSet { if !isEnabled { cancel() } } }
    /// Asked whether it may begin, and with which others.
    open weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { ownDelegate = delegate } }
    /// The delegate as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDelegate: (any UIGestureRecognizerDelegate)?
    /// What it makes of the finger. A finger sets it; set in code it is told to the targets as well: so a gesture under way is cancelled.
    open var state = State.possible { didSet { stateDidChange(from: oldValue) } }
    /// Whether a finger is setting the state.
    private var isMoved = false
    /// The view it is attached to.
    open internal(set) weak var view: UIView?
    /// Whether the view itself hears nothing of a touch that was recognized: a row is not selected.
    open var cancelsTouchesInView = true
    /// Whether the view itself hears of a touch late. Recorded, of no effect.
    open var delaysTouchesBegan = false
    /// Recorded, of no effect.
    open var delaysTouchesEnded = true
    open var name: String?
    private var required: [ObjectIdentifier: WeakRecognizer] = [:]
    private var targets: [TargetAction] = []
    /// Takes back what a gesture of UIKit's own drives, before the targets hear that it was cancelled.
    var takeBack: (() -> Void)?
    var place = CGPoint.zero

    /// Calls a method of `target` whenever the state changes, as ``addTarget(_:action:)`` does. Without both, nothing.
    @preconcurrency @MainActor
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    @preconcurrency @MainActor public override convenience init() { self.init(target: nil, action: nil) }

    #if !canImport(ObjectiveC)
        deinit { Associations.shared.forget(ObjectIdentifier(self)) }
    #endif

    /// Calls a method of `target` whenever the state changes, until the target goes: the recognizer does not hold it.
    /// Does nothing for a method of a target that it calls already.
    open func addTarget(_ target: Any, action: Selector) {
        guard !targets.contains(where: { $0.isOf(target, action) }) else { return }
        targets.append(TargetAction(target, action))
    }

    /// Takes that method of that target away; nil for any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.isOf(target, action) }
    }

    /// Where the finger is, in points. It begins in the upper left corner of what it touches.
    open func location(in view: UIView?) -> CGPoint { place }
    /// How many fingers are down.
    open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

    /// Has this one recognize nothing that the other does.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required[ObjectIdentifier(otherGestureRecognizer)] = WeakRecognizer(
            recognizer: otherGestureRecognizer)
    }

    /// Whether this one has to wait for another to fail.
    func waits(for other: UIGestureRecognizer) -> Bool {
        required[ObjectIdentifier(other)]?.recognizer === other
            || ownDelegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.ownDelegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Whether the simulator's finger, alone and without a tap before, is enough for it.
    var takesOneFinger: Bool { true }

    /// Whether both may recognize at once.
    func goes(with other: UIGestureRecognizer) -> Bool {
        ownDelegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.ownDelegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }

    /// Enters a state, and tells its targets.
    func enter(_ state: State) {
        stand(at: state)
        callTargets()
    }

    /// Enters a state, and tells nobody.
    func stand(at state: State) {
        isMoved = true
        self.state = state
        isMoved = false
    }

    /// Code has set the state. The finger may stay down: it hears no more of it once it is over.
    private func stateDidChange(from old: State) {
        guard !isMoved, state != .possible, state != old || state == .changed else { return }
        let isOver = state == .ended || state == .cancelled || state == .failed
        let began = old == .began || old == .changed
        if state == .cancelled, began { takeBack?() }
        if began || state == .began || state == .ended { callTargets() }
        if isOver { stand(at: .possible) }
    }

    /// Whether it still hears of a finger that it was to recognize.
    var isListening: Bool { isEnabled && view != nil }

    /// Whether a finger is on its way that it recognizes.
    var isRecognizing: Bool { state == .began || state == .changed }

    /// Gives up the gesture under way. The finger may stay down: it hears no more of it.
    func cancel() {
        guard isRecognizing else { return }
        takeBack?()
        enter(.cancelled)
        stand(at: .possible)
    }

    func callTargets() {
        for target in targets { target.call(sender: self, from: nil) }
    }

    private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }
}

/// One tap, or several in a row.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    override var takesOneFinger: Bool { numberOfTouchesRequired == 1 }
}

/// A finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// In points. Recorded: the finger stays where it is.
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1

    override var takesOneFinger: Bool { numberOfTouchesRequired == 1 && numberOfTapsRequired == 0 }
}

/// A finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    private var moved = CGPoint.zero
    private var speed = CGPoint.zero

    override var takesOneFinger: Bool { minimumNumberOfTouches <= 1 && maximumNumberOfTouches >= 1 }

    /// How far the finger has come, in points.
    open func translation(in view: UIView?) -> CGPoint { moved }
    /// Counts from another point.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    /// In points a second.
    open func velocity(in view: UIView?) -> CGPoint { speed }

    func move(by step: CGPoint, in seconds: Double) {
        moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
        place = CGPoint(x: place.x + step.x, y: place.y + step.y)
        speed = CGPoint(x: step.x / seconds, y: step.y / seconds)
    }

    /// The finger leaves the screen, so fast to the right.
    func release(at speed: CGFloat) { self.speed = CGPoint(x: speed, y: 0) }

    func reset() { (moved, speed, place) = (.zero, .zero, .zero) }
}

/// A drag from an edge of the screen. The simulator's finger comes in from the left one only.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A quick movement in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1

    override var takesOneFinger: Bool { numberOfTouchesRequired == 1 }
}

/// Is asked about gestures. Every method is optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
