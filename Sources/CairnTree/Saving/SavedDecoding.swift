/// Reads a saved value as what is `Decodable`.
struct SavedDecoder: Decoder {
    let value: SavedValue
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func read<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        guard let scalar = Value.self as? any SavedScalar.Type else { return try Value(from: self) }
        guard let read = scalar.init(saved: value) as? Value else { throw mismatch(type, "a \(type)") }
        return read
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let fields) = value else { throw mismatch(type, "fields") }
        return KeyedDecodingContainer(Keyed<Key>(fields: fields, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .list(let values) = value else { throw mismatch([Any].self, "a list") }
        return Unkeyed(values: values, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

    private func mismatch(_ type: Any.Type, _ expected: String) -> DecodingError {
        .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "expected \(expected)"))
    }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let fields: [String: SavedValue]
        let codingPath: [any CodingKey]
        var allKeys: [Key] { fields.keys.compactMap { Key(stringValue: $0) } }

        func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

        func decodeNil(forKey key: Key) throws -> Bool { try decoder(for: key).value == .null }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try decoder(for: key).read()
        }

        func nestedContainer<Inner: CodingKey>(
            keyedBy type: Inner.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Inner> {
            try decoder(for: key).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try decoder(for: key).unkeyedContainer()
        }

        func superDecoder() throws -> any Decoder {
            SavedDecoder(value: fields["super"] ?? .null, codingPath: codingPath)
        }

        func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

        private func decoder(for key: Key) throws -> SavedDecoder {
            guard let value = fields[key.stringValue] else {
                throw DecodingError.keyNotFound(
                    key, .init(codingPath: codingPath, debugDescription: "there is no '\(key.stringValue)'"))
            }
            return SavedDecoder(value: value, codingPath: codingPath + [key])
        }
    }

    private struct Unkeyed: UnkeyedDecodingContainer {
        let values: [SavedValue]
        let codingPath: [any CodingKey]
        private(set) var currentIndex = 0
        var count: Int? { values.count }
        var isAtEnd: Bool { currentIndex >= values.count }

        mutating func decodeNil() throws -> Bool {
            guard !isAtEnd, values[currentIndex] == .null else { return false }
            currentIndex += 1
            return true
        }

        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            let value: Value = try next().read()
            currentIndex += 1
            return value
        }

        mutating func nestedContainer<Inner: CodingKey>(
            keyedBy type: Inner.Type
        ) throws -> KeyedDecodingContainer<Inner> {
            let container = try next().container(keyedBy: type)
            currentIndex += 1
            return container
        }

        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
            let container = try next().unkeyedContainer()
            currentIndex += 1
            return container
        }

        mutating func superDecoder() throws -> any Decoder {
            let decoder = try next()
            currentIndex += 1
            return decoder
        }

        private func next() throws -> SavedDecoder {
            guard !isAtEnd else {
                throw DecodingError.valueNotFound(
                    Any.self, .init(codingPath: codingPath, debugDescription: "the list has ended"))
            }
            return SavedDecoder(value: values[currentIndex], codingPath: codingPath)
        }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: SavedDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }

        func decodeNil() -> Bool { decoder.value == .null }

        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.read() }
    }
}
