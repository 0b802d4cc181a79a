/// A property computed from others. It stores nothing: the value is computed when it is read, once for each
/// observer when something changed, so it is never older than what it comes from.
@MainActor
final class DerivedProperty<Value>: Property<Value> {
    /// What is set where this changes, each once, however many ways lead there.
    private let sources: [any Source]
    private let compute: @MainActor (_ tracked: Bool) -> Value
    /// What computes it for an observer.
    private let reader: @MainActor () -> Reader<Value>

    init(
        from sources: [any Source], _ compute: @escaping @MainActor (_ tracked: Bool) -> Value,
        reader: @escaping @MainActor () -> Reader<Value>
    ) {
        self.sources = Self.roots(of: sources)
        self.compute = compute
        self.reader = reader
        super.init()
    }

    override var value: Value { compute(true) }
    override var current: Value { compute(false) }

    override func listen(owner: Weak?, _ observer: @escaping @MainActor (Value) -> Void) -> Bond {
        // The sources keep their observers: what computes for these keeps no source.
        let read = reader()
        let bonds = sources.map { $0.listen(owner: owner, changed: { read().map(observer) }) }
        return bonds.count == 1 ? bonds[0] : Bond { for bond in bonds { bond.end() } }
    }

    override func unkept() -> Reader<Value> { reader() }

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
    /// it changes: let it be quick and have no effects. It keeps this property, and this one does not keep it; but it keeps
    /// the function as long as somebody observes that, so let the function of a view model capture that weakly.
    public func map<New>(_ transform: @escaping @MainActor (Value) -> New) -> Property<New> {
        DerivedProperty(from: [self]) { [self] in
            transform(read($0))
        } reader: { [self] in
            let value = unkept()
            return { value().map(transform) }
        }
    }

    /// Two properties as one, told of once when either changes: always the newest of both.
    public func joined<Other, New>(
        with other: Property<Other>, _ transform: @escaping @MainActor (Value, Other) -> New
    ) -> Property<New> {
        DerivedProperty(from: [self, other]) { [self] in
            transform(read($0), other.read($0))
        } reader: { [self] in
            let (value, other) = (unkept(), other.unkept())
            return {
                guard let value = value(), let other = other() else { return nil }
                return transform(value, other)
            }
        }
    }

    /// Three properties as one, told of once when any changes: always the newest of all.
    public func joined<Second, Third, New>(
        with second: Property<Second>, _ third: Property<Third>,
        _ transform: @escaping @MainActor (Value, Second, Third) -> New
    ) -> Property<New> {
        DerivedProperty(from: [self, second, third]) { [self] in
            transform(read($0), second.read($0), third.read($0))
        } reader: { [self] in
            let (value, second, third) = (unkept(), second.unkept(), third.unkept())
            return {
                guard let value = value(), let second = second(), let third = third() else { return nil }
                return transform(value, second, third)
            }
        }
    }
}
