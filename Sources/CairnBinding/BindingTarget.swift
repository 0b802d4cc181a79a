/// Binds what is on the left to the property on the right, for as long as the left lives.
infix operator <~ : AssignmentPrecedence
/// Binds both ways: what a person changes on the left goes into the property on the right.
infix operator <~> : AssignmentPrecedence

/// An object whose properties can be bound: `label.bind.text <~ viewModel.userName`. CairnUIKitBinding makes views, view
/// controllers, bar items and the buttons of alerts such; adopt it for a class of your own, there is nothing to write.
@MainActor
public protocol BindingHolder: AnyObject {}

extension BindingHolder {
    /// Its properties, to be bound.
    public var bind: BindingTargets<Self> { BindingTargets(object: self) }
}

/// The properties of an object, each to be bound by its own name.
@MainActor
@dynamicMemberLookup
public struct BindingTargets<Object: AnyObject> {
    /// The object itself.
    public let object: Object

    /// One of its properties: anything that can be set.
    public subscript<Value>(
        dynamicMember path: ReferenceWritableKeyPath<Object, Value>
    ) -> BindingTarget<Value> {
        BindingTarget(object) { $0[keyPath: path] = $1 }
    }
}

/// One property of one object, to be bound. Holds the object no longer than the expression lasts.
@MainActor
public struct BindingTarget<Value> {
    let bind: @MainActor (Property<Value>) -> Bond

    /// Something of an object that can be set. The object is not kept by what is bound.
    public init<Object: AnyObject>(
        _ object: Object, _ set: @escaping @MainActor (Object, Value) -> Void
    ) {
        bind = { $0.observe(with: object, set) }
    }

    /// Sets the target to the value at once, so that the first frame shows it, and to each that comes after. Ends
    /// with the object, with the property, or with the bond.
    @discardableResult
    public static func <~ (target: BindingTarget, property: Property<Value>) -> Bond {
        target.bind(property)
    }

    /// The same for what may be nil, from a property that never is.
    @discardableResult
    public static func <~ <Some>(target: BindingTarget, property: Property<Some>) -> Bond
    where Value == Some? {
        target.bind(property.map { $0 })
    }
}
