import ArgumentParser
import CairnInspector
import Foundation

/// What the command line says, whichever command it names.
struct PlayOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Play the actions in this file, one a line, and end; - is standard input. With fuzz, write what breaks "
                + "a law to this file.", valueName: "file"))
    var script: String?

    @Option(
        help: ArgumentHelp(
            "Write the journal to this file as it goes, for replay; - is standard output.", valueName: "file")
    )
    var record: String?

    @Flag(help: "No colour and nothing redrawn, as through a pipe.")
    var plain = false

    func validate() throws {
        guard let script, let record, script != "-",
            URL(fileURLWithPath: script).standardizedFileURL
                == URL(fileURLWithPath: record).standardizedFileURL
        else { return }
        throw ValidationError("--record would write over the script '\(script)'; name another file")
    }
}

/// What the app is launched by.
struct LaunchOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Launch the app by this link, as a tap on it elsewhere does.", valueName: "url"))
    var link: String?

    func validate() throws {
        if let link, URL(link: link) == nil { throw ValidationError(URL.noLink(link)) }
    }
}

/// What the app runs on.
struct DeviceOptions: ParsableArguments {
    @Option(help: "A phone or a tablet; a pad is a tablet. Without it, what the script says, or a phone.")
    var device: Wire.Device?
}

/// Plays the app in the terminal.
struct Play: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            abstract: "Play the app in the terminal: what is done when no command is named.",
            discussion: Manual.text(width: Root.context.width))
    }

    @OptionGroup var options: PlayOptions
    @OptionGroup var launch: LaunchOptions
    @OptionGroup var device: DeviceOptions
}

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

    @OptionGroup var page: PageOptions

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
            commandName: context.name, abstract: context.about.isEmpty ? "Plays the app." : context.about,
            usage: """
                \(context.name) [play] [--script <file>] [--record <file>]
                    [--link <url>] [--device <device>] [--plain]
                \(context.name) fuzz [--steps <count>] [--seed <number>]
                \(context.name) shorten <script>
                \(context.name) explore [--budget <budget>] [--out <folder>]
                \(context.name) merge <folders> [--out <folder>]
                \(context.name) storyboard [<map>] [--compare <map>]
                \(context.name) replay <file>
                \(context.name) studio [--port <number>] [--device <device>]
                \(context.name) inspect [--port <number>] [--host <address>]
                """,
            discussion: Manual.text(width: context.width),
            subcommands: [
                Play.self, Fuzz.self, Shorten.self, Explore.self, Merge.self, Storyboard.self,
                ReplayRecording.self,
                Serve.self, Inspect.self, Hosted.self,
            ])
    }

    @OptionGroup var options: PlayOptions
    @OptionGroup var launch: LaunchOptions
    @OptionGroup var device: DeviceOptions

    /// Whether an option says what to play, or where to write it down.
    var plays: Bool { options.script != nil || options.record != nil || launch.link != nil }
}

/// What a command line asks for.
enum Job: Equatable {
    case play(
        script: String?, record: String? = nil, link: String? = nil, device: Wire.Device? = nil, plain: Bool
    )
    case replay(file: String, to: Int?, each: Bool, test: String?, script: String? = nil)
    case fuzz(FuzzWish)
    case shorten(ShortenWish)
    case explore(ExploreWish)
    case merge(MergeWish)
    case storyboard(StoryboardWish)
    case serve(ServeSession.Wish)
    case inspect(InspectSession.Wish)
    case hosted(link: String?, device: Wire.Device)

    /// Whether nobody sits before it who types, so that time need not pass as on a clock.
    var isUnattended: Bool {
        switch self {
        case .play(let script, _, _, _, _): script != nil
        case .fuzz, .shorten, .explore, .merge, .storyboard, .replay, .hosted: true
        case .serve, .inspect: false
        }
    }

    /// Reads a command line. Where it asks for help, or makes no sense, the command ends with that.
    static func reading(_ arguments: [String]) -> Result<Job, EarlyEnd> {
        do {
            var command = try Root.parseAsRoot(arguments)
            switch command {
            case let play as Play: return .success(Job(play.options, play.launch, play.device))
            case let fuzz as Fuzz: return .success(.fuzz(fuzz.wish))
            case let shorten as Shorten: return .success(.shorten(shorten.wish))
            case let explore as Explore: return .success(.explore(explore.wish))
            case let merge as Merge: return .success(.merge(merge.wish))
            case let storyboard as Storyboard: return .success(.storyboard(storyboard.wish))
            case let replay as ReplayRecording where replay.studio:
                return .success(
                    .serve(.init(port: replay.page.port, opens: !replay.page.noOpen, recording: replay.file)))
            case let replay as ReplayRecording:
                return .success(
                    .replay(
                        file: replay.file, to: replay.to, each: replay.each, test: replay.test,
                        script: replay.play))
            case let serve as Serve:
                return .success(
                    .serve(
                        .init(
                            port: serve.page.port, opens: !serve.page.noOpen, script: serve.scriptToBegin,
                            link: serve.launch.link, device: serve.device.device, storyboard: serve.storyboard
                        )))
            case let inspect as Inspect:
                return .success(
                    .inspect(.init(host: inspect.host, port: inspect.port, opens: !inspect.noOpen)))
            case let hosted as Hosted:
                return .success(.hosted(link: hosted.launch.link, device: hosted.device.device ?? .phone))
            case let root as Root: return .success(Job(root.options, root.launch, root.device))
            default:
                // The parser's own commands, such as `help`, say what they have to say by throwing.
                try command.run()
                return .failure(EarlyEnd(code: Exit.fine, text: ""))
            }
        } catch {
            let text = Root.fullMessage(for: error, columns: Root.context.width)
            // The parser's own `exitCode(for:)` writes the help once more, as wide as the terminal: it traps where that is narrow.
            let code = text.hasPrefix("Error: ") ? ExitCode.validationFailure : .success
            return .failure(EarlyEnd(code: code.rawValue, text: text))
        }
    }

    private init(_ options: PlayOptions, _ launch: LaunchOptions, _ device: DeviceOptions) {
        self = .play(
            script: options.script, record: options.record, link: launch.link, device: device.device,
            plain: options.plain)
    }
}
