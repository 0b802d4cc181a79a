import CairnInspector

extension Wire {
    /// From a page to the server: one thing, named by `kind`.
    struct Ask: Codable, Hashable, Sendable {
        /// Chosen by the page; the answer bears it.
        var id: Int
        var kind: Kind
        /// A line of script, for `do` and `type`.
        var line: String?
        /// What is typed, for `type`; a whole script, for `play`.
        var text: String?
        /// How far the finger is, from 0 to 1, for `finger`.
        var progress: Double?
        /// What the finger does, for `finger`.
        var finger: FingerAct?
        /// For `speed`.
        var speed: Double?
        /// The number of an entry, for `entry` and `goToEntry`; the count of lines to keep, for `goTo`; a branch.
        var number: Int?
        var device: Device?
        /// By which link to launch.
        var link: String?

        enum Kind: String, Codable, Hashable, Sendable {
            /// Does a line of script.
            case `do`
            /// Does a line of `acts.type` with a text.
            case type
            /// Puts a finger down, moves it, lifts it.
            case finger
            /// Sets how fast simulated time passes.
            case speed
            /// Lets one step of simulated time pass.
            case turn
            /// Launches the app anew, with nothing of it left; `link` and `device` if wanted. Another device takes over how dark it
            /// is, how large texts are, and how it is held.
            case launch
            /// Plays as many lines on a fresh launch, and goes on from there.
            case goTo
            /// The same, up to the line that brought this entry.
            case goToEntry
            /// Goes on with a session that was left.
            case branch
            /// Plays a whole script on a fresh launch.
            case play
            /// What an entry says in full.
            case entry
            /// The session as a script, as a Swift test, as a journal, or as a snapshot, for `line` being one of
            /// `script`, `test`, `journal`, `snapshot`. A session that was left, `number`, as a script.
            case export
            /// The screen after as many lines.
            case picture
            /// Gives an app that runs elsewhere an order, for `line` being one of `link` and `restore`, each with a `text`,
            /// `close` and `picture`.
            case remote
            /// Shows another app of those that run elsewhere, `number`.
            case choose
        }

        enum FingerAct: String, Codable, Hashable, Sendable {
            case swipe, pull
            case move
            /// Lifts it, so that what it holds leaves, or goes back.
            case finish, cancel
        }
    }

    /// What became of what a page asked.
    struct Answer: Codable, Hashable, Sendable {
        /// The ask's.
        var id: Int
        var isDone: Bool
        /// Why not, in a sentence, and lines that show it.
        var message: String?
        var details: [String] = []
        /// Where a script cannot be read.
        var mistakes: [Mistake] = []
        var entry: Detail?
        /// What was exported, or what a line asked to see.
        var text: String?
        var stage: Stage?

        struct Mistake: Codable, Hashable, Sendable {
            var line: Int
            var column: Int
            var message: String
        }
    }
}
