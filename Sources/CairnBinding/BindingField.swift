/// Something that shows a value and that a person can change: `textField.bind.text <~> viewModel.name`.
@MainActor
public struct BindingField<Value> {
    let target: BindingTarget<Value>
    let listen: @MainActor (@escaping @MainActor (Value) -> Void) -> Bond

    /// A field of an object, by how it is read, set and listened to.
    /// - Parameters:
    ///   - object: What shows the value; not kept by what is bound.
    ///   - get: Reads what is shown.
    ///   - set: Shows another value. Not called with what is shown already.
    ///   - listen: Is given the object, and calls what it is given besides, with the object, after each change that a person makes,
    ///     until the bond is ended.
    public init<Object: AnyObject>(
        _ object: Object, get: @escaping @MainActor (Object) -> Value,
        set: @escaping @MainActor (Object, Value) -> Void,
        listen: @escaping @MainActor (Object, @escaping @MainActor (Object) -> Void) -> Bond
    ) where Value: Equatable {
        // To set what is there already would move the cursor of a text field to its end.
        target = BindingTarget(object) { if get($0) != $1 { set($0, $1) } }
        self.listen = { changed in listen(object) { changed(get($0)) } }
    }

    /// Shows the property, one way.
    @discardableResult
    public static func <~ (field: BindingField, property: Property<Value>) -> Bond {
        field.target.bind(property)
    }

    /// Shows the property, and puts into it what a person changes. The property wins at the start. When the
    /// view model sets another value in answer to a change, the field shows that.
    @discardableResult
    public static func <~> (field: BindingField, property: MutableProperty<Value>) -> Bond {
        let down = field.target.bind(property)
        let up = field.listen { [weak property] in property?.value = $0 }
        return Bond {
            down.end()
            up.end()
        }
    }
}
