/// A link taken apart: its segments with percent-encoding undone, query and fragment as they are until asked for.
struct LinkParts {
    private let bytes: [UInt8]
    private(set) var segments: [String] = []
    private var query = 0..<0
    private var fragment: Range<Int>?

    /// - Throws: When the link is not one of this scheme or host, or a segment is malformed.
    init(_ link: String, scheme: String?, hosts: [String]) throws(LinkRefusal) {
        bytes = Array(link.utf8)
        var start = try Self.start(of: bytes, scheme: scheme, hosts: hosts)
        var index = start
        var isEncoded = false
        func add() throws(LinkRefusal) {
            if index > start { segments.append(try Self.text(bytes[start..<index], isEncoded: isEncoded)) }
        }
        segments.reserveCapacity(8)
        scan: while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "/"):
                try add()
                start = index + 1
                isEncoded = false
            case UInt8(ascii: "%"): isEncoded = true
            case UInt8(ascii: "?"), UInt8(ascii: "#"): break scan
            default: break
            }
            index += 1
        }
        try add()
        let mark = bytes[index...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
        if index < mark { query = index + 1..<mark }
        if mark < bytes.count { fragment = mark + 1..<bytes.count }
    }

    /// The first item of the query with this name; nil when there is none.
    func queryValue(_ name: String) throws(LinkRefusal) -> String? {
        var start = query.lowerBound
        while start < query.upperBound {
            let end = bytes[start..<query.upperBound].firstIndex(of: UInt8(ascii: "&")) ?? query.upperBound
            let equals = bytes[start..<end].firstIndex(of: UInt8(ascii: "=")) ?? end
            if try Self.text(bytes[start..<equals], orRefuse: "…") == name {
                return try Self.text(bytes[min(equals + 1, end)..<end], orRefuse: "\(name)=…")
            }
            start = end + 1
        }
        return nil
    }

    /// The fragment; nil when there is none.
    func fragmentText() throws(LinkRefusal) -> String? {
        guard let fragment else { return nil }
        return try Self.text(bytes[fragment], orRefuse: "#…")
    }

    /// Where the path begins: after the scheme, and for universal links after the host. A link without a scheme is a
    /// path.
    private static func start(
        of bytes: [UInt8], scheme: String?, hosts: [String]
    ) throws(LinkRefusal) -> Int {
        let ends: Set<UInt8> = [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")]
        let colon = bytes.firstIndex { $0 == UInt8(ascii: ":") || ends.contains($0) }
        guard let colon, bytes[colon] == UInt8(ascii: ":") else { return 0 }
        let name = bytes[..<colon]
        if let scheme, name.isEqual(to: scheme) { return colon + 1 }
        guard let host = hosts.first, name.isEqual(to: "https") || name.isEqual(to: "http") else {
            throw .otherScheme(
                String(decoding: name, as: UTF8.self),
                known: [scheme, hosts.first.map { _ in "https" }].compactMap(\.self))
        }
        let start = bytes[(colon + 1)...].starts(with: "//".utf8) ? colon + 3 : colon + 1
        let end = bytes[start...].firstIndex(where: ends.contains) ?? bytes.count
        guard hosts.contains(where: bytes[start..<end].isEqual) else {
            throw .otherHost(String(decoding: bytes[start..<end], as: UTF8.self), known: host)
        }
        return end
    }

    private static func text(
        _ bytes: ArraySlice<UInt8>, isEncoded: Bool = true, orRefuse written: String? = nil
    ) throws(LinkRefusal) -> String {
        if isEncoded, bytes.contains(UInt8(ascii: "%")) {
            if let text = decoded(bytes) { return text }
            throw .malformed(written ?? String(decoding: bytes, as: UTF8.self))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Percent-encoding undone; nil where that cannot be done. A plus sign is one: only forms say space by it.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            var byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "%") {
                guard index + 1 < bytes.endIndex, let high = digit(bytes[index]),
                    let low = digit(bytes[index + 1])
                else { return nil }
                byte = high << 4 | low
                index += 2
            }
            decoded.append(byte)
        }
        return decoded.isValidUTF8 ? String(decoding: decoded, as: UTF8.self) : nil
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether these are the letters of a lower-case text, in any case.
    fileprivate func isEqual(to text: String) -> Bool {
        elementsEqual(text.utf8) { byte, letter in
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 == letter : byte == letter
        }
    }
}

extension [UInt8] {
    fileprivate var isValidUTF8: Bool {
        var decoder = UTF8()
        var bytes = makeIterator()
        while true {
            switch decoder.decode(&bytes) {
            case .scalarValue: continue
            case .emptyInput: return true
            case .error: return false
            }
        }
    }
}
