extension Wire {
    /// What has happened, an entry for each act, request, report and link.
    struct Timeline: Codable, Hashable, Sendable {
        /// Whether these are all there are; otherwise they come after those that were sent before.
        var isWhole: Bool
        var entries: [Entry] = []
        /// How many older ones were let go.
        var omitted = 0
    }

    /// One entry of a journal.
    struct Entry: Codable, Hashable, Sendable {
        enum Cause: String, Codable, Hashable, Sendable {
            case start, route, link, restored, finger, outside, windowClosed
        }

        enum Outcome: String, Codable, Hashable, Sendable { case performed, superseded, refused, cancelled }

        /// Counts all entries since the launch, those of several windows too.
        var id: Int
        /// As its own journal counts it, and which window that is of.
        var number: Int
        var window: Int
        var cause: Cause
        /// The cause in a sentence.
        var text: String
        /// The route, or the link.
        var route: String?
        var asker: String?
        var outcome: Outcome
        /// Why it was refused, or by what superseded.
        var why: String?
        /// What was done to the tree, in a word: `push`, `present`, `absorbed`…; nil for nothing.
        var change: String?
        /// In the navigator's time, in seconds.
        var duration: Double
        /// Armed guards that could not be asked.
        var unguarded: [String] = []
        /// Simulated time since the launch.
        var time: Double
        /// The line of script that brought it, by its index; nil for the launch.
        var line: Int?
    }

    /// An entry with all that it says; asked for one by one.
    struct Detail: Codable, Hashable, Sendable {
        var id: Int
        /// In notation.
        var before: String
        var after: String
        /// Nodes that came and went, in notation.
        var came: [String]
        var went: [String]
        /// The change in full.
        var change: String?
        /// The screen before and after the line of script that brought it, if still known.
        var stageBefore: Stage?
        var stageAfter: Stage?
    }
}
