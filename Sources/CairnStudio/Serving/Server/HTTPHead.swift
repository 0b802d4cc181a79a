import Foundation

/// The head of an HTTP request, as it was sent.
struct HTTPHead: Sendable {
    /// What comes behind it.
    static let end = Data("\r\n\r\n".utf8)

    struct Field: Sendable {
        /// In small letters.
        let name: String
        let value: String
        let line: String
    }

    let method: String
    /// The path, with its query.
    let target: String
    let version: String
    let fields: [Field]
    /// What came with it.
    let rest: Data

    /// Nil for what is no head, and where a field stands twice: it could be read in one way here and in another behind.
    init?(_ data: Data) {
        guard let end = data.range(of: Self.end),
            let text = String(data: data[..<end.lowerBound], encoding: .utf8), !text.contains("\0")
        else { return nil }
        var lines = text.components(separatedBy: "\r\n")[...]
        guard let first = lines.popFirst()?.split(separator: " "), first.count == 3,
            first[2].hasPrefix("HTTP/1.")
        else { return nil }
        var fields: [Field] = []
        var names: Set<String> = []
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), line.first?.isWhitespace == false,
                !line.contains("\n"), !line.contains("\r"),
                names.insert(line[..<colon].lowercased()).inserted
            else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            fields.append(Field(name: line[..<colon].lowercased(), value: value, line: line))
        }
        (method, target, version) = (String(first[0]), String(first[1]), String(first[2]))
        (self.fields, rest) = (fields, data[end.upperBound...])
    }

    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}
