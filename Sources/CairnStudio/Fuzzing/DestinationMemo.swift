import Cairn

/// What was found out about destinations by reflection, which takes its time.
struct DestinationMemo<Value: Sendable>: Sendable {
    private var known: [AnyDestination: Value] = [:]

    subscript(_ destination: AnyDestination) -> Value? {
        get { known[destination] }
        set {
            // An app may make ever new ones.
            if known.count > 1_000 { known = [:] }
            known[destination] = newValue
        }
    }
}

extension AnyDestination {
    /// Its label without what it carries; whole where it is in backquotes, as a description of the app's own is.
    var caseName: String {
        let label = label
        return label.hasPrefix("`") ? label : String(label.prefix { $0 != "(" })
    }
}
