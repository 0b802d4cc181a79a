import CairnInspector

/// Which part of an app is explored, and for how long.
struct Exploration: Hashable, Sendable {
    /// How many acts are tried.
    var steps = 20_000
    var seed: UInt64 = 1
    var device = Wire.Device.phone
    /// What comes first, such as a login; no step.
    var start: [Action] = []
    /// What opens doors in this app.
    var texts: [String] = []
    /// What is tapped elsewhere.
    var links: [String] = []
    /// What the network can be like.
    var networks: [String] = []
    /// Without an archive, as the fuzzer draws: for comparison.
    var isRandom = false
}
