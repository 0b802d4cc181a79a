/// A value as it is saved: what JSON can say, and no more. A snapshot keeps destinations this way until the coordinator
/// that knows their type is there; a coordinator that migrates is given one to change.
public enum SavedValue: Hashable, Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A number as it is written, so that none loses a digit.
    case number(String)
    /// A text.
    case text(String)
    /// Values in order.
    case list([SavedValue])
    /// Values by name.
    case object(Fields)

    /// A field of an object; nil where there is none, and of anything but an object. What is set on anything else makes
    /// it an object.
    public subscript(field: String) -> SavedValue? {
        get { if case .object(let fields) = self { fields[field] } else { nil } }
        set {
            var fields = Fields()
            if case .object(let own) = self { fields = own }
            fields[field] = newValue
            self = .object(fields)
        }
    }

    /// The same value with a field, or the case of an enum, under another name. Does nothing where there is none.
    public func renaming(_ old: String, to new: String) -> SavedValue {
        if text == old { return .text(new) }
        guard let value = self[old] else { return self }
        var renamed = self
        renamed[old] = nil
        renamed[new] = value
        return renamed
    }
}

extension SavedValue {
    /// A value as its `Codable` conformance writes it.
    /// - Throws: What that throws; `EncodingError` for a number that is not finite.
    public init(_ value: some Encodable) throws {
        self = try SavedSlot.saved(value, path: [])
    }

    /// A value that stands in a snapshot, in a place of its own.
    /// - Throws: As above, and `EncodingError` for one that is nested deeper than 250 levels: with all that is around it, what is
    ///   read again has 500.
    package init(inSnapshot value: some Encodable) throws {
        try self.init(value)
        guard isNested(atMost: 250) else {
            throw EncodingError.invalidValue(
                value, .init(codingPath: [], debugDescription: "it is nested too deep: 250 levels are saved"))
        }
    }

    private func isNested(atMost levels: Int) -> Bool {
        switch self {
        case .list(let values): levels > 0 && values.allSatisfy { $0.isNested(atMost: levels - 1) }
        case .object(let fields): levels > 0 && fields.allSatisfy { $0.value.isNested(atMost: levels - 1) }
        default: true
        }
    }

    /// The value as a type of one's own reads it.
    /// - Throws: What its `Codable` conformance throws, with the way to what is wrong; for an enum's case that is gone, which.
    public func read<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        do {
            return try SavedDecoder.read(self, path: [])
        } catch DecodingError.typeMismatch(_, let context)
            where context.debugDescription.hasPrefix("Invalid number of keys")
        {
            // What the compiler writes for an enum says no more than that.
            guard case .object(let fields)? = value(at: context.codingPath), fields.names.count == 1 else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: context.codingPath, debugDescription: "one case of an enum is expected")
                )
            }
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: context.codingPath, debugDescription: "'\(fields.names[0])' is not known here"
                ))
        }
    }

    private func value(at path: [any CodingKey]) -> SavedValue? {
        path.reduce(self) { value, key in
            guard let index = key.intValue, case .list(let values)? = value else {
                return value?[key.stringValue]
            }
            return values.indices.contains(index) ? values[index] : nil
        }
    }

    /// A whole number.
    package init(_ number: Int) { self = .number(String(number)) }

    /// As a whole number; nil for anything else.
    package var int: Int? { if case .number(let text) = self { Int(text) } else { nil } }

    package var text: String? { if case .text(let text) = self { text } else { nil } }

    package var list: [SavedValue]? { if case .list(let values) = self { values } else { nil } }
}

/// What is written by one word or number.
protocol SavedScalar {
    var saved: SavedValue? { get }
    init?(saved: SavedValue)
}

extension Bool: SavedScalar {
    var saved: SavedValue? { .bool(self) }
    init?(saved: SavedValue) {
        guard case .bool(let value) = saved else { return nil }
        self = value
    }
}

extension String: SavedScalar {
    var saved: SavedValue? { .text(self) }
    init?(saved: SavedValue) {
        guard case .text(let value) = saved else { return nil }
        self = value
    }
}

extension SavedScalar where Self: BinaryFloatingPoint & LosslessStringConvertible {
    var saved: SavedValue? { isFinite ? .number(description) : nil }
    init?(saved: SavedValue) {
        guard case .number(let text) = saved, let value = Self(text), value.isFinite else { return nil }
        self = value
    }
}

extension SavedScalar where Self: FixedWidthInteger {
    var saved: SavedValue? { .number(description) }
    init?(saved: SavedValue) {
        guard case .number(let text) = saved, let value = Self(text) else { return nil }
        self = value
    }
}

extension Double: SavedScalar {}
extension Float: SavedScalar {}
extension Int: SavedScalar {}
extension Int8: SavedScalar {}
extension Int16: SavedScalar {}
extension Int32: SavedScalar {}
extension Int64: SavedScalar {}
extension UInt: SavedScalar {}
extension UInt8: SavedScalar {}
extension UInt16: SavedScalar {}
extension UInt32: SavedScalar {}
extension UInt64: SavedScalar {}
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
extension Int128: SavedScalar {}
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
extension UInt128: SavedScalar {}

extension SavedValue: CustomStringConvertible {
    /// The value as JSON, on one line.
    public var description: String { json() }
}
