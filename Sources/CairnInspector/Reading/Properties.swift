#if CAIRN_INSPECTOR
    import CairnBinding

    /// The properties of a view model as texts, as they are now: what reflection sees of them, within bounds.
    @MainActor
    enum Properties {
        /// The most children of a value that are written out.
        private static let most = 8
        private static let length = 400

        /// - Returns: The properties, and how many were left out.
        static func read(_ object: Any) -> ([Wire.Property], Int) {
            var found: [Wire.Property] = []
            var omitted = 0
            var mirror: Mirror? = Mirror(reflecting: object)
            while let reflected = mirror {
                for child in reflected.children {
                    guard let label = child.label, !label.hasPrefix("_$") else { continue }
                    guard found.count < Wire.Limit.properties else {
                        omitted += 1
                        continue
                    }
                    // What is observed is stored under a name with a sign before it.
                    let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
                    found.append(
                        .init(
                            name: name.bounded(to: 200),
                            value: text(child.value, depth: 0).bounded(to: length))
                    )
                }
                mirror = reflected.superclassMirror
            }
            return (found, omitted)
        }

        private static func text(_ value: Any, depth: Int) -> String {
            if let text = value as? String { return text.bounded(to: length).debugDescription }
            if let property = value as? any InspectedProperty {
                return depth < 3 ? text(property.inspectedValue, depth: depth + 1) : "…"
            }
            let mirror = Mirror(reflecting: value)
            guard depth < 4 else { return "\(type(of: value))" }
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
            // What another object holds is told where that object is.
            case .class: return "\(type(of: value))"
            // Routers and the like say nothing by what they are made of.
            case .struct where String(reflecting: type(of: value)).hasPrefix("Cairn."):
                return "\(type(of: value))"
            case .struct where !mirror.children.isEmpty && !(value is any CustomStringConvertible):
                return "\(type(of: value))(" + list(mirror, depth) + ")"
            case .struct, .enum: return "\(value)".bounded(to: length)
            case nil:
                // A closure has no description but its type.
                return "\(type(of: value))".contains("->")
                    ? "\(type(of: value))" : "\(value)".bounded(to: length)
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
