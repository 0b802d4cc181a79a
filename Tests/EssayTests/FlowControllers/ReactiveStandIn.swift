import UIKit

// The little of ReactiveSwift and ReactiveCocoa that the essay uses, by their names: values are sent on the main
// actor, nothing fails, and a binding lasts as long as its source.

/// A value that changes, for all to read.
final class Property<Value> {
    fileprivate let source: MutableProperty<Value>

    init(_ source: MutableProperty<Value>) { self.source = source }

    var value: Value { source.value }
}

/// A value that changes.
final class MutableProperty<Value> {
    fileprivate var observers: [(Value) -> Void] = []
    var value: Value { didSet { for observer in observers { observer(value) } } }

    init(_ value: Value) { self.value = value }
}

/// Sends values once it is started.
struct SignalProducer<Value> {
    let start: (_ send: @escaping (Value) -> Void) -> Void

    func map<Other>(_ transform: @escaping (Value) -> Other) -> SignalProducer<Other> {
        SignalProducer<Other> { send in start { send(transform($0)) } }
    }
}

/// Where a binding leads.
struct BindingTarget<Value> {
    let set: (Value) -> Void
}

/// What can be bound of an object.
struct Reactive<Base> {
    let base: Base
}

extension UILabel {
    var reactive: Reactive<UILabel> { Reactive(base: self) }
}

extension Reactive where Base == UILabel {
    var text: BindingTarget<String?> { BindingTarget { [weak base] in base?.text = $0 } }
}

infix operator <~ : AssignmentPrecedence

func <~ <Value>(target: BindingTarget<Value>, source: Property<Value>) {
    target.set(source.value)
    source.source.observers.append(target.set)
}

func <~ <Value>(target: MutableProperty<Value?>, source: SignalProducer<Value>) {
    source.start { target.value = $0 }
}
