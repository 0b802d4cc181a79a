/// Values of traits, each under its definition. A trait that was given no value has its default.
struct TraitValues: UIMutableTraits {
    private struct Entry {
        let trait: UITrait
        let value: Any
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue }
        set { entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue) }
    }

    var isEmpty: Bool { entries.isEmpty }

    func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

    mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

    /// These values, and before them those of `other`.
    func overridden(by other: TraitValues) -> TraitValues {
        var result = self
        result.entries.merge(other.entries) { $1 }
        return result
    }

    /// The traits that have another value here than there. Values that cannot be compared count as different, unless
    /// neither side has one.
    func changes(from other: TraitValues) -> [UITrait] {
        let traits = entries.merging(other.entries) { mine, _ in mine }.values.map(\.trait)
        return traits.filter { !isSame($0, as: other) }
    }

    /// Whether all values given here are those there.
    func areContained(in other: TraitValues) -> Bool {
        entries.values.allSatisfy { isSame($0.trait, as: other) }
    }

    private func isSame<Trait: UITraitDefinition>(_ trait: Trait.Type, as other: TraitValues) -> Bool {
        guard let mine = self[trait] as? any Equatable else { return false }
        return mine.isSame(as: other[trait])
    }
}

extension Equatable {
    fileprivate func isSame(as other: Any) -> Bool { self == other as? Self }
}
