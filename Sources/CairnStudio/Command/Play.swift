import ArgumentParser

/// How an app is played: what the command line says.
struct PlayOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Play the actions in this file, one a line, and end; - is standard input.", valueName: "file"))
    var script: String?

    @Flag(help: "No colour and nothing redrawn, as through a pipe.")
    var plain = false
}

/// Plays the app in the terminal.
struct Play: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            abstract: "Play the app in the terminal: what is done when no command is named.")
    }

    @OptionGroup var options: PlayOptions
}

/// The command itself. Without a subcommand it plays.
struct Root: ParsableCommand {
    /// What the studio that is being run is called.
    @TaskLocal static var title = (name: "studio", about: "")

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: title.name, abstract: title.about, discussion: Manual.text, subcommands: [Play.self])
    }

    @OptionGroup var options: PlayOptions
}

/// What a command line asks for.
enum Job: Equatable {
    case play(script: String?, plain: Bool)

    /// Reads a command line. Throws what `Root.fullMessage(for:)` turns into words, help included.
    init(arguments: [String]) throws {
        let options: PlayOptions
        switch try Root.parseAsRoot(arguments) {
        case let play as Play: options = play.options
        case let root as Root: options = root.options
        case var other:
            try other.run()
            throw CleanExit.helpRequest()
        }
        self = .play(script: options.script, plain: options.plain)
    }
}
