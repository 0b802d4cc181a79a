extension SavedValue {
    /// The value as JSON, the fields of objects in alphabetical order, so that equal values print alike.
    /// - Parameter isPretty: Whether for people, on lines of their own; otherwise all on one line.
    public func json(isPretty: Bool = false) -> String {
        var bytes: [UInt8] = []
        print(to: &bytes, indent: isPretty ? 0 : nil)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func print(to bytes: inout [UInt8], indent: Int?) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let text): bytes += text.utf8
        case .text(let text): Self.quote(text, to: &bytes)
        case .list(let values):
            Self.enclose(values, "[", "]", to: &bytes, indent: indent) { value, inner, bytes in
                value.print(to: &bytes, indent: inner)
            }
        case .object(let fields):
            let sorted = fields.sorted { $0.key < $1.key }
            Self.enclose(sorted, "{", "}", to: &bytes, indent: indent) { field, inner, bytes in
                Self.quote(field.key, to: &bytes)
                bytes += (inner == nil ? ":" : ": ").utf8
                field.value.print(to: &bytes, indent: inner)
            }
        }
    }

    private static func enclose<Part>(
        _ parts: [Part], _ open: Character, _ close: Character, to bytes: inout [UInt8], indent: Int?,
        _ print: (Part, Int?, inout [UInt8]) -> Void
    ) {
        bytes.append(open.asciiValue!)
        for (index, part) in parts.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine(indent.map { $0 + 1 }, to: &bytes)
            print(part, indent.map { $0 + 1 }, &bytes)
        }
        if !parts.isEmpty { breakLine(indent, to: &bytes) }
        bytes.append(close.asciiValue!)
    }

    private static func breakLine(_ indent: Int?, to bytes: inout [UInt8]) {
        guard let indent else { return }
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
    }

    private static func quote(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
