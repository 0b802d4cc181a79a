import ArgumentParser
import CairnInspector

/// Tries to break the app's laws.
struct Fuzz: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            abstract: "Do at random what a person and the system can do, and check Cairn's laws.",
            usage: """
                \(Root.context.name) fuzz [--steps <count>] [--seed <number>]
                    [--after <script>] [--device <device>]
                    [--json <file>]
                    [--script <file>] [--shard <number/count>]
                    [--out <folder>] [--jobs <count>]
                    [--record <file>] [--compare <file>] [--plain]
                """,
            discussion: Manual.fuzzing(width: Root.context.width))
    }

    @Option(parsing: .unconditional, help: ArgumentHelp("How many steps to make.", valueName: "count"))
    var steps = 100_000

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("What to draw them from; the same seed makes the same.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(
        help: ArgumentHelp(
            "Begin each launch by the actions in this file, such as a login; they count as no steps.",
            valueName: "script"))
    var after: String?

    @Option(help: ArgumentHelp("Write the summary to this file; - is standard output.", valueName: "file"))
    var json: String?

    @OptionGroup var shards: ShardArguments

    @Option(help: ArgumentHelp("Where the shards of a part go.", valueName: "folder"))
    var out: String?

    @Option(
        help: ArgumentHelp(
            "Stop where the app goes another way than in this file, which --record wrote with the same options.",
            valueName: "file"))
    var compare: String?

    @Flag(help: .hidden)
    var random = false

    @Flag(help: .hidden)
    var withoutLaws = false

    @OptionGroup var play: PlayArguments
    @OptionGroup var device: DeviceArguments
    @ParentCommand private var root: Root

    func validate() throws {
        guard root.launch.link == nil else {
            throw ValidationError(
                "fuzz launches the app by no link: what it finds could not be played again.")
        }
        guard steps > 0 else {
            throw ValidationError("--steps takes a number of steps, from 1 and not \(steps).")
        }
        try shards.check(out: out, json: json, partOf: "run")
        guard shards.jobs == 1 || play.record == nil else {
            throw ValidationError("A journal is written by one process: leave --jobs out.")
        }
        guard compare == nil || shards.jobs == 1 && shards.shard == nil && play.record == nil else {
            throw ValidationError(
                "A run is compared as a whole, by one process: leave --jobs, --shard and --record out.")
        }
        guard shards.shard != nil || out == nil else {
            throw ValidationError("Only shards go into a folder: add --shard, or name a file by --json.")
        }
    }

    var options: FuzzOptions {
        FuzzOptions(
            steps: steps, seed: seed, after: after, device: device.device ?? .phone, json: json,
            script: play.script,
            record: play.record, compare: compare,
            out: out, shard: shards.shard, jobs: shards.jobs, isPlain: play.plain, isRandom: random,
            hasLaws: !withoutLaws)
    }
}

/// What the command line asks of `fuzz`.
struct FuzzOptions: Equatable {
    var steps = 100_000
    var seed: UInt64 = 1
    var after: String?
    var device = Wire.Device.phone
    var json: String?
    var script: String?
    var record: String?
    /// What an earlier run recorded.
    var compare: String?
    var out: String?
    var shard: ShardPart?
    var jobs = 1
    var isPlain = false
    /// Without an archive, for comparison.
    var isRandom = false
    /// Whether laws are checked; not to do so shows what that costs.
    var hasLaws = true

    /// Where the script goes, if there is something to play again.
    func script(of name: String) -> String { script ?? Self.script(of: name, seed: seed, shard: shard) }

    /// Where it goes where no file was named.
    static func script(of name: String, seed: UInt64, shard: ShardPart? = nil) -> String {
        let part = shard.map { "-part-\($0.number)" } ?? ""
        return "\(name.replacing(" ", with: "-"))-seed-\(seed)\(part).script"
    }
}
