/// Recognizes a gesture. Only the navigation controller's swipe is driven by the simulator's finger.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

    /// Whether it recognizes anything.
    open var isEnabled = true
    /// Asked whether it may begin.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open internal(set) var state = State.possible
    /// The view it is attached to.
    open internal(set) weak var view: UIView?

    @MainActor public override init() { super.init() }
}

/// A drag from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIGestureRecognizer {}

/// Is asked about gestures. Every method is optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
