/// Where one value is written while it is being encoded.
final class SavedSlot {
    private enum Content {
        case empty
        case done(SavedValue)
        case list([SavedValue])
        case object([SavedValue.Fields.Field])
    }

    private var content = Content.empty
    /// The elements and fields that are still being written, by their positions.
    private var open: [(position: Int, slot: SavedSlot)] = []

    /// What was written; an empty object where nothing was.
    var value: SavedValue {
        switch content {
        case .empty: return .object([:])
        case .done(let value): return value
        case .list(var values):
            for (position, slot) in open { values[position] = slot.value }
            return .list(values)
        case .object(var fields):
            for (position, slot) in open { fields[position].value = slot.value }
            return .object(SavedValue.Fields(fields))
        }
    }

    var count: Int { if case .list(let values) = content { values.count } else { 0 } }

    /// - Parameter path: The way to it, asked for where there is more than one word or number to write.
    func write(_ value: some Encodable, path: @autoclosure () -> [any CodingKey]) throws {
        begin(.done(try Self.saved(value, path: path())))
    }

    func write(_ value: SavedValue) { begin(.done(value)) }

    func beginObject() { if case .object = content {} else { begin(.object([])) } }

    func beginList() { if case .list = content {} else { begin(.list([])) } }

    private func begin(_ new: Content) {
        content = new
        open = []
    }

    func append(_ value: SavedValue, as name: String) {
        guard case .object(var fields) = content else { return }
        content = .empty
        fields.append(SavedValue.Fields.Field(name, value))
        content = .object(fields)
    }

    func append(_ value: SavedValue) {
        guard case .list(var values) = content else { return }
        content = .empty
        values.append(value)
        content = .list(values)
    }

    /// A field that is written later: one container, however often it is asked for.
    func slot(for name: String) -> SavedSlot {
        let slot = SavedSlot()
        if case .object(let fields) = content {
            if let known = open.last(where: { fields[$0.position].name == name }) { return known.slot }
            open.append((fields.count, slot))
        }
        append(.null, as: name)
        return slot
    }

    /// An element that is written later.
    func nextSlot() -> SavedSlot {
        let slot = SavedSlot()
        if case .list(let values) = content { open.append((values.count, slot)) }
        append(.null)
        return slot
    }

    static func saved<Value: Encodable>(
        _ value: Value, path: @autoclosure () -> [any CodingKey]
    ) throws -> SavedValue {
        guard let scalar = value as? any SavedScalar else {
            let (slot, path) = (SavedSlot(), path())
            // Each level is a call inside the one before.
            guard path.count < 1_000 else {
                throw EncodingError.invalidValue(
                    value, .init(codingPath: [], debugDescription: "it holds values in values 1,000 deep"))
            }
            try value.encode(to: SavedEncoder(slot: slot, codingPath: path))
            return slot.value
        }
        guard let saved = scalar.saved else {
            throw EncodingError.invalidValue(
                value, .init(codingPath: path(), debugDescription: "\(value) is no number that can be saved"))
        }
        return saved
    }
}

/// Writes what is `Encodable` as a saved value.
struct SavedEncoder: Encoder {
    let slot: SavedSlot
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        slot.beginObject()
        return KeyedEncodingContainer(Keyed<Key>(slot: slot, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        slot.beginList()
        return Unkeyed(slot: slot, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        Single(slot: slot, codingPath: codingPath)
    }

    private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let slot: SavedSlot
        let codingPath: [any CodingKey]

        func encodeNil(forKey key: Key) { slot.append(.null, as: key.stringValue) }

        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
            slot.append(try SavedSlot.saved(value, path: codingPath + [key]), as: key.stringValue)
        }

        func nestedContainer<Inner: CodingKey>(
            keyedBy type: Inner.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Inner> {
            superEncoder(forKey: key).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            superEncoder(forKey: key).unkeyedContainer()
        }

        func superEncoder() -> any Encoder {
            SavedEncoder(slot: slot.slot(for: "super"), codingPath: codingPath)
        }

        func superEncoder(forKey key: Key) -> any Encoder {
            SavedEncoder(slot: slot.slot(for: key.stringValue), codingPath: codingPath + [key])
        }
    }

    private struct Unkeyed: UnkeyedEncodingContainer {
        let slot: SavedSlot
        let codingPath: [any CodingKey]
        var count: Int { slot.count }

        func encodeNil() { slot.append(.null) }

        func encode<Value: Encodable>(_ value: Value) throws {
            slot.append(try SavedSlot.saved(value, path: codingPath + [SavedIndex(count)]))
        }

        func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
            superEncoder().container(keyedBy: type)
        }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { superEncoder().unkeyedContainer() }

        func superEncoder() -> any Encoder {
            let path = codingPath + [SavedIndex(count)]
            return SavedEncoder(slot: slot.nextSlot(), codingPath: path)
        }
    }

    private struct Single: SingleValueEncodingContainer {
        let slot: SavedSlot
        let codingPath: [any CodingKey]

        func encodeNil() { slot.write(.null) }

        func encode<Value: Encodable>(_ value: Value) throws { try slot.write(value, path: codingPath) }
    }
}
