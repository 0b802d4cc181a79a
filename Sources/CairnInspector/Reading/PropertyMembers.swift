#if CAIRN_INSPECTOR
    import CairnBinding

    /// What a value is made of, by reflection: the stored properties of an object, the elements of a list.
    @MainActor
    struct PropertyMembers {
        private(set) var list: [(name: String, value: Any)] = []
        /// How many there are, those that are not in the list among them.
        private(set) var count = 0
        /// Whether it is one that others may hold, too.
        private(set) var object: ObjectIdentifier?

        /// What has no members, and is not asked for any: most values.
        static func has(_ value: Any) -> Bool {
            !(value is String || value is Int || value is Bool || value is Double
                || TypeFacts.of(value).isClosure)
        }

        /// - Parameters:
        ///   - most: how many elements of a list are read: it may have any number, and is read with every act.
        ///   - isWanted: whether it is opened although it is not the app's own.
        init(of value: Any, most: Int, whoeverMadeIt isWanted: Bool = false) {
            let (value, mirror) = Self.unwrapped(value)
            guard isWanted || Self.isOpen(value, mirror) else { return }
            if mirror.displayStyle == .class { object = ObjectIdentifier(value as AnyObject) }
            var next: Mirror? = mirror
            while let reflected = next {
                let isList = [.collection, .set, .dictionary].contains(reflected.displayStyle)
                let children = reflected.children.prefix(isList ? most : .max)
                for (index, child) in children.enumerated() { add(child, index, reflected) }
                count = isList ? reflected.children.count : list.count
                // What an app's own class inherits from UIKit's is not the app's.
                let opensForeign = isWanted && TypeFacts.of(type: reflected.subjectType).isForeign
                next = reflected.superclassMirror.flatMap {
                    opensForeign || !TypeFacts.of(type: $0.subjectType).isForeign ? $0 : nil
                }
            }
        }

        private mutating func add(_ child: Mirror.Child, _ index: Int, _ mirror: Mirror) {
            switch mirror.displayStyle {
            case .collection, .set: list.append(("\(index)", child.value))
            case .dictionary:
                let pair = Mirror(reflecting: child.value).children.map(\.value)
                if pair.count == 2 { list.append((PropertyText.text(pair[0]), pair[1])) }
            default:
                // What a macro stores for itself is not the app's.
                guard let label = child.label, !label.hasPrefix("_$") else { return }
                list.append((Self.name(label), child.value))
            }
        }

        /// What is observed is stored under a name with a sign before it, and what is lazy under a long one.
        private static func name(_ label: String) -> String {
            let lazy = "$__lazy_storage_$_"
            if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
            return label.hasPrefix("_") ? String(label.dropFirst()) : label
        }

        /// Without the option and the property around it.
        private static func unwrapped(_ value: Any) -> (Any, Mirror) {
            if let property = value as? any InspectedProperty { return unwrapped(property.inspectedValue) }
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional, let child = mirror.children.first else {
                return (value, mirror)
            }
            return unwrapped(child.value)
        }

        /// Whether there is anything in it that its own text does not say.
        func areWorthIt(after text: String) -> Bool {
            count > 0 && (object != nil || text.utf8.count > 60)
        }

        /// Whether it is the app's own; what an actor or a lock guards cannot be read from here.
        private static func isOpen(_ value: Any, _ mirror: Mirror) -> Bool {
            guard !TypeFacts.of(value).isRedacting else { return false }
            return switch mirror.displayStyle {
            case .collection, .set, .dictionary, .tuple: true
            case .class:
                !TypeFacts.of(value).isForeign && !(value is any Actor)
                    && !mirror.children.contains { TypeFacts.of($0.value).isLock }
            case .struct: !TypeFacts.of(value).isForeign && !(value is any CustomStringConvertible)
            case .enum: !TypeFacts.of(value).isForeign
            default: false
            }
        }
    }
#endif
