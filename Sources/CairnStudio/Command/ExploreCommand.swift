import ArgumentParser
import CairnInspector
import Foundation

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
        guard jobs > 0 else { throw ValidationError("Nothing is done by \(jobs) processes.") }
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

/// Makes one map of those of several shards.
struct Merge: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            abstract:
                "Make one storyboard, and one summary of fuzzing, of the shards of a run, whatever ran them.",
            usage: """
                \(Root.context.name) merge <folder> ... [--out <folder>]
                    [--json <file>] [--fail-on <findings>] [--plain]
                """)
    }

    @Argument(help: "What explore --shard and fuzz --shard wrote into.")
    var folders: [String]

    @Option(help: ArgumentHelp("Write the storyboard into this folder.", valueName: "folder"))
    var out: String?

    @Option(
        help: ArgumentHelp(
            "Write the map, or the summary, to this file; - is standard output.", valueName: "file"))
    var json: String?

    @Option(help: ArgumentHelp("As of explore.", valueName: "findings"))
    var failOn = FindingKinds(kinds: [.faults])

    @Flag(help: "No colour and nothing redrawn, as through a pipe.")
    var plain = false

    var wish: MergeWish {
        MergeWish(folders: folders, out: out, json: json, failsOn: failOn.kinds, isPlain: plain)
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

/// What the command line asks of `merge`.
struct MergeWish: Equatable {
    var folders: [String]
    var out: String?
    var json: String?
    var failsOn: Set<Finding.Kind> = [.faults]
    var isPlain = false
}

/// How long to explore.
enum ExploreBudget: Equatable, ExpressibleByArgument {
    case steps(Int)
    case time(seconds: Int)

    init?(argument: String) {
        let number = argument.filter { $0 != "," && $0 != "_" }
        let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600]
        if let steps = Int(number), steps > 0 {
            self = .steps(steps)
        } else if let unit = number.last.flatMap({ units[$0] }), let count = Int(number.dropLast()), count > 0
        {
            let (seconds, isTooMuch) = count.multipliedReportingOverflow(by: unit)
            guard !isTooMuch else { return nil }
            self = .time(seconds: seconds)
        } else {
            return nil
        }
    }

    var defaultValueDescription: String {
        switch self {
        case .steps(let count): "\(count)"
        case .time(let seconds): "\(seconds)s"
        }
    }
}

/// Kinds of findings, as a command line lists them.
struct FindingKinds: Equatable, ExpressibleByArgument {
    var kinds: Set<Finding.Kind>

    init(kinds: Set<Finding.Kind>) { self.kinds = kinds }

    init?(argument: String) {
        switch argument {
        case "all": kinds = Set(Finding.Kind.allCases)
        case "none": kinds = []
        default:
            kinds = []
            for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
                guard let kind = Finding.Kind(rawValue: String(word)) else { return nil }
                kinds.insert(kind)
            }
        }
    }

    var defaultValueDescription: String { kinds.map(\.rawValue).sorted().joined(separator: ",") }
    static var allValueStrings: [String] { ["all", "none"] + Finding.Kind.allCases.map(\.rawValue) }
}
