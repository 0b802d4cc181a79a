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
            // `Data` is a list of its bytes: each on a line of its own, indented, would take ten times as much.
            let indent = values.allSatisfy(\.isNumber) ? nil : indent
            Self.enclose(values, "[", "]", to: &bytes, indent: indent) { value, inner, bytes in
                value.print(to: &bytes, indent: inner)
            }
        case .object(let fields):
            Self.enclose(fields, "{", "}", to: &bytes, indent: indent) { field, inner, bytes in
                Self.quote(field.name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                if inner != nil { bytes.append(UInt8(ascii: " ")) }
                field.value.print(to: &bytes, indent: inner)
            }
        }
    }

    private var isNumber: Bool { if case .number = self { true } else { false } }

    private static func enclose<Parts: Collection>(
        _ parts: Parts, _ open: Unicode.Scalar, _ close: Unicode.Scalar, to bytes: inout [UInt8],
        indent: Int?, _ print: (Parts.Element, Int?, inout [UInt8]) -> Void
    ) {
        let inner = indent.map { $0 + 1 }
        bytes.append(UInt8(ascii: open))
        var isFirst = true
        for part in parts {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            breakLine(inner, to: &bytes)
            print(part, inner, &bytes)
        }
        if !isFirst { breakLine(indent, to: &bytes) }
        bytes.append(UInt8(ascii: close))
    }

    private static func breakLine(_ indent: Int?, to bytes: inout [UInt8]) {
        guard let indent else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: indent)
    }

    private static func quote(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        if text.utf8.allSatisfy(isPlain) {
            bytes += text.utf8
        } else {
            for byte in text.utf8 { escape(byte, to: &bytes) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func escape(_ byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case _ where isPlain(byte): bytes.append(byte)
        case UInt8(ascii: "\n"): bytes += "\\n".utf8
        case 0..<0x20:
            let digits = String(byte, radix: 16)
            bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
        default: bytes += [UInt8(ascii: "\\"), byte]
        }
    }
}
