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

    @Option(
        help: ArgumentHelp(
            "Make this part of the run only, as in 3/16, for merge. Needs --out.", valueName: "number/count"))
    var shard: ShardPart?

    @Option(
        help: ArgumentHelp(
            "In how many processes at a time: which changes nothing but how long it takes.",
            valueName: "count"))
    var jobs = 1

    @OptionGroup var device: DeviceOptions

    @Flag(help: "No colour and nothing redrawn, as through a pipe.")
    var plain = false

    @Flag(help: .hidden)
    var random = false

    @ParentCommand private var root: Root

    func validate() throws {
        guard !root.plays else {
            throw ValidationError("explore launches the app by itself: leave the options before it out.")
        }
        guard jobs > 0 else {
            throw ValidationError("--jobs takes a number of processes, from 1 and not \(jobs).")
        }
        guard shard == nil || jobs == 1 else {
            throw ValidationError("A shard is made by one process: leave --jobs out.")
        }
        guard shard == nil || out != nil else {
            throw ValidationError("A shard goes into a folder: add --out.")
        }
        guard shard == nil || json == nil else {
            throw ValidationError("A shard is a part of a map: leave --json out, and merge the shards.")
        }
    }

    var wish: ExploreWish {
        ExploreWish(
            budget: budget, seed: seed, after: after, out: out, json: json, failsOn: failOn.kinds,
            shard: shard,
            jobs: jobs, device: device.device ?? .phone, isPlain: plain, isRandom: random)
    }
}

/// What the command line asks of `explore`.
struct ExploreWish: Equatable {
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
