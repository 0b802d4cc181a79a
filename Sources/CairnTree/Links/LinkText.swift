/// A link as it is put together, its parts before percent-encoding.
struct LinkText {
    var segments: [String] = []
    var query: [(name: String, value: String)] = []
    var fragment: String?

    /// The link, after what it starts with. All but letters, digits and `-._~` is percent-encoded, so that it is the
    /// same for whoever takes it apart.
    func text(_ start: String) -> String {
        var text = start
        for (index, segment) in segments.enumerated() {
            if index > 0 { text += "/" }
            text.append(encoding: segment)
        }
        for (index, item) in query.enumerated() {
            text += index == 0 ? "?" : "&"
            text.append(encoding: item.name)
            text += "="
            text.append(encoding: item.value)
        }
        if let fragment {
            text += "#"
            text.append(encoding: fragment)
        }
        return text
    }
}

extension String {
    fileprivate mutating func append(encoding text: String) {
        guard !text.utf8.allSatisfy(\.standsForItself) else { return append(text) }
        let digits = Array("0123456789ABCDEF".unicodeScalars)
        for byte in text.utf8 {
            if byte.standsForItself {
                unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                append("%")
                unicodeScalars.append(digits[Int(byte >> 4)])
                unicodeScalars.append(digits[Int(byte & 15)])
            }
        }
    }
}

extension UInt8 {
    fileprivate var standsForItself: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
