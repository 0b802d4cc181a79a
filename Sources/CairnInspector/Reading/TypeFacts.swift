#if CAIRN_INSPECTOR
    import Cairn

    /// What is to be known of a type to tell its values. It is asked for with every act and for every property, and to find it out
    /// takes the run time long, so it is kept.
    @MainActor
    struct TypeFacts {
        let name: String
        let isClosure: Bool
        /// Whether it is of the system, or of Cairn: such values are large and say little.
        let isForeign: Bool
        let isCairn: Bool
        let isLock: Bool
        /// Whether its values say themselves what may be shown of them.
        let isRedacting: Bool

        private static var known: [ObjectIdentifier: TypeFacts] = [:]

        static func of(_ value: Any) -> TypeFacts { of(type: type(of: value)) }

        static func of(type: Any.Type) -> TypeFacts {
            if let facts = known[ObjectIdentifier(type)] { return facts }
            let facts = TypeFacts(type)
            // A program may make types while it runs, out of generic ones.
            if known.count < 10_000 { known[ObjectIdentifier(type)] = facts }
            return facts
        }

        private init(_ type: Any.Type) {
            name = "\(type)"
            isClosure = name.contains("->")
            isLock = ["Lock", "Mutex", "DispatchQueue"].contains { [name] in name.hasSuffix($0) }
            isRedacting = type is any Redacting.Type
            let full = String(reflecting: type)
            let module = full.firstIndex(of: ".").map { String(full[..<$0]) }
            isForeign = module.map { Self.systems.contains($0) } ?? true
            isCairn = module == "Cairn"
        }

        private static let systems: Set = [
            "Cairn", "CairnTree", "CairnBinding", "CairnInspector", "CairnSystemScreens", "CairnUIKit",
            "CairnUIKitBinding", "CairnSwiftUI", "CairnStudio", "Swift", "Foundation", "FoundationEssentials",
            "UIKit", "UIKitCore", "SwiftUI", "Combine", "Dispatch", "Observation", "CoreData", "SwiftData",
            "Synchronization", "_Concurrency", "__C",
        ]
    }
#endif
