/// A method to be called later, on an object that is known then.
///
/// Objective-C names methods by text, which Swift alone cannot. Here the method itself is named, and the compiler checks
/// it: `Selector(Self.tapped(_:))` where Apple's systems have `#selector(tapped(_:))`. It keeps no object.
///
/// Two selectors are equal when one was copied from the other: keep it, to take a target away by it again.
public struct Selector: Hashable, Sendable {
    private final class Method: Sendable {
        let isFor: @MainActor (AnyObject) -> Bool
        let call: @MainActor (_ target: AnyObject, _ sender: Any?) -> Bool

        init<Target>(_: Target.Type, _ call: @escaping @MainActor (Target, Any?) -> Bool) {
            isFor = { $0 is Target }
            self.call = { target, sender in (target as? Target).map { call($0, sender) } ?? false }
        }
    }

    private let method: Method

    /// A method without arguments.
    @preconcurrency
    public init<Target: AnyObject>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.method = Method(Target.self) { target, _ in
            method(target)()
            return true
        }
    }

    /// A method that takes the sender.
    @preconcurrency
    public init<Target: AnyObject, Sender>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.method = Method(Target.self) { target, sender in
            guard let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// Whether the method is one of that object's.
    @MainActor
    func isFor(_ target: AnyObject) -> Bool { method.isFor(target) }

    /// Calls the method. A target or a sender of another class is refused, as UIKit would crash.
    @MainActor
    func call(_ target: AnyObject, sender: Any?) {
        guard method.call(target, sender) else {
            Simulator.current.raise(
                .invalidArgument, "\(target) has no such method for a sender of class \(type(of: sender))")
            return
        }
    }

    public static func == (one: Selector, other: Selector) -> Bool { one.method === other.method }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(method)) }
}

/// A method of an object, or of whoever comes next in the chain of responders and has it. It keeps no object.
@MainActor
struct TargetAction {
    weak var target: AnyObject?
    /// Whether the chain of responders is asked.
    let isOpen: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        self.target = target as AnyObject?
        isOpen = target == nil
        self.action = action
    }

    /// Whether both call the same method of the same target.
    func isSame(as other: TargetAction) -> Bool {
        isOpen == other.isOpen && target === other.target && action == other.action && !hasLostTarget
    }

    /// Whether there was a target, which has gone.
    var hasLostTarget: Bool { !isOpen && target == nil }

    /// Whether it is that method of that target; nil for any.
    func isOf(_ target: Any?, _ action: Selector?) -> Bool {
        (target == nil || self.target === target as AnyObject?) && (action == nil || self.action == action)
    }

    /// Calls the method. Does nothing when the target has gone, or nobody in the chain has the method.
    /// - Returns: whether somebody was called.
    @discardableResult
    func call(sender: Any?, from responder: UIResponder?) -> Bool {
        if !isOpen {
            if let target { action.call(target, sender: sender) }
            return target != nil
        }
        var next = responder
        while let candidate = next {
            if action.isFor(candidate) {
                action.call(candidate, sender: sender)
                return true
            }
            next = candidate.next
        }
        return false
    }
}
