#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How much is tried of what is too much for every run: a part, the same each time. CAIRN_EVERY=1 has tests try all of it,
/// as `make whole` does every night, and CAIRN_EVERY=50 each fiftieth.
package enum Sample {
    fileprivate static let every = getenv("CAIRN_EVERY").flatMap { Int(String(cString: $0)) }.map {
        max(1, $0)
    }

    /// Whether all of it is tried.
    package static var isWhole: Bool { every == 1 }
}

extension Array {
    /// The first of so many, and so on; of all, where that was asked for.
    package func some(every stride: Int) -> [Element] {
        Swift.stride(from: 0, to: count, by: Sample.every ?? stride).map { self[$0] }
    }
}
