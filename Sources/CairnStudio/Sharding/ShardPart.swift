import ArgumentParser

/// A part of a run: each of so many has its share of the shards.
struct ShardPart: Equatable, ExpressibleByArgument {
    var number: Int
    var count: Int

    /// How many shards a run has by definition.
    static let total = 16

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, number <= count,
            count <= Self.total
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Which of the run's shards it makes.
    var shards: [Int] { Array(stride(from: number, through: Self.total, by: count)) }

    /// A shard's share of all steps; the first shards make those that are left over.
    static func steps(_ count: Int, of shard: Int) -> Int {
        count / total + (shard <= count % total ? 1 : 0)
    }

    /// What a shard draws from.
    static func seed(_ seed: UInt64, of shard: Int) -> UInt64 { seed &* 1_000_003 &+ UInt64(shard) }

    /// A file of a shard, in the order of names.
    static func file(_ kind: String, _ shard: Int) -> String {
        "\(kind)-\(shard < 10 ? "0" : "")\(shard).json"
    }
}
