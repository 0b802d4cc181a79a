import ArgumentParser
import CairnInspector

/// Where a page is served.
struct PageOptions: ParsableArguments {
    @Option(
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
                    [--link <url>] [--device <device>]
                """,
            discussion: Manual.serving(width: Root.context.width))
    }

    @Option(help: "A phone or a tablet.")
    var device = Wire.Device.phone

    @OptionGroup var page: PageOptions
    @OptionGroup var options: PlayOptions
    @OptionGroup var launch: LaunchOptions

    func validate() throws {
        guard options.record == nil else {
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

    @Option var device = Wire.Device.phone
    @OptionGroup var launch: LaunchOptions
}

extension Wire.Device: ExpressibleByArgument {}
