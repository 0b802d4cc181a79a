import CairnInspector

extension Wire {
    /// The session so far, as lines of script: played on a fresh launch they make the same app.
    struct ScriptList: Codable, Hashable, Sendable {
        /// The index of the first of `lines`. What the page has before that stays; what it has from there on is replaced.
        var from = 0
        var lines: [Line] = []
        /// The sessions that were left: by going back, or by launching anew. The newest last.
        var branches: [Branch] = []
        /// The branch's own number.
        var branch = 0
        /// By which link the app was launched.
        var link: String?
        var device = Device.phone

        struct Line: Codable, Hashable, Sendable {
            enum Outcome: String, Codable, Hashable, Sendable { case doing, done, failed }

            var text: String
            var outcome: Outcome
            /// Why it failed.
            var message: String?
            /// Whether the clock made it: time that passed by itself.
            var isTime: Bool
            /// Whether it holds what was typed where dots are shown.
            var hidesText: Bool
            /// How many entries the timeline had after it.
            var entries: Int
        }

        struct Branch: Codable, Hashable, Sendable {
            var number: Int
            var lines: Int
            /// Its last line, and the tree at its end.
            var last: String?
            var notation: String?
            var device = Device.phone
            /// Why its last line failed; the app ended there, most often.
            var failure: String?
        }
    }
}
