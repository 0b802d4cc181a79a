/// The values of an enum's case, or of a struct, found by reflection.
struct Payload {
    /// The name of the case; empty for what is no enum with values.
    let name: String
    private let whole: Any?
    private let parts: [Any]

    init(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum, let child = mirror.children.first else {
            (name, whole, parts) = (
                "", nil, mirror.displayStyle == .struct ? mirror.children.map(\.value) : []
            )
            return
        }
        name = child.label ?? ""
        whole = child.value
        let inner = Mirror(reflecting: child.value)
        parts = inner.displayStyle == .tuple ? inner.children.map(\.value) : [child.value]
    }

    /// The values, if they are as many as wanted, and of these types.
    func values<each Value>() -> (repeat each Value)? {
        var count = 0
        repeat Self.add(&count, (each Value).self)
        if count == 1, let values = try? read([whole ?? ()]) as (repeat each Value) { return values }
        guard count == parts.count else { return nil }
        return try? read(parts)
    }

    private struct Mismatch: Error {}

    private static func add<One>(_ count: inout Int, _: One.Type) { count += 1 }

    private func read<each Value>(_ found: [Any]) throws -> (repeat each Value) {
        var rest = found[...]
        func next<One>(_: One.Type) throws -> One {
            guard let value = rest.popFirst() as? One else { throw Mismatch() }
            return value
        }
        return (repeat try next((each Value).self))
    }
}
