/// The values of an enum's case, or of a struct, found by reflection.
struct Payload {
    /// The name of the case; empty for what is no enum with values.
    let name: String
    /// The values of the case together; nil for what is no enum with values.
    private let whole: Any?
    private let fields: [Any]

    init(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        let child = mirror.displayStyle == .enum ? mirror.children.first : nil
        name = child?.label ?? ""
        whole = child?.value
        fields = mirror.displayStyle == .struct ? mirror.children.map(\.value) : []
    }

    /// The values, if they are as many as wanted, and of these types.
    func values<each Value>() -> (repeat each Value)? {
        var count = 0
        repeat Self.add(&count, (each Value).self)
        if count == 1, let whole, let values = try? read([whole]) as (repeat each Value) { return values }
        let parts = whole.map { Mirror(reflecting: $0).children.map(\.value) } ?? fields
        return count == parts.count ? try? read(parts) : nil
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
