/// The types that conform to a protocol. The runtime takes longer to say that one does not than all else of a push takes, so
/// each type is asked about once.
@MainActor
final class TypeSet {
    private var known: [ObjectIdentifier: Bool] = [:]
    private let conforms: (Any.Type) -> Bool

    init(_ conforms: @escaping (Any.Type) -> Bool) {
        self.conforms = conforms
    }

    /// Whether the type of a value is one of these.
    func contains(_ value: Any) -> Bool {
        let type = type(of: value)
        if let known = known[ObjectIdentifier(type)] { return known }
        let conforms = conforms(type)
        known[ObjectIdentifier(type)] = conforms
        return conforms
    }
}
