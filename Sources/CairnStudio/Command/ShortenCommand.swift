import ArgumentParser

/// Finds fewer lines that break what a script breaks.
struct Shorten: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            abstract:
                "Find fewer lines of a script that break the same law, raise the same, or trap where it does.",
            usage: "\(Root.context.name) shorten <script> [--out <script>]",
            discussion: """
                The app is launched again and again with less of the script, for a trap each time in a process of its \
                own. Lines that merely cannot be done, and expectations that fail, are no faults.
                """)
    }

    @Argument(help: "What play --script plays.")
    var script: String

    @Option(
        help: ArgumentHelp(
            "Where the shorter one goes; without it beside the script, as in a-short.script.",
            valueName: "script"))
    var out: String?

    /// Goes on where a run has found a trap, and ends as that does.
    @Flag(help: .hidden)
    var found = false

    func validate() throws {
        guard script != "-" || out != nil else {
            throw ValidationError("What comes from standard input has no name to stand beside: add --out.")
        }
    }

    var options: ShortenOptions { ShortenOptions(script: script, out: out, isFound: found) }
}

/// What the command line asks of `shorten`.
struct ShortenOptions: Equatable {
    var script: String
    var out: String?
    var isFound = false

    /// Where the shorter script goes.
    var file: String {
        if let out { return out }
        let ending = ".script"
        return script.hasSuffix(ending)
            ? "\(script.dropLast(ending.count))-short\(ending)" : "\(script)-short"
    }
}
