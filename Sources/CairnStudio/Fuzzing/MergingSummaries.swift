import CairnInspector
import Foundation

extension FuzzSummary {
    /// One summary of those of several shards: the same, whatever ran them. The run ends with the first that broke a law.
    /// - Parameter summaries: Of one run, in the order of their shards.
    /// - Returns: Nil for none.
    static func merged(_ summaries: [FuzzSummary]) -> FuzzSummary? {
        guard var whole = summaries.first else { return nil }
        for other in summaries.dropFirst() where whole.broken == nil { whole.add(other) }
        return whole
    }

    private mutating func add(_ other: FuzzSummary) {
        broken = other.broken.map { broken in
            var broken = broken
            broken.launch += launches
            broken.step += steps
            return broken
        }
        // The last shards of a short run have no step, and do not know.
        if other.launches > 0, other.lacksNavigator == nil { lacksNavigator = nil }
        shards += other.shards
        steps += other.steps
        launches += other.launches
        screens = Set(screens + other.screens).sorted()
        transitions = Set(transitions + other.transitions).sorted()
        edges = Set(edges + other.edges).sorted()
    }
}

extension FuzzSummary: RunShard {
    static func file(_ shard: Int) -> String { ShardPart.file("fuzz", shard) }
    static var command: String { "fuzz" }
    var numbers: [Int] { shards }
    var endsRun: Bool { broken != nil }

    var run: [(name: String, value: String)] {
        [
            ("app", app), ("seed", "\(seed)"), ("number of steps", "\(budget)"),
            ("device", (device ?? .phone).rawValue),
            ("script of --after", after.isEmpty ? "none" : after.joined(separator: "; ")),
        ]
    }

    private static let remedy = "fuzz --shard writes such a file anew"

    init(json data: Data) throws(ShardError) {
        do throws(JSONFile.Failure) {
            let file = try JSONFile(data, remedy: Self.remedy)
            let version = try file.version()
            guard version == Self.version else {
                throw JSONFile.Failure(
                    cause: "it is of version \(version), and known is \(Self.version)", remedy: Self.remedy)
            }
            self = try file.read()
        } catch { throw ShardError(text: "this is no summary of fuzzing: \(error)") }
        guard
            [budget, steps, launches, broken?.step ?? 0, broken?.launch ?? 0].allSatisfy(
                (0...1_000_000_000_000).contains)
        else { throw ShardError(text: "a number of this summary is no count; \(Self.remedy)") }
    }
}
