#if CAIRN_INSPECTOR
    extension Wire {
        /// One entry of a journal.
        package struct Entry: Codable, Hashable, Sendable {
            package enum Cause: String, Codable, Hashable, Sendable {
                case start, route, link, restored, finger, outside, windowClosed
                /// UIKit put columns beside each other, or made one stack of them.
                case columns
            }

            package enum Outcome: String, Codable, Hashable, Sendable {
                case performed, superseded, refused, cancelled
            }

            /// Counts all entries since the launch, those of several windows too.
            package var id: Int
            /// As its own journal counts it, and which window that is of.
            package var number: Int
            package var window: Int
            package var cause: Cause
            /// The cause in a sentence.
            package var text: String
            /// The route, or the link.
            package var route: String?
            package var asker: String?
            package var outcome: Outcome
            /// Why it was refused, or by what superseded.
            package var why: String?
            /// What was done to the tree, in a word: `push`, `present`, `absorbed`…; nil for nothing.
            package var change: String?
            /// In the navigator's time, in seconds.
            package var duration: Double
            /// Armed guards that could not be asked.
            package var unguarded: [String] = []
            /// Simulated time since the launch.
            package var time: Double
            /// The line of script that brought it, by its index; nil for the launch.
            package var line: Int?

            package init(
                id: Int, number: Int, window: Int, cause: Cause, text: String, outcome: Outcome = .performed,
                duration: Double = 0, time: Double = 0, line: Int?
            ) {
                (self.id, self.number, self.window, self.line) = (id, number, window, line)
                (self.cause, self.text, self.outcome) = (cause, text, outcome)
                (self.duration, self.time) = (duration, time)
            }
        }

        /// An entry with all that it says; asked for one by one.
        package struct Detail: Codable, Hashable, Sendable {
            package var id: Int
            /// In notation.
            package var before: String
            package var after: String
            /// Nodes that came and went, in notation.
            package var came: [String]
            package var went: [String]
            /// The change in full.
            package var change: String?
            /// The screen before and after the line of script that brought it, if still known.
            package var stageBefore: Stage?
            package var stageAfter: Stage?
        }
    }
#endif
