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
            abstract: "Play the app in the terminal: what is done when no command is named.",
            discussion: Manual.text(width: Root.context.width))
    }

    @OptionGroup var options: PlayOptions
}

/// The command itself. Without a subcommand it plays.
struct Root: ParsableCommand {
    /// What a command line is read for. The parser asks types and not values, so it finds this by the task.
    struct Context {
        var name = "studio"
        var about = ""
        /// The columns of its help.
        var width = 80
    }

    @TaskLocal static var context = Context()

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: context.name, abstract: context.about,
            usage: "\(context.name) [play] [--script <file>] [--plain]",
            discussion: Manual.text(width: context.width), subcommands: [Play.self])
    }

    @OptionGroup var options: PlayOptions
}

/// What a command line asks for.
enum Job: Equatable {
    case play(script: String?, plain: Bool)

    /// Reads a command line. Where it asks for help, or makes no sense, the command ends with that.
    static func reading(_ arguments: [String]) -> Result<Job, EarlyEnd> {
        do {
            var command = try Root.parseAsRoot(arguments)
            switch command {
            case let play as Play: return .success(Job(play.options))
            case let root as Root: return .success(Job(root.options))
            default:
                // The parser's own commands, such as `help`, say what they have to say by throwing.
                try command.run()
                return .failure(EarlyEnd(code: Exit.fine, text: ""))
            }
        } catch {
            let text = Root.fullMessage(for: error, columns: Root.context.width)
            return .failure(EarlyEnd(code: Root.exitCode(for: error).rawValue, text: text))
        }
    }

    private init(_ options: PlayOptions) {
        self = .play(script: options.script, plain: options.plain)
    }
}
