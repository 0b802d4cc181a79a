import ArgumentParser
import CairnInspector

/// Looks for every screen of the app.
struct Explore: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            abstract: "Find every screen of the app and every way between them, and what is wrong with them.",
            usage: """
                \(Root.context.name) explore [--budget <budget>]
                    [--seed <number>] [--after <script>]
                    [--out <folder>] [--json <file>]
                    [--fail-on <findings>]
                    [--shard <number/count>] [--jobs <count>]
                    [--device <device>] [--plain]
                """,
            discussion: Manual.exploring(width: Root.context.width))
    }

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many steps to make, or for how long, as in 30s or 5m: which finds what it finds.",
            valueName: "budget"))
    var budget = ExploreBudget.steps(20_000)

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("What to draw them from; the same seed finds the same.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(
        help: ArgumentHelp(
            "Have each shard begin by the actions in this file, such as a login; they count as no steps.",
            valueName: "script"))
    var after: String?

    @Option(help: ArgumentHelp("Write the storyboard into this folder.", valueName: "folder"))
    var out: String?

    @Option(help: ArgumentHelp("Write the map to this file; - is standard output.", valueName: "file"))
    var json: String?

    @Option(
        help: ArgumentHelp(
            "End with 1 where any of these is found, with commas between them; all, or none. Unless it is none, also "
                + "where the app has no navigator.",
            valueName: "findings"))
    var failOn = FindingKinds(kinds: [.faults])

    @OptionGroup var shards: ShardArguments
    @OptionGroup var device: DeviceArguments

    @Flag(help: "No colour and nothing redrawn, as through a pipe.")
    var plain = false

    @Flag(help: .hidden)
    var random = false

    @ParentCommand private var root: Root

    func validate() throws {
        guard !root.plays else {
            throw ValidationError("explore launches the app by itself: leave the options before it out.")
        }
        try shards.check(out: out, json: json, partOf: "map")
    }

    var options: ExploreOptions {
        ExploreOptions(
            budget: budget, seed: seed, after: after, out: out, json: json, failsOn: failOn.kinds,
            shard: shards.shard, jobs: shards.jobs, device: device.device ?? .phone, isPlain: plain,
            isRandom: random)
    }
}

/// What the command line asks of `explore`.
struct ExploreOptions: Equatable {
    var budget = ExploreBudget.steps(20_000)
    var seed: UInt64 = 1
    var after: String?
    /// What is in that file, or an older map began with.
    var start: [Action] = []
    var out: String?
    var json: String?
    var failsOn: Set<Finding.Kind> = [.faults]
    var shard: ShardPart?
    var jobs = 1
    var device = Wire.Device.phone
    var isPlain = false
    var isRandom = false
}
