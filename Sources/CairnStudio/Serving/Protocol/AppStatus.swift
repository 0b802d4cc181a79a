import CairnInspector

extension Wire {
    /// How it stands with the app, its process, and its clock.
    struct AppStatus: Codable, Hashable, Sendable {
        /// The app's process.
        enum App: String, Codable, Hashable, Sendable {
            case starting
            case running
            /// It trapped, or was ended by a signal. `say` tells which.
            case trapped
            /// It ended by itself.
            case ended
        }

        var app = App.starting
        /// What happened to it, in a sentence.
        var say: String?
        /// The end of what it wrote to standard error.
        var errors = ""
        /// Counts the launches of a process.
        var launch = 0
        var device = Device.phone
        /// Whether a script's `kill` ended the app: `launch` begins it anew, with its files.
        var isKilled = false
        var isInBackground = false
        /// The line of script that is being done.
        var doing: String?
        /// Seconds of simulated time since the launch.
        var time = 0.0
        /// How fast it passes, beside a clock on the wall: 1, 10, or 0 when each step waits for `turn`. With 1000 all comes to
        /// rest at once and is not seen on its way, and then no time passes but by `wait`, as in the terminal.
        var speed = 1.0
        /// Whether anything waits for time to pass. With `speed` 0 the page then offers to turn the clock.
        var wantsTime = false
        /// Whether there is a navigator, and so a tree, a journal and laws.
        var hasNavigator = false
        /// Whether this is a recording: its entries can be gone to, and nothing can be done until a line of its script is.
        var isRecording = false
        /// Of a recording, the entry after which the tree is shown.
        var entry: Int?
        /// Whether lines were played again on this launch, so that times are not those of the first run.
        var isReplayed = false
        /// The apps that run elsewhere and show themselves; nil where the studio launches its own.
        var remote: Remote?
        /// What a launch or a link has brought about that nobody would expect; nil when there is nothing to say.
        var notice: Notice?
    }

    /// Something that is to be known, and that is no trouble.
    struct Notice: Codable, Hashable, Sendable {
        /// Counts them, for one that says the same again is another.
        var number: Int
        var text: String
        /// The session that was left, which one may go back to.
        var branch: Int?
    }

    /// Apps that run elsewhere, and where they are to connect to.
    struct Remote: Codable, Hashable, Sendable {
        /// With the token.
        var addresses: [String]
        var apps: [App] = []
        /// The one that is shown, by its number.
        var chosen: Int?

        struct App: Codable, Hashable, Sendable {
            var number: Int
            var name: String
            var device: String
            /// Whether it is connected. When it is not, what it told last is shown.
            var isThere: Bool
            /// `outline`, `pictures` or `nothing`
            var shows: String
            var opensLinks: Bool
            var tellsLinks: Bool?
            /// The entries that can be gone to.
            var saved: [Int]
        }
    }
}
