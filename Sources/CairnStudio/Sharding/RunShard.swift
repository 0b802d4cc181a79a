import Foundation

/// What a shard of a run came upon, as a file that is merged with the others.
protocol RunShard: Codable, Sendable {
    /// What its file is called, as in `shard-07.json`.
    static func file(_ shard: Int) -> String
    /// The command that makes it.
    static var command: String { get }
    /// Which of the run's shards it is.
    var numbers: [Int] { get }
    /// What all shards of a run have in common, and what it is called.
    var run: [(name: String, value: String)] { get }
    /// Whether the run ends with it, so that later shards do not count.
    var endsRun: Bool { get }

    init(json data: Data) throws(ShardError)
}

extension RunShard {
    var endsRun: Bool { false }

    /// As it is kept in a file: the same shard is the same bytes.
    var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(self)) ?? Data()
        return data + Data("\n".utf8)
    }
}

/// Why a file is no shard.
struct ShardError: Error, Hashable, Sendable { var text: String }
