import ArgumentParser

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

    @OptionGroup var options: PlayArguments
    @OptionGroup var launch: LaunchArguments
    @OptionGroup var device: DeviceArguments

    /// Whether an option says what to play, or where to write it down.
    var plays: Bool { options.script != nil || options.record != nil || launch.link != nil }
}
