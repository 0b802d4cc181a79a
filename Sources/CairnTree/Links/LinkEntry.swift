/// One pattern of a ``LinkTable``, and what it leads to.
public struct LinkEntry<Destination: CairnTree.Destination>: Sendable {
    let pattern: LinkPattern
    let types: [LinkParameterType]
    /// The one destination, for a pattern without placeholders.
    private(set) var constant: Destination?
    /// Makes a destination of texts; those that were left out are nil.
    let make: @Sendable ([String?]) throws(LinkValueError) -> Destination
    /// The texts that a destination is made of; nil when it is not of this pattern.
    let take: @Sendable (Destination, Payload) -> [String?]?
    /// A destination of this pattern, to try it with.
    let example: Destination?
    /// Whether its values are read by reflection, and so only those of one case.
    private(set) var isReflected = false
    private(set) var isPrinted = true
    var nested: (any NestedLinks)?

    /// The pattern leads to one destination.
    public static func link(_ pattern: String, to destination: Destination) -> LinkEntry {
        var entry = LinkEntry(
            LinkPattern(pattern), { destination }, { found, _ in found == destination ? () : nil })
        entry.constant = destination
        return entry
    }

    /// The pattern leads to a case with values: `.link("matches/{id}", to: Route.match)`. The values are read from a
    /// destination by reflection, and only taken if they make the same destination again.
    public static func link<each Value: LinkParameter>(
        _ pattern: String, to make: @escaping @Sendable (repeat each Value) -> Destination
    ) -> LinkEntry {
        var entry = LinkEntry(LinkPattern(pattern), make) { destination, payload -> (repeat each Value)? in
            guard let values: (repeat each Value) = payload.values(),
                make(repeat each values) == destination
            else { return nil }
            return values
        }
        entry.isReflected = true
        return entry
    }

    /// The pattern leads to what a function makes, and another takes apart: for destinations that are more than a
    /// case with its values. `take` answers nil for all that `make` does not make.
    public static func link<each Value: LinkParameter>(
        _ pattern: String, to make: @escaping @Sendable (repeat each Value) -> Destination,
        from take: @escaping @Sendable (Destination) -> (repeat each Value)?
    ) -> LinkEntry {
        LinkEntry(LinkPattern(pattern), make) { destination, _ in take(destination) }
    }

    /// Links of this pattern are read, and never printed: an old way to write what another pattern says.
    public var parseOnly: LinkEntry {
        var entry = self
        entry.isPrinted = false
        return entry
    }

    private init<each Value: LinkParameter>(
        _ pattern: LinkPattern, _ make: @escaping @Sendable (repeat each Value) -> Destination,
        _ take: @escaping @Sendable (Destination, Payload) -> (repeat each Value)?
    ) {
        self.pattern = pattern
        var types: [LinkParameterType] = []
        repeat types.append(LinkParameterType((each Value).self))
        self.types = types
        self.make = { texts throws(LinkValueError) in
            var reader = LinkValueReader(texts: texts)
            return make(repeat try reader.next((each Value).self))
        }
        self.take = { [types] destination, payload in
            guard let values = take(destination, payload) else { return nil }
            var texts: [String?] = []
            repeat texts.append(LinkValueReader.text(each values, isOptional: types[texts.count].isOptional))
            return texts
        }
        example = try? self.make(types.map(\.example))
    }
}
