// Top-level names that other libraries bring into an app, declared here as little as it takes for them to be looked up:
// ReactiveSwift's, swift-navigation's and SwiftUI's. Cairn's own must stand beside them without a module's name before.

// ReactiveSwift
infix operator <~ : AssignmentPrecedence

public protocol BindingSource<Value> { associatedtype Value }
public struct BindingTarget<Value> { public init() {} }
public final class MutableProperty<Value>: BindingSource {
    public var value: Value
    public init(_ value: Value) { self.value = value }
}
public struct Property<Value> { public init(value: Value) {} }
public struct Signal<Value, Failure: Error> {}
public struct SignalProducer<Value, Failure: Error> {}
public final class Action<Input, Output, Failure: Error> {}
public protocol Disposable {}
public func <~ <Value>(left: MutableProperty<Value>, right: Value) { left.value = right }

// swift-navigation
public final class ObserveToken {}
@MainActor public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
    apply()
    return ObserveToken()
}
public struct UIBinding<Value> {}
public struct AlertState<Action> {}
public struct ButtonState<Action> {}
public struct TextState {}

// SwiftUI
public protocol View {}
public protocol App {}
public protocol Scene {}
public protocol Shape {}
public protocol Layout {}
public protocol Transition {}
public protocol ViewModifier {}
public struct Text: View { public init(_ text: String) {} }
public struct Button: View {}
public struct Label: View {}
public struct Image: View {}
public struct Form: View {}
public struct Section: View {}
public struct List: View {}
public struct Link: View {}
public struct Menu: View {}
public struct Tab: View {}
public struct TabView: View {}
public struct Table: View {}
public struct NavigationStack: View {}
public struct NavigationSplitView: View {}
public struct NavigationPath {}
public struct PresentationDetent {}
public struct Binding<Value> {}
public struct State<Value> {}
public struct Environment<Value> {}
public struct Alert {}
public struct ActionSheet {}
public struct Animation: Sendable { public static let spring = Animation() }
public struct Color {}
public struct Font {}
public struct Path {}
public struct Gradient {}
public struct Namespace {}
public struct Transaction {}
public enum Axis {}
public enum Edge {}
