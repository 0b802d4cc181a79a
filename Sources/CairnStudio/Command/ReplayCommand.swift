import ArgumentParser

/// Plays a recorded session again.
struct ReplayRecording: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "replay",
            abstract: "Make the trees of a recorded session again, and stop at the first that differs.",
            usage:
                "\(Root.context.name) replay <file> [--to <number>] [--each]\n    [--test <file>] [--play <file>] [--studio]"
        )
    }

    @Argument(help: "What play --record wrote; - is standard input.")
    var file: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Stop after the entry of this number.", valueName: "number"))
    var to: Int?

    @Flag(help: "Print each entry: its number, its cause, its outcome, and the tree after it.")
    var each = false

    @Option(
        help: ArgumentHelp(
            "Write a Swift test to this file that plays the session in the app, once what was typed where dots are shown is "
                + "put in; of a journal that does not say what the person did, one that replays its trees.",
            valueName: "file"))
    var test: String?

    @Option(
        help: ArgumentHelp(
            "Write a script that plays the session to this file; what was typed where dots are shown is to be put in.",
            valueName: "file"))
    var play: String?

    @Flag(help: "Look at the session in a browser.")
    var studio = false

    @OptionGroup var page: PageArguments

    @ParentCommand private var root: Root

    func validate() throws {
        guard !root.plays else {
            throw ValidationError(
                "replay plays nothing: leave the options before it out; --play writes a script, and --test a test."
            )
        }
        if let to, to < 0 {
            throw ValidationError("Entries are numbered from 0: there is none of number \(to).")
        }
        guard !studio || to == nil && test == nil && play == nil && !each else {
            throw ValidationError("In the studio the page does all of that: leave the other options out.")
        }
        guard studio || page.port == 0 && !page.noOpen else {
            throw ValidationError("Without --studio there is no page.")
        }
        guard to == nil || test == nil && play == nil else {
            throw ValidationError("A test or a script is of the whole session: leave --to out.")
        }
    }

    var options: ReplayOptions {
        ReplayOptions(file: file, last: to, isTold: each, test: test, script: play)
    }
}

/// What the command line asks of `replay`.
struct ReplayOptions: Equatable {
    var file: String
    /// The number of the last entry to play; nil for all.
    var last: Int?
    /// Whether each entry is printed.
    var isTold = false
    /// Where a Swift test goes: of what the person did, or of the journal alone where nobody wrote that down.
    var test: String?
    /// Where a script goes that plays the same.
    var script: String?
}
