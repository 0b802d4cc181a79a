/// A value that can stand in a link. Whole numbers, texts, truth values and floating-point numbers do; so do
/// enums and ids with a raw value of these (`enum Tab: String, LinkParameter`), and any `LosslessStringConvertible`.
public protocol LinkParameter: Hashable, Sendable {
    /// Reads a text, percent-encoding undone; nil when it says no value.
    static func linkValue(of text: String) -> Self?
    /// The text that says this value, before percent-encoding.
    var linkText: String { get }
    /// Any value, to try patterns with when a table is built; nil when none is known. Found by itself for most types.
    static var linkExample: Self? { get }
}

extension LinkParameter {
    /// The first of some usual texts that says a value; nil when none does.
    public static var linkExample: Self? {
        for text in ["1", "a", "true", "00000000-0000-0000-0000-000000000000", "2026-01-31"] {
            if let value = linkValue(of: text) { return value }
        }
        return nil
    }
}

extension LinkParameter where Self: CaseIterable {
    /// The first case.
    public static var linkExample: Self? { allCases.first }
}

extension LinkParameter where Self: LosslessStringConvertible {
    /// The value with this description.
    public static func linkValue(of text: String) -> Self? { Self(text) }
    /// The description.
    public var linkText: String { description }
}

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
    /// The value whose raw value this text says.
    public static func linkValue(of text: String) -> Self? {
        RawValue.linkValue(of: text).flatMap { Self(rawValue: $0) }
    }
    /// The text of the raw value.
    public var linkText: String { rawValue.linkText }
}

extension String: LinkParameter {}
extension Bool: LinkParameter {}
extension Int: LinkParameter {}
extension Int8: LinkParameter {}
extension Int16: LinkParameter {}
extension Int32: LinkParameter {}
extension Int64: LinkParameter {}
extension UInt: LinkParameter {}
extension UInt8: LinkParameter {}
extension UInt16: LinkParameter {}
extension UInt32: LinkParameter {}
extension UInt64: LinkParameter {}
extension Double: LinkParameter {}
extension Float: LinkParameter {}

extension LinkParameter where Self: LosslessStringConvertible & FloatingPoint {
    /// Not for `nan`: that equals nothing, and would be no place that anybody finds again.
    public static func linkValue(of text: String) -> Self? { Self(text).flatMap { $0.isNaN ? nil : $0 } }
}

/// What may be left out of a link.
extension Optional: LinkParameter where Wrapped: LinkParameter {
    /// The value that this text says.
    public static func linkValue(of text: String) -> Wrapped?? {
        Wrapped.linkValue(of: text).map { .some($0) }
    }
    /// Empty for nil, which is left out and never printed so.
    public var linkText: String { self?.linkText ?? "" }
    /// One of the values that are not nil.
    public static var linkExample: Wrapped?? { Wrapped.linkExample.map { .some($0) } }
}

extension LinkParameter {
    fileprivate static func isValue(_ text: String) -> Bool { linkValue(of: text) != nil }
}

/// Tells optional parameters from others.
protocol LeftOut {
    static var leftOut: Self { get }
    static var wrapped: Any.Type { get }
    var isLeftOut: Bool { get }
}

extension Optional: LeftOut {
    static var leftOut: Wrapped? { nil }
    static var wrapped: Any.Type { Wrapped.self }
    var isLeftOut: Bool { self == nil }
}

/// A type of parameter, the type forgotten.
struct LinkParameterType: Sendable {
    let type: any LinkParameter.Type
    let isOptional: Bool

    init<Value: LinkParameter>(_: Value.Type) {
        type = Value.self
        isOptional = Value.self is any LeftOut.Type
    }

    /// The type of the value, whether it may be left out or not.
    var name: String { "\((type as? any LeftOut.Type)?.wrapped ?? type)" }
    func accepts(_ text: String) -> Bool { type.isValue(text) }
    var example: String? { (type.linkExample as (any LinkParameter)?)?.linkText }

    /// Whether some text says a value of both. Of types that cannot name all of their values one is tried.
    func overlaps(_ other: LinkParameterType) -> Bool {
        guard type != other.type, example != nil, other.example != nil else { return true }
        return examples.contains(where: other.accepts) || other.examples.contains(where: accepts)
    }

    private var examples: [String] {
        let wrapped = (type as? any LeftOut.Type)?.wrapped ?? type
        if let type = wrapped as? any CaseIterable.Type { return Self.texts(of: type) }
        return [example].compactMap(\.self)
    }

    private static func texts<Value: CaseIterable>(of type: Value.Type) -> [String] {
        type.allCases.prefix(1_000).compactMap { ($0 as? any LinkParameter)?.linkText }
    }
}
