extension AppMap {
    /// Something that leads from one screen to another.
    struct Way: Codable, Hashable, Sendable {
        var from: Screen.ID
        var to: Screen.ID
        /// The act, as a line of script; for texts that were typed, rows and times, one example.
        var act: String
        /// What it is one of, as the screen's trials count it: `tap a row`.
        var trial = ""
        /// What the control reads that was tapped; nil for fingers, time and the system.
        var control: String?
        /// What the row reads that alone leads there, where others of its kind lead elsewhere, as in a menu. It is no part of what
        /// the way is: rows may be data.
        var row: String?
        /// How often it was gone by each row, until the maps of all shards are one.
        var rows: [String: Int]?
        /// What was asked for: `push signUp`, `close`; nil when nobody asked, as for a finger.
        var transition: String?
        var kind: Kind
        /// The coordinators that guard what it leads to.
        var guards: [String] = []
        /// How often it was gone.
        var count: Int

        enum Kind: String, Codable, Hashable, Sendable {
            /// Deeper in a stack, over it, beside it, back, another beginning, and what nobody did: time, the system.
            case push, present, select, back, replace, outside
        }
    }

    /// What was tried and led nowhere.
    struct Attempt: Codable, Hashable, Sendable {
        var screen: Screen.ID
        /// As a line of script.
        var act: String
        /// What it is one of, as the screen's trials count it.
        var trial = ""
        /// What the control reads.
        var control: String?
        /// Why it led nowhere: `nothing changed`, or the refusal in words.
        var reason: String
        var count: Int
        /// The lines from a fresh launch that show it, `act` last.
        var script: [String]

        /// The reason of what did nothing.
        static let nothing = "nothing changed"
    }

    /// A link that was opened, from wherever that was.
    struct Link: Codable, Hashable, Sendable {
        var link: String
        /// The screens that it led to.
        var to: [Screen.ID] = []
        /// Why it led nowhere else.
        var reasons: [String] = []
        var count = 0
        /// The lines from a fresh launch that open it.
        var script: [String]
    }
}

extension AppMap.Way {
    /// What names it; in order of which the ways of a map are.
    var key: String { [from, to, trial, transition ?? "", kind.rawValue].joined(separator: "\u{1}") }

    /// Whether it is the way of a link, whatever came of that: it is open from every screen, and nothing on this one.
    var opensLink: Bool { act.hasPrefix("open ") }

    /// Notes how often it was gone by which rows.
    mutating func note(rows more: [String: Int]) { rows = (rows ?? [:]).merging(more, uniquingKeysWith: &+) }
}

extension AppMap.Attempt {
    var key: String { [screen, trial, reason].joined(separator: "\u{1}") }
}
