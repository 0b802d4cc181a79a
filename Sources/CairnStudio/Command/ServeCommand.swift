import ArgumentParser

/// Where a page is served.
struct PageArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Serve the page there; without it, on any port that is free.", valueName: "number")
    )
    var port: UInt16 = 0

    @Flag(name: .customLong("no-open"), help: "Print the address of the page, and open no browser.")
    var noOpen = false
}

/// Shows the app in a browser.
struct Serve: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "studio",
            abstract: "See the app in a browser, touch it, look inside, go back in time.",
            usage: """
                \(Root.context.name) studio [--port <number>] [--no-open] [--script <file>]
                    [--link <url>] [--device <device>] [--storyboard <map>]
                """,
            discussion: Manual.serving(width: Root.context.width))
    }

    @Option(
        help: ArgumentHelp(
            "Show this storyboard as well, as explore writes it: a click on a screen goes there.",
            valueName: "map"))
    var storyboard: String?

    @OptionGroup var device: DeviceArguments
    @OptionGroup var page: PageArguments
    @Option(
        help: ArgumentHelp(
            "Play the actions in this file first, one a line; - is standard input.", valueName: "file"))
    private var script: String?

    @OptionGroup var launch: LaunchArguments
    @ParentCommand private var root: Root

    /// The parser gives an option of that name to the command around this one, wherever it stands.
    var scriptToBegin: String? { script ?? root.options.script }

    func validate() throws {
        guard root.options.record == nil, !root.options.plain else {
            throw ValidationError("studio records nothing: the page saves the script, a test or the journal.")
        }
    }
}

/// The app's own process: told what to do, and telling what comes of it, in lines of JSON.
struct Hosted: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: name, shouldDisplay: false)
    }

    static let name = "app-of-a-studio"

    @OptionGroup var device: DeviceArguments
    @OptionGroup var launch: LaunchArguments
}
