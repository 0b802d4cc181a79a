/// Whether a value keeps an object alive that others may have as well: an instance of a class, or what a closure has
/// captured, anywhere inside. Texts and lists are values, although their memory is an object.
///
/// Costs nothing for what is only bits, such as an enum's case with a number. Anything else is looked through by
/// reflection, each time: the type alone does not say what another case, an optional or an existential holds. In doubt,
/// the answer is yes.
func holdsObject<Value>(_ value: Value) -> Bool {
    guard !_isPOD(Value.self) else { return false }
    var search = ObjectSearch()
    return search.finds(in: value, depth: 0)
}

/// Looks through a value, up to a bound.
private struct ObjectSearch {
    private var left = 1_000

    mutating func finds<Value>(in value: Value, depth: Int) -> Bool {
        if _isPOD(Value.self) || Self.isText(value) { return false }
        left -= 1
        // Whatever is as large or as deep as that need not be kept either.
        guard left > 0, depth < 50 else { return true }
        let type = type(of: value as Any)
        guard !(type is AnyClass) else { return true }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .enum, .optional, .tuple: return finds(in: mirror.children, depth: depth)
        case .collection, .set, .dictionary:
            return holdsPlainElements(type) ? false : finds(in: mirror.children, depth: depth)
        case .struct where !(value is any CustomReflectable):
            return finds(in: mirror.children, depth: depth) && !isSystemValue(type)
        default:
            // What shows of itself what it likes: the library's own show all there is.
            guard value is any CustomReflectable else { return true }
            return isLibrarys(type) ? finds(in: mirror.children, depth: depth) : !isSystemValue(type)
        }
    }

    private mutating func finds(in children: Mirror.Children, depth: Int) -> Bool {
        for child in children where finds(in: child.value, depth: depth + 1) { return true }
        return false
    }

    private static func isText(_ value: Any) -> Bool {
        value is String || value is Character || value is Substring
    }
}

/// Whether a list holds only bits or texts, so that its elements need not be looked at.
private func holdsPlainElements(_ type: Any.Type) -> Bool {
    guard let list = type as? any List.Type else { return false }
    return list.elements.allSatisfy { type in
        func isPlain<Element>(_: Element.Type) -> Bool { _isPOD(Element.self) || Element.self == String.self }
        return isPlain(type)
    }
}

private protocol List {
    static var elements: [Any.Type] { get }
}

extension Array: List { fileprivate static var elements: [Any.Type] { [Element.self] } }
extension Set: List { fileprivate static var elements: [Any.Type] { [Element.self] } }
extension Dictionary: List { fileprivate static var elements: [Any.Type] { [Key.self, Value.self] } }

private func isLibrarys(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("Swift.") }

/// Whether it is one of the values that Foundation makes of objects of its own.
private func isSystemValue(_ type: Any.Type) -> Bool {
    let names = String(reflecting: type).split(separator: ".")
    guard names.count == 2, names[0].hasPrefix("Foundation") else { return false }
    return [
        "Calendar", "CharacterSet", "Data", "DateComponents", "DateInterval", "IndexPath", "IndexSet",
        "Locale",
        "Measurement", "PersonNameComponents", "TimeZone", "URL", "URLComponents", "URLQueryItem",
    ].contains(names[1])
}
