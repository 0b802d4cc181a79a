/// A pattern taken apart: `search/{what}?q={text}#{section}`.
struct LinkPattern: Sendable {
    enum Segment: Hashable, Sendable {
        case literal(String)
        case parameter
    }

    let text: String
    private(set) var segments: [Segment] = []
    private(set) var queryNames: [String] = []
    private(set) var hasFragment = false
    /// The names of the placeholders: of the path, then of the query, then of the fragment.
    private(set) var names: [String] = []
    private(set) var errors: [String] = []

    init(_ text: String) {
        self.text = text
        let (beforeFragment, fragment) = text[...].parted(at: "#")
        let (path, query) = beforeFragment.parted(at: "?")
        for part in path.split(separator: "/") {
            if let name = placeholder(part) {
                segments.append(.parameter)
                names.append(name)
            } else {
                segments.append(.literal(String(part)))
                refuseEncoded(part)
            }
        }
        for item in query?.split(separator: "&") ?? [] {
            let (name, value) = item.parted(at: "=")
            guard let value, let placeholder = placeholder(value) else {
                errors.append("a query item is written name={value}, not '\(item)'")
                continue
            }
            if queryNames.contains(String(name)) { errors.append("it has '\(name)' twice") }
            queryNames.append(String(name))
            refuseEncoded(name)
            names.append(placeholder)
        }
        if let fragment {
            if let name = placeholder(fragment) {
                hasFragment = true
                names.append(name)
            } else {
                errors.append("a fragment is written #{value}, not '#\(fragment)'")
            }
        }
    }

    /// Whether it takes nothing of a link.
    var isEmpty: Bool { segments.isEmpty && names.isEmpty }

    /// How many of the placeholders stand in the path.
    var pathCount: Int { names.count - queryNames.count - (hasFragment ? 1 : 0) }

    /// One pattern of several that go on from each other: their paths, then the query items of all, and the fragment.
    static func joined(_ texts: [String]) -> String {
        var (path, query, fragment): ([Substring], [Substring], Substring?) = ([], [], nil)
        for text in texts {
            let (beforeFragment, ownFragment) = text[...].parted(at: "#")
            let (ownPath, ownQuery) = beforeFragment.parted(at: "?")
            if !ownPath.isEmpty { path.append(ownPath) }
            if let ownQuery { query.append(ownQuery) }
            fragment = fragment ?? ownFragment
        }
        return path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
            + (fragment.map { "#" + $0 } ?? "")
    }

    private mutating func placeholder(_ part: Substring) -> String? {
        let inner = part.dropFirst().dropLast()
        let isWhole = part.first == "{" && part.last == "}" && !inner.isEmpty
        if isWhole, !inner.contains("{"), !inner.contains("}") { return String(inner) }
        if part.contains("{") || part.contains("}") {
            errors.append("a placeholder is a whole part, not some of '\(part)'")
        }
        return nil
    }

    /// Links are compared as they read with their percent-encoding undone, so one in a pattern matches nothing.
    private mutating func refuseEncoded(_ part: Substring) {
        guard let decoded = LinkParts.decoded(Array(part.utf8)[...]), decoded != part else { return }
        errors.append("write '\(decoded)', without percent-encoding, and not '\(part)'")
    }

}

extension Substring {
    /// What stands before the first such mark, and what behind it.
    package func parted(at mark: Character) -> (Substring, Substring?) {
        guard let index = firstIndex(of: mark) else { return (self, nil) }
        return (self[..<index], self[self.index(after: index)...])
    }
}
