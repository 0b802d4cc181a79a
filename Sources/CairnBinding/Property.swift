import Observation

/// A value that changes, to be read and observed but not set: what a view model shows of its state.
///
/// ```swift
/// var userName: Property<String> { name }                  // over a private MutableProperty
/// var canSave: Property<Bool> { name.map { !$0.isEmpty } } // derived
/// ```
/// A property is a ``MutableProperty``, or derived from some by ``map(_:)`` and ``joined(with:_:)``, or constant.
/// SwiftUI and `withObservationTracking` see it change, as they see any `Observable`.
@MainActor
public class Property<Value>: Observable {
    init() {}

    /// The value now. Noticed by Observation where that is tracking; inside observers and bindings use what
    /// they are given.
    public var value: Value { read(Reading(isNoticed: true)) }

    /// The value now, with nobody noticing that it was read.
    var current: Value { read(Reading(isNoticed: false)) }

    /// Calls from now on after each change, until the bond ends or the owner, if there is one, is gone.
    func listen(owner: Weak?, _ observer: @escaping @MainActor (Value) -> Void) -> Bond {
        preconditionFailure("every kind of property is listened to in its own way")
    }

    /// Reads the value as long as what is set is there, and keeps nothing of that.
    var reader: Reader<Value> { preconditionFailure("every kind of property is read in its own way") }

    /// The properties that are set where this one changes: itself, or what it is derived from in the end.
    var roots: [any Source] { [self] }

    private func read(_ reading: Reading) -> Value {
        guard let value = reader(reading) else { preconditionFailure("a property keeps what it comes from") }
        return value
    }

    /// What is set meanwhile is told afterwards.
    func hold(_ body: () -> Void) { body() }
}

extension Property {
    /// A property that never changes, for previews, tests and stand-ins.
    public static func constant(_ value: Value) -> Property<Value> {
        DerivedProperty(from: []) { _ in value }
    }

    /// Tells the value at once, and each one that comes after, in order.
    ///
    /// Lasts until the bond is ended or the property is gone; letting go of the bond does not end it. What an
    /// observer sets is told after this round: every observer hears every value in the same order, and none is
    /// called inside itself. Of a derived property it hears the newest value: where an observer sets what that comes from, those
    /// after it hear the new one twice, and not the one before.
    public func observe(_ observer: @escaping @MainActor (Value) -> Void) -> Bond {
        var bond: Bond?
        hold {
            bond = listen(owner: nil, observer)
            observer(current)
        }
        return bond ?? Bond()
    }

    /// As ``observe(_:)``, and ends with the owner, which is held weakly and given to the observer: so there is
    /// nothing to capture. The closure itself is let go as others come, and after 64 changes at the latest: what it captures besides
    /// lives as long.
    @discardableResult
    public func observe<Owner: AnyObject>(
        with owner: Owner, _ observer: @escaping @MainActor (Owner, Value) -> Void
    ) -> Bond {
        var bond: Bond?
        hold {
            bond = listen(owner: Weak(owner)) { [weak owner] value in
                if let owner { observer(owner, value) }
            }
            observer(owner, current)
        }
        return bond ?? Bond()
    }
}

/// Ties an observer to what it observes, until it is ended. Letting go of it does not end it: what is bound ends
/// with the view or with the property. Keep it only where that is too late, in a cell that is used again say.
@MainActor
public final class Bond {
    private var ending: (@MainActor () -> Void)?

    /// What has ended already, or with a closure what that ends.
    public init(ending: (@MainActor () -> Void)? = nil) {
        self.ending = ending
    }

    /// The observer is not called again. Does nothing the second time.
    public func end() {
        let ending = ending
        self.ending = nil
        ending?()
    }
}

/// An object that is not kept.
@MainActor
final class Weak {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
