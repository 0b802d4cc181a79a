/// A property computed from others. It stores nothing: the value is computed when it is read, once for each
/// observer when something changed, so it is never older than what it comes from.
@MainActor
final class DerivedProperty<Value>: Property<Value> {
    /// What is set where this changes, each once, however many ways lead there. Kept for as long as this is.
    private let sources: [any Source]
    private let compute: Reader<Value>

    /// - Parameter compute: Keeps no source, since the sources keep their observers, and those keep this.
    init(from sources: [any Source], _ compute: @escaping Reader<Value>) {
        let (roots, forks) = Self.roots(of: sources)
        self.sources = roots
        self.compute = Reading.once(forks: forks, compute)
        super.init()
    }

    override var reader: Reader<Value> { compute }

    override func listen(owner: Weak?, _ observer: @escaping @MainActor (Value) -> Void) -> Bond {
        let tell: @MainActor () -> Void
        if sources.count < 2 {
            tell = { [compute] in compute(Reading(isNoticed: false)).map(observer) }
        } else {
            // What the observer sets of any of them is told once it has returned, and not inside of it.
            let all = sources.map { WeakSource(source: $0) }
            tell = { [compute] in
                guard let value = compute(Reading(isNoticed: false)) else { return }
                Self.holding(all.compactMap(\.source)[...]) { observer(value) }
            }
        }
        let bonds = sources.map { $0.listen(owner: owner, changed: tell) }
        return bonds.count == 1 ? bonds[0] : Bond { for bond in bonds { bond.end() } }
    }

    override var roots: [any Source] { sources }

    override func hold(_ body: () -> Void) { Self.holding(sources[...], body) }

    private static func holding(_ sources: ArraySlice<any Source>, _ body: () -> Void) {
        guard let first = sources.first else { return body() }
        first.hold { holding(sources.dropFirst(), body) }
    }

    /// Each once, and whether there are several ways to one.
    private static func roots(of sources: [any Source]) -> (all: [any Source], forks: Bool) {
        var all = sources.first?.roots ?? []
        var forks = false
        // Mostly there are a few, which are sooner gone through than hashed.
        for source in sources.dropFirst() {
            for root in source.roots {
                if all.contains(where: { $0 === root }) { forks = true } else { all.append(root) }
            }
        }
        return (all, forks)
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

/// A source that is not kept.
private struct WeakSource {
    weak var source: (any Source)?
}

extension Property: Source {
    func listen(owner: Weak?, changed: @escaping @MainActor () -> Void) -> Bond {
        listen(owner: owner, { (_: Value) in changed() })
    }
}

extension Property {
    /// The property seen through a function. That is called when the value is read, and for each observer when
    /// it changes: let it be quick and have no effects. The new property keeps this one, and not the other way round; but as long as
    /// somebody observes the new one, this one keeps the function: let it capture a view model weakly.
    public func map<New>(_ transform: @escaping @MainActor (Value) -> New) -> Property<New> {
        DerivedProperty(from: [self]) { [value = reader] in value($0).map(transform) }
    }

    /// Two properties as one, told of once when either changes: always the newest of both.
    public func joined<Other, New>(
        with other: Property<Other>, _ transform: @escaping @MainActor (Value, Other) -> New
    ) -> Property<New> {
        DerivedProperty(from: [self, other]) { [value = reader, other = other.reader] in
            guard let value = value($0), let other = other($0) else { return nil }
            return transform(value, other)
        }
    }

    /// Three properties as one, told of once when any changes: always the newest of all.
    public func joined<Second, Third, New>(
        with second: Property<Second>, _ third: Property<Third>,
        _ transform: @escaping @MainActor (Value, Second, Third) -> New
    ) -> Property<New> {
        DerivedProperty(from: [self, second, third]) {
            [value = reader, second = second.reader, third = third.reader] in
            guard let value = value($0), let second = second($0), let third = third($0) else { return nil }
            return transform(value, second, third)
        }
    }
}
