/// Why a saved text cannot be read.
public enum SavedTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is no JSON: what was expected, and how many bytes into the text.
    case malformed(String, at: Int)
    /// It is longer than is read, in bytes.
    case tooLong(Int, limit: Int)
    /// It is no snapshot or journal of Cairn's.
    case foreign(String)
    /// It was written by a newer Cairn.
    case tooNew(version: Int, known: Int)

    /// Why the text cannot be read, in a sentence.
    public var description: String {
        switch self {
        case .malformed(let expected, let offset): "\(expected), at byte \(offset)"
        case .tooLong(let count, let limit): "it is \(count) bytes long, and no more than \(limit) are read"
        case .foreign("snapshot"): "it is no snapshot of Cairn's; `navigator.snapshot().text` is one"
        case .foreign("journal"):
            "it is no journal of Cairn's; `navigator.journal.text()` is one, and what a studio's --record writes"
        case .foreign(let kind): "it is no \(kind) of Cairn's"
        case .tooNew(let version, let known):
            "it is of version \(version), and this Cairn reads up to version \(known)"
        }
    }
}

extension SavedValue {
    /// Reads JSON. Nesting is read 500 levels deep, and memory is taken in proportion to the text.
    /// - Throws: ``SavedTextError``, for a field that is there twice as well.
    public init(json text: String) throws(SavedTextError) {
        self = try SavedReader.read(text)
    }
}

private struct SavedReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    static func read(_ text: String) throws(SavedTextError) -> SavedValue {
        var text = text
        let result = text.withUTF8 { bytes in
            Result<SavedValue, SavedTextError> { () throws(SavedTextError) in
                var reader = SavedReader(bytes: bytes)
                // Editors of other systems put a mark of the byte order in front.
                if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
                let value = try reader.value(depth: 0)
                reader.skipSpaces()
                guard reader.position == bytes.count else { throw reader.failure("expected the end") }
                return value
            }
        }
        return try result.get()
    }

    func failure(_ expected: String) -> SavedTextError { .malformed(expected, at: position) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpaces() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpaces()
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    mutating func value(depth: Int) throws(SavedTextError) -> SavedValue {
        guard depth < 500 else { throw failure("nested too deep, 500 levels are read") }
        skipSpaces()
        switch next {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try list(depth: depth)
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: StaticString, _ value: SavedValue) throws(SavedTextError) -> SavedValue
    {
        for index in 0..<word.utf8CodeUnitCount {
            guard next == word.utf8Start[index] else { throw failure("expected '\(word)'") }
            position += 1
        }
        return value
    }

    private mutating func object(depth: Int) throws(SavedTextError) -> SavedValue {
        position += 1
        var fields: [SavedValue.Fields.Field] = []
        if take("}") { return .object([:]) }
        repeat {
            skipSpaces()
            guard next == UInt8(ascii: "\"") else { throw failure("expected the name of a field") }
            let name = try text()
            guard take(":") else { throw failure("expected ':'") }
            fields.append(SavedValue.Fields.Field(name, try value(depth: depth + 1)))
        } while take(",")
        guard take("}") else { throw failure("expected ',' or '}'") }
        let object = SavedValue.Fields(fields)
        guard object.count == fields.count else {
            var names: Set<String> = []
            let twice = fields.first { !names.insert($0.name).inserted }?.name ?? ""
            throw failure("the field '\(twice)' is there twice")
        }
        return .object(object)
    }

    private mutating func list(depth: Int) throws(SavedTextError) -> SavedValue {
        position += 1
        var values: [SavedValue] = []
        if take("]") { return .list(values) }
        repeat { values.append(try value(depth: depth + 1)) } while take(",")
        guard take("]") else { throw failure("expected ',' or ']'") }
        return .list(values)
    }

    private mutating func number() throws(SavedTextError) -> SavedValue {
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        let first = position
        try digits()
        if bytes[first] == UInt8(ascii: "0"), position > first + 1 { throw failure("a number begins with 0") }
        if next == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
            try digits()
        }
        return .number(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func digits() throws(SavedTextError) {
        let start = position
        while let byte = next, byte >= 0x30, byte <= 0x39 { position += 1 }
        guard position > start else { throw failure("expected a value") }
    }

    private mutating func text() throws(SavedTextError) -> String {
        position += 1
        var text = ""
        var start = position
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                let last = String(decoding: bytes[start..<position], as: UTF8.self)
                position += 1
                return text.isEmpty ? last : text + last
            case UInt8(ascii: "\\"):
                text += String(decoding: bytes[start..<position], as: UTF8.self)
                position += 1
                text.unicodeScalars.append(try escaped())
                start = position
            case 0..<0x20: throw failure("a control character in a text")
            default: position += 1
            }
        }
        throw failure("expected a closing quotation mark")
    }

    private mutating func escaped() throws(SavedTextError) -> Unicode.Scalar {
        guard let byte = next else { throw failure("expected the rest of an escape") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "u"):
            let unit = try hexadecimal()
            if let scalar = Unicode.Scalar(unit) { return scalar }
            guard unit < 0xDC00, next == UInt8(ascii: "\\") else { throw failure("half a character") }
            position += 1
            guard next == UInt8(ascii: "u") else { throw failure("half a character") }
            position += 1
            let low = try hexadecimal()
            guard (0xDC00..<0xE000).contains(low),
                let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
            else { throw failure("half a character") }
            return scalar
        default: throw failure("an unknown escape")
        }
    }

    private mutating func hexadecimal() throws(SavedTextError) -> UInt32 {
        guard position + 4 <= bytes.count else { throw failure("expected four digits") }
        var unit: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw failure("expected four digits")
            }
            unit = unit << 4 + UInt32(digit)
        }
        position += 4
        return unit
    }
}
