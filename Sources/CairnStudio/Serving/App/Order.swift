import CairnInspector
import Foundation

/// From the server to the app's process: one line of JSON each.
struct Order: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Hashable, Sendable {
        /// Plays lines of script, one after the other, to the first that fails.
        case play
        case finger
        /// Lets a step of time pass.
        case turn
        /// Says whether each step of time waits for its turn.
        case pace
        case detail
        /// Shows the tree after an entry; of a recording only.
        case show
        case export
        /// One of the orders that an app takes that runs elsewhere, `what`.
        case remote
    }

    /// Named in what is told of it.
    var id: Int
    var kind: Kind
    /// For `play`, and for the export of a test.
    var lines: [String] = []
    /// The index of the first of these, or of the line that a gesture becomes.
    var first = 0
    /// Whether `play` is seen on its way.
    var isSeen = true
    var finger: Wire.Ask.FingerAct?
    var progress: Double?
    var isPaced: Bool?
    /// Which entry, for `detail`.
    var number: Int?
    /// What to export: `journal`, `test` or `snapshot`.
    var what: String?
    /// Under what name, for a test.
    var name: String?
    /// A link, or a snapshot, for `remote`.
    var text: String?
}

/// From the app's process to the server. What is missing is as it was.
struct AppNews: Codable, Hashable, Sendable {
    var stage: Wire.Stage?
    var inside: Wire.Inside?
    /// Of an app that runs elsewhere, in the place of a stage. PNG.
    var picture: Data?
    /// New entries of the timeline.
    var entries: [Wire.Entry]?
    var now: Now?
    /// Whether the app has gone on although nobody asked for anything and no simulated time has passed.
    var cameByItself: Bool?
    /// The index of the line that is played now, of a `play` of several.
    var begun: Int?
    /// Lines of a `play` that are done.
    var played: [Played]?
    /// Whether the rest is as it was after the last of them.
    var isPictured: Bool?
    /// What became of an order; the last that is told of it.
    var done: Done?

    struct Now: Codable, Hashable, Sendable {
        var time = 0.0
        var wantsTime = false
        var isKilled = false
        var isInBackground = false
        var hasNavigator = false
    }

    /// A line of script that was played.
    struct Played: Codable, Hashable, Sendable {
        var index: Int
        /// How many entries there are since the launch.
        var entries: Int
        /// Whether something was typed where dots are shown.
        var hidesText: Bool
    }

    struct Done: Codable, Hashable, Sendable {
        var id: Int
        /// Why it could not be done.
        var message: String?
        var details: [String] = []
        /// Whether nothing has happened, so that a script does without.
        var isUndone = false
        /// Which line it was, of `play`.
        var index: Int?
        /// The line of script that a gesture came to.
        var line: String?
        /// How much time has passed in a turn, or in a line that failed, in seconds.
        var passed: Double?
        /// How many entries there are since the launch.
        var entries = 0
        /// Whether the last line typed where dots are shown.
        var hidesText = false
        var detail: Wire.Detail?
        var text: String?
    }
}
