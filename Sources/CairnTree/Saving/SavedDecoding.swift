/// Reads a saved value as what is `Decodable`.
struct SavedDecoder: Decoder {
    let value: SavedValue
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// - Parameter path: The way to it, asked for where it is more than one word or number, or does not fit.
    static func read<Value: Decodable>(
        _ value: SavedValue, as type: Value.Type = Value.self, path: @autoclosure () -> [any CodingKey]
    ) throws -> Value {
        guard let scalar = Value.self as? any SavedScalar.Type else {
            return try Value(from: SavedDecoder(value: value, codingPath: path()))
        }
        guard let read = scalar.init(saved: value) as? Value else {
            throw SavedDecoder(value: value, codingPath: path()).mismatch(type, "a \(type)")
        }
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
        let fields: SavedValue.Fields
        let codingPath: [any CodingKey]
        var allKeys: [Key] { fields.compactMap { Key(stringValue: $0.name) } }

        func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

        func decodeNil(forKey key: Key) throws -> Bool { try value(for: key) == .null }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try SavedDecoder.read(value(for: key), path: codingPath + [key])
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
            SavedDecoder(value: try value(for: key), codingPath: codingPath + [key])
        }

        private func value(for key: Key) throws -> SavedValue {
            guard let value = fields[key.stringValue] else {
                throw DecodingError.keyNotFound(
                    key, .init(codingPath: codingPath, debugDescription: "there is no '\(key.stringValue)'"))
            }
            return value
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
            let next = try next()
            let value: Value = try SavedDecoder.read(next.value, path: next.codingPath)
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
            return SavedDecoder(
                value: values[currentIndex], codingPath: codingPath + [SavedIndex(currentIndex)])
        }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: SavedDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }

        func decodeNil() -> Bool { decoder.value == .null }

        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try SavedDecoder.read(decoder.value, path: decoder.codingPath)
        }
    }
}

/// Where in a list something stands, on the way to it.
struct SavedIndex: CodingKey {
    let intValue: Int?
    let stringValue: String

    init(_ index: Int) {
        intValue = index
        stringValue = "\(index)"
    }

    init(intValue: Int) { self.init(intValue) }
    init?(stringValue: String) { nil }
}
