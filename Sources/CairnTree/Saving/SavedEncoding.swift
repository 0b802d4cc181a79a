/// Where one value is written while it is being encoded.
final class SavedSlot {
    private enum Content {
        case empty
        case done(SavedValue)
        case list([SavedSlot])
        case object([String: SavedSlot])
    }

    private var content = Content.empty

    /// What was written; an empty object where nothing was.
    var value: SavedValue {
        switch content {
        case .empty: .object([:])
        case .done(let value): value
        case .list(let slots): .list(slots.map(\.value))
        case .object(let slots): .object(slots.mapValues(\.value))
        }
    }

    var count: Int { if case .list(let slots) = content { slots.count } else { 0 } }

    func write(_ value: SavedValue) { content = .done(value) }

    func write(_ value: some Encodable, path: [any CodingKey]) throws {
        guard let scalar = value as? any SavedScalar else {
            return try value.encode(to: SavedEncoder(slot: self, codingPath: path))
        }
        guard let saved = scalar.saved else {
            throw EncodingError.invalidValue(
                value, .init(codingPath: path, debugDescription: "\(value) is no number that can be saved"))
        }
        content = .done(saved)
    }

    func beginObject() { if case .object = content {} else { content = .object([:]) } }

    func beginList() { if case .list = content {} else { content = .list([]) } }

    func slot(for field: String) -> SavedSlot {
        let slot = SavedSlot()
        guard case .object(var slots) = content else { return slot }
        content = .empty
        slots[field] = slot
        content = .object(slots)
        return slot
    }

    func nextSlot() -> SavedSlot {
        let slot = SavedSlot()
        guard case .list(var slots) = content else { return slot }
        content = .empty
        slots.append(slot)
        content = .list(slots)
        return slot
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

        func encodeNil(forKey key: Key) { slot.slot(for: key.stringValue).write(.null) }

        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
            try slot.slot(for: key.stringValue).write(value, path: codingPath + [key])
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

        func encodeNil() { slot.nextSlot().write(.null) }

        func encode<Value: Encodable>(_ value: Value) throws {
            try slot.nextSlot().write(value, path: codingPath)
        }

        func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
            superEncoder().container(keyedBy: type)
        }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { superEncoder().unkeyedContainer() }

        func superEncoder() -> any Encoder { SavedEncoder(slot: slot.nextSlot(), codingPath: codingPath) }
    }

    private struct Single: SingleValueEncodingContainer {
        let slot: SavedSlot
        let codingPath: [any CodingKey]

        func encodeNil() { slot.write(.null) }

        func encode<Value: Encodable>(_ value: Value) throws { try slot.write(value, path: codingPath) }
    }
}
