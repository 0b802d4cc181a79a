import Cairn
import CairnInspector
import Foundation

extension AppMap {
    /// Reads a file.
    init(json data: Data) throws(ShardError) {
        let file: JSONFile
        let version: Int
        do throws(JSONFile.Failure) {
            file = try JSONFile(data, remedy: Self.remedy)
            version = try file.version()
        } catch { throw ShardError(text: "this is no storyboard: \(error)") }
        guard (1...Self.version).contains(version) else {
            throw ShardError(
                text: "this storyboard is of version \(version), and known is \(Self.version); \(Self.remedy)"
            )
        }
        do throws(JSONFile.Failure) { self = try file.read() } catch { throw ShardError(text: "\(error)") }
        if let name = Self.absurdCount(in: file.value) {
            throw ShardError(text: "'\(name)' of this storyboard is no count; \(Self.remedy)")
        }
        var known: Set<Screen.ID> = []
        if let double = screens.first(where: { !known.insert($0.id).inserted }) {
            throw ShardError(text: "'screens' of this storyboard has '\(double.id)' twice; \(Self.remedy)")
        }
    }

    private static let remedy = "explore writes such a file anew"

    /// The name of a count that is below 0, or so high that sums of such have no place.
    private static func absurdCount(in written: SavedValue) -> String? {
        switch written {
        case .list(let values): return values.lazy.compactMap(absurdCount).first
        case .object(let fields):
            for field in fields {
                if let found = absurdCount(in: field.value) { return found }
                if counts.contains(field.name), case .number(let count) = field.value,
                    !(0...1e12 ~= Double(count) ?? 0)
                {
                    return field.name
                }
            }
            return nil
        default: return nil
        }
    }

    private static let counts: Set = [
        "steps", "replayed", "launches", "visits", "count", "effects", "omitted",
    ]
}

extension AppMap: RunShard {
    static func file(_ shard: Int) -> String { ShardPart.file("shard", shard) }
    static var command: String { "explore" }
    var numbers: [Int] { exploration.shards }

    var run: [(name: String, value: String)] {
        [
            ("app", app), ("seed", "\(exploration.seed)"), ("budget", exploration.budget ?? "not known"),
            ("device", exploration.device.rawValue),
            ("script of --after", exploration.after?.joined(separator: "; ") ?? "none"),
        ]
    }
}
