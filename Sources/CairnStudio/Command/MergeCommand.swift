import ArgumentParser

/// Makes one map, and one summary of fuzzing, of those of several shards.
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

    var options: MergeOptions {
        MergeOptions(folders: folders, out: out, json: json, failsOn: failOn.kinds, isPlain: plain)
    }
}

/// What the command line asks of `merge`.
struct MergeOptions: Equatable {
    var folders: [String]
    var out: String?
    var json: String?
    var failsOn: Set<Finding.Kind> = [.faults]
    var isPlain = false
}
