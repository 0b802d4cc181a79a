/// Reads a value, as long as there is one.
typealias Reader<Value> = @MainActor (Reading) -> Value?

/// One reading of a property, with all that is read for it.
@MainActor
struct Reading {
    /// Whether Observation is to notice it.
    let isNoticed: Bool
    /// What has been computed for it. There is none until two ways lead to one source: mostly there is one, and nothing to look up.
    private var computed: Computed?

    init(isNoticed: Bool) { self.isNoticed = isNoticed }

    private final class Computed {
        var values: [ObjectIdentifier: AnyObject] = [:]
    }

    /// Whose identity says which reader it is.
    private final class Key {}

    private final class Known<Value> {
        let value: Value?

        init(_ value: Value?) { self.value = value }
    }

    /// A reader that computes once for a reading, however many ways lead there: twelve forks, one after the other, are 4,096 ways.
    static func once<Value>(forks: Bool, _ compute: @escaping Reader<Value>) -> Reader<Value> {
        let key = Key()
        return { reading in
            var reading = reading
            if forks, reading.computed == nil { reading.computed = Computed() }
            guard let computed = reading.computed else { return compute(reading) }
            if let known = computed.values[ObjectIdentifier(key)] as? Known<Value> { return known.value }
            let value = compute(reading)
            computed.values[ObjectIdentifier(key)] = Known(value)
            return value
        }
    }
}
