/// Which of Cairn's optional protocols a value conforms to. The runtime takes longer to say that something does not conform
/// than all else of a push takes, so each type is asked once.
@MainActor
struct Conformances {
    /// Whether its router was made before its place.
    let isRouted: Bool
    let isLeaveGuard: Bool
    let isActivatable: Bool
    /// Whether it is what a screen of the system's says when it ends.
    let isSystemReply: Bool
    let isDestination: Bool

    private static var known: [ObjectIdentifier: Conformances] = [:]

    static func of(_ value: Any) -> Conformances {
        let type = type(of: value)
        if let known = known[ObjectIdentifier(type)] { return known }
        let new = Conformances(type)
        known[ObjectIdentifier(type)] = new
        return new
    }

    private init(_ type: Any.Type) {
        isRouted = type is any Routed.Type
        isLeaveGuard = type is any LeaveGuard.Type
        isActivatable = type is any Activatable.Type
        isSystemReply = type is any SystemReply.Type
        isDestination = type is any Destination.Type
    }
}
