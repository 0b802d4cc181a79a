extension AnyDestination {
    /// The destination in tree notation: `match(7)`, `failed("No connection")`, `edit(id: 7, as: .draft)`.
    ///
    /// An enum is written by its case and values, a struct by its name and values, in a case by its values alone; one that conforms
    /// to `CustomStringConvertible` as it describes itself, one that is ``Redacting`` by what it says of itself: adopt that for what
    /// no log may hold. Read by reflection: for people, not for hot paths.
    public var label: String {
        if let foreign = base as? Foreign { return "~" + foreign.name }
        if let secret = base as? any Redacting { return named(secret.redacted) }
        if let text = (base as? any CustomStringConvertible)?.description { return named(text) }
        return named(labelled(base) ?? String(describing: base))
    }
}

extension Tree.Node {
    /// The node in tree notation without what is inside: its destination's label, or for a container that has
    /// none its kind, such as `stack`.
    public var label: String { label { $0.label } }

    func label(_ label: (AnyDestination) -> String) -> String {
        if let destination { return label(destination) }
        return switch content {
        case .screen, .flow: "flow"
        case .stack: "stack"
        case .choice(let kind, _, _): kind.description
        case .split: "split"
        }
    }
}

extension SavedValue {
    /// A destination that nobody can decode in tree notation, as far as what was saved tells: `match(id: 7)`. Its texts are left
    /// out: nobody knows whether one is a secret.
    var label: String {
        switch self {
        case .text(let text): return named(text)
        case .object(let fields) where fields.count == 1:
            guard case .object(let values) = fields[0].value else { return named(fields[0].name) }
            let written = values.map {
                ($0.name.hasPrefix("_") ? "" : "\($0.name): ") + $0.value.withoutTexts.json()
            }
            let payload = written.isEmpty ? "" : "(\(written.joined(separator: ", ")))"
            return named(fields[0].name + (payload.utf8.count < 100 ? payload : ""))
        default: return "a place"
        }
    }
}

extension SavedValue {
    private var withoutTexts: SavedValue {
        switch self {
        case .text: return .text("…")
        case .list(let values): return .list(values.map(\.withoutTexts))
        case .object(let fields):
            return .object(Fields(fields.map { Fields.Field($0.name, $0.value.withoutTexts) }))
        case .null, .bool, .number: return self
        }
    }
}

/// A value that is no destination, a route say, written as one would be.
package func label(of value: Any) -> String {
    if let secret = value as? any Redacting { return secret.redacted }
    if let text = value as? String { return text }
    if let own = value as? any CustomStringConvertible, !(value is any Collection) { return own.description }
    return labelled(value) ?? written(value, depth: 0)
}

extension Tree {
    /// The asker's name in messages.
    package func label(ofAsker id: Node.ID) -> String {
        self[id]?.label ?? "a screen that is not in the tree"
    }
}

/// A destination known by its label only: what parsing tree notation makes.
package struct Named: Destination, Codable, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }

    package init(from decoder: any Decoder) throws {
        description = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// A case or type name with its values; nil for what is neither enum nor struct.
private func labelled(_ value: Any, depth: Int = 0) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum:
        guard let child = mirror.children.first, let name = child.label else { return named("\(value)") }
        return named(name) + payload(child.value, depth: depth)
    case .struct:
        return "\(type(of: value))" + payload(of: mirror, depth: depth)
    default:
        return nil
    }
}

private func payload(_ value: Any, depth: Int) -> String {
    if let text = simple(value) { return "(\(text))" }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .tuple { return payload(of: mirror, depth: depth) }
    let text = written(value, depth: depth + 1)
    if text == "()" { return "" }
    // The fields of a lone struct stand for it: `home(name: "Ana", age: 3)`.
    return mirror.displayStyle == .struct && text.hasPrefix("(") ? text : "(\(text))"
}

private func payload(of mirror: Mirror, depth: Int) -> String {
    guard !mirror.children.isEmpty else { return "" }
    let values = mirror.children.map { child in
        // Tuples name what has no label ".0", ".1", …
        let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
        return label + written(child.value, depth: depth + 1)
    }
    return "(\(values.joined(separator: ", ")))"
}

/// A number, a text, true or false: what needs no reflection. The commonest come first, since to ask for a protocol takes
/// longer than to ask for a type.
private func simple(_ value: Any) -> String? {
    switch value {
    case let text as String: text.debugDescription
    case let number as Int: number.description
    case let number as any BinaryInteger: number.description
    case let number as any BinaryFloatingPoint: "\(number)"
    case let truth as Bool: truth.description
    case let text as any StringProtocol: String(text).debugDescription
    default: nil
    }
}

/// A value inside a destination. Never a bare word, so that it can be told from a place in a range. What lies deeper in
/// others than anybody reads, as of a list whose rest is a value, is left out.
private func written(_ value: Any, depth: Int) -> String {
    guard depth < 50 else { return "…".debugDescription }
    if let text = simple(value) { return text }
    if let secret = value as? any Redacting { return secret.redacted.debugDescription }
    if let destination = value as? AnyDestination { return written(destination.base, depth: depth) }
    func inner(_ value: Any) -> String { written(value, depth: depth + 1) }
    let mirror = Mirror(reflecting: value)
    // A cast would take what it holds for itself.
    if mirror.displayStyle == .optional { return mirror.children.first.map { inner($0.value) } ?? "nil" }
    switch value {
    case let raw as any RawRepresentable where mirror.displayStyle != .enum:
        return inner(raw.rawValue)
    case let own as any CustomStringConvertible where !(value is any Collection):
        return own.description.debugDescription
    default: break
    }
    switch mirror.displayStyle {
    case .enum: return "." + (labelled(value, depth: depth) ?? "")
    case .collection: return "[\(mirror.children.map { inner($0.value) }.joined(separator: ", "))]"
    case .set, .dictionary:
        return "[\(mirror.children.map { inner($0.value) }.sorted().joined(separator: ", "))]"
    case .struct where mirror.children.count == 1: return inner(mirror.children.first!.value)
    case .struct, .tuple: return mirror.children.isEmpty ? "()" : payload(of: mirror, depth: depth)
    default: return "\(type(of: value))".debugDescription
    }
}

/// A text as a label: as it is when notation can read it so, in backticks otherwise.
private func named(_ text: String) -> String {
    var scanner = NotationScanner(text)
    if (try? scanner.label()) == text, scanner.isAtEnd { return text }
    let kept = text.unicodeScalars.filter { $0 != "`" && !Character($0).isNewline }
    return "`" + String(String.UnicodeScalarView(kept)) + "`"
}
