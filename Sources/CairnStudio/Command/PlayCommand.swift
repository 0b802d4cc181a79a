import ArgumentParser
import CairnInspector
import Foundation

/// What the command line says, whichever command it names.
struct PlayArguments: ParsableArguments {
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
struct LaunchArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("Launch the app by this link, as a tap on it elsewhere does.", valueName: "url"))
    var link: String?

    func validate() throws {
        if let link, URL(link: link) == nil { throw ValidationError(URL.noLink(link)) }
    }
}

/// What the app runs on.
struct DeviceArguments: ParsableArguments {
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

    @OptionGroup var options: PlayArguments
    @OptionGroup var launch: LaunchArguments
    @OptionGroup var device: DeviceArguments
}

/// What the command line asks of `play`.
struct PlayOptions: Equatable {
    /// What is played; nil for by hand.
    var script: String?
    /// Where the journal goes.
    var record: String?
    /// What the app is launched by.
    var link: String?
    /// Nil for that of the script.
    var device: Wire.Device?
    var isPlain = false
}
