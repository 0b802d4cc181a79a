#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// SplitMix64: the same numbers for the same seed, so that a failure can be played again.
package struct SeededRandom: RandomNumberGenerator, Sendable {
    /// What tests draw from: what `CAIRN_SEED` says, and without it the same in every run.
    package static let seedOfTests =
        getenv("CAIRN_SEED").flatMap { UInt64(String(cString: $0)) } ?? 2026

    private var state: UInt64

    /// Any seed is as good as any other.
    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to that.
    package mutating func roll(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
