import ArgumentParser

/// Draws a map, and says how it differs from another.
struct Storyboard: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            abstract: "Draw a map, and say how it differs from an older one.",
            usage: """
                \(Root.context.name) storyboard [<map>] [--compare <map>]
                    [--markdown <file>] [--out <folder>]
                    [--fail-on-changes] [--plain]
                """,
            discussion: """
                Without a map the app is explored, with the seed and the steps of the older map, so that what differs is \
                the app. Counts, scripts, and what screens read below their titles are no difference, nor is what one map \
                has and the other may lack by chance, as it was come upon too seldom.
                """)
    }

    @Argument(help: "What explore wrote: storyboard.json.")
    var map: String?

    @Option(help: ArgumentHelp("The older map.", valueName: "map"))
    var compare: String?

    @Option(
        help: ArgumentHelp(
            "Write the difference as Markdown, for a pull request; - is standard output.", valueName: "file"))
    var markdown: String?

    @Option(help: ArgumentHelp("Draw the map into this folder, with what differs.", valueName: "folder"))
    var out: String?

    @Flag(help: "End with 1 where anything differs.")
    var failOnChanges = false

    @Flag(help: "No colour and nothing redrawn, as through a pipe.")
    var plain = false

    func validate() throws {
        guard map != nil || compare != nil else {
            throw ValidationError("Name a map, or an older one to compare with.")
        }
        guard compare != nil || out != nil else {
            throw ValidationError("There is nothing to do: add --compare or --out.")
        }
        guard compare != nil || markdown == nil && !failOnChanges else {
            throw ValidationError("What differs from what? Add --compare.")
        }
    }

    var options: StoryboardOptions {
        StoryboardOptions(
            map: map, compare: compare, markdown: markdown, out: out, failsOnChanges: failOnChanges,
            isPlain: plain)
    }
}

/// What the command line asks of `storyboard`.
struct StoryboardOptions: Equatable {
    var map: String?
    var compare: String?
    var markdown: String?
    var out: String?
    var failsOnChanges = false
    var isPlain = false
}
