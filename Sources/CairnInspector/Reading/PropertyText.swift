#if CAIRN_INSPECTOR
    import Cairn
    import CairnBinding

    /// A value in one line, within bounds.
    @MainActor
    enum PropertyText {
        /// The most children of a value that are written out.
        private static let most = 8
        private static let length = 400

        static func text(_ value: Any) -> String { text(value, depth: 0).bounded(to: length) }

        private static func text(_ value: Any, depth: Int) -> String {
            if TypeFacts.of(value).isRedacting, let secret = value as? any Redacting {
                return secret.redacted.bounded(to: length)
            }
            if let text = value as? String { return text.bounded(to: length).debugDescription }
            if let property = value as? any InspectedProperty {
                return depth < 3 ? text(property.inspectedValue, depth: depth + 1) : "…"
            }
            if value is Int || value is Bool { return "\(value)" }
            let mirror = Mirror(reflecting: value)
            // A closure has no description but its type, which may be a long one.
            if mirror.displayStyle == nil, TypeFacts.of(value).isClosure { return "a closure" }
            // What cannot be copied cannot be read: a lock, with what it guards.
            if value is Void { return "not readable" }
            guard depth < 4 else { return TypeFacts.of(value).name }
            switch mirror.displayStyle {
            case .optional: return mirror.children.first.map { text($0.value, depth: depth) } ?? "nil"
            case .collection, .set: return "[" + list(mirror, depth) + "]"
            case .dictionary:
                let pairs = mirror.children.prefix(most).map { pair in
                    Mirror(reflecting: pair.value).children.map { text($0.value, depth: depth + 1) }
                        .joined(separator: ": ")
                }
                return "[" + pairs.joined(separator: ", ") + rest(mirror) + "]"
            case .tuple: return "(" + list(mirror, depth) + ")"
            case .class: return TypeFacts.of(value).name
            // Routers and the like say nothing by what they are made of.
            case .struct where TypeFacts.of(value).isCairn: return TypeFacts.of(value).name
            case .struct where !mirror.children.isEmpty && !(value is any CustomStringConvertible):
                return TypeFacts.of(value).name + "(" + list(mirror, depth) + ")"
            case .enum where !(value is any CustomStringConvertible):
                guard let payload = mirror.children.first, let name = payload.label else { fallthrough }
                let held = text(payload.value, depth: depth + 1)
                return name + (held.hasPrefix("(") ? held : "(" + held + ")")
            default: return "\(value)".bounded(to: length)
            }
        }

        private static func list(_ mirror: Mirror, _ depth: Int) -> String {
            let shown = mirror.children.prefix(most).map { child in
                let name = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
                return name + text(child.value, depth: depth + 1)
            }
            return shown.joined(separator: ", ") + rest(mirror)
        }

        private static func rest(_ mirror: Mirror) -> String {
            mirror.children.count > most ? ", … \(mirror.children.count) in all" : ""
        }
    }
#endif
