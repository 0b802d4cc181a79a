/// A property computed from others. It stores nothing: the value is computed when it is read, once for each
/// observer when something changed, so it is never older than what it comes from.
@MainActor
final class DerivedProperty<Value>: Property<Value> {
    /// What is set where this changes, each once, however many ways lead there.
    private let sources: [any Source]
    private let compute: @MainActor (_ tracked: Bool) -> Value

    init(from sources: [any Source], _ compute: @escaping @MainActor (_ tracked: Bool) -> Value) {
        self.sources = Self.roots(of: sources)
        self.compute = compute
        super.init()
    }

    override var value: Value { compute(true) }
    override var current: Value { compute(false) }

    override func listen(owner: Weak?, _ observer: @escaping @MainActor (Value) -> Void) -> Bond {
        let compute = compute
        let bonds = sources.map { $0.listen(owner: owner, changed: { observer(compute(false)) }) }
        return bonds.count == 1 ? bonds[0] : Bond { for bond in bonds { bond.end() } }
    }

    override var roots: [any Source] { sources }

    override func hold(_ body: () -> Void) { holding(sources[...], body) }

    private func holding(_ sources: ArraySlice<any Source>, _ body: () -> Void) {
        guard let first = sources.first else { return body() }
        first.hold { holding(sources.dropFirst(), body) }
    }

    private static func roots(of sources: [any Source]) -> [any Source] {
        var all = sources.first?.roots ?? []
        // Mostly there are a few, which are sooner gone through than hashed.
        for source in sources.dropFirst() {
            for root in source.roots where !all.contains(where: { $0 === root }) { all.append(root) }
        }
        return all
    }
}

/// A property that another is derived from, whatever its value.
@MainActor
protocol Source: AnyObject {
    /// The properties that are set where this one changes: itself, or what it is derived from in the end.
    var roots: [any Source] { get }
    func listen(owner: Weak?, changed: @escaping @MainActor () -> Void) -> Bond
    func hold(_ body: () -> Void)
}

extension Property: Source {
    func listen(owner: Weak?, changed: @escaping @MainActor () -> Void) -> Bond {
        listen(owner: owner, { (_: Value) in changed() })
    }

    func read(_ tracked: Bool) -> Value { tracked ? value : current }
}

extension Property {
    /// The property seen through a function. That is called when the value is read, and for each observer when
    /// it changes: let it be quick and have no effects. It keeps this property, and this one does not keep it.
    public func map<New>(_ transform: @escaping @MainActor (Value) -> New) -> Property<New> {
        DerivedProperty(from: [self]) { [self] in transform(read($0)) }
    }

    /// Two properties as one, told of once when either changes: always the newest of both.
    public func joined<Other, New>(
        with other: Property<Other>, _ transform: @escaping @MainActor (Value, Other) -> New
    ) -> Property<New> {
        DerivedProperty(from: [self, other]) { [self] in transform(read($0), other.read($0)) }
    }

    /// Three properties as one, told of once when any changes: always the newest of all.
    public func joined<Second, Third, New>(
        with second: Property<Second>, _ third: Property<Third>,
        _ transform: @escaping @MainActor (Value, Second, Third) -> New
    ) -> Property<New> {
        DerivedProperty(from: [self, second, third]) { [self] in
            transform(read($0), second.read($0), third.read($0))
        }
    }
}
