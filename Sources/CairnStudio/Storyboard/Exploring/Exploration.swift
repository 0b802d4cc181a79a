import Cairn

/// Which part of an app is explored, and for how long.
struct Exploration: Sendable {
    /// What is left of the run for one shard.
    var steps = 20_000
    /// Where a clock on the wall ends it, if one does.
    var time: Duration?
    var seed: UInt64 = 1
    var device = Wire.Device.phone
    /// What opens doors in this app.
    var texts: [String] = []
    /// What is tapped elsewhere.
    var links: [String] = []
    /// The types of destinations that were declared, beside those that are met.
    var declared: [any Cairn.Destination.Type] = []
    /// Without an archive, as the fuzzer draws: for comparison.
    var isRandom = false

    /// How many parts a run has by definition.
    static let shards = 16
}
