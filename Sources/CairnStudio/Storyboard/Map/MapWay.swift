extension AppMap {
    /// Something that leads from one screen to another.
    struct Way: Codable, Hashable, Sendable {
        var from: Screen.ID
        var to: Screen.ID
        /// The act, as a line of script; for texts that were typed, links and times, one example.
        var act: String
        /// What the control reads that was tapped; nil for links, fingers, time and the system.
        var control: String?
        /// What was asked for: `push signUp`, `close`; nil when nobody asked, as for a finger.
        var transition: String?
        var kind: Kind
        /// Whose guards were asked, and let it pass.
        var guards: [String] = []
        /// How often it was gone.
        var count: Int

        enum Kind: String, Codable, Hashable, Sendable {
            /// Deeper in a stack, over it, beside it, back, another beginning, and what nobody did: time, a link, the system.
            case push, present, select, back, replace, outside
        }
    }

    /// What was tried and led nowhere.
    struct Attempt: Codable, Hashable, Sendable {
        var screen: Screen.ID
        /// As a line of script.
        var act: String
        /// What the control reads.
        var control: String?
        /// Why it led nowhere: `nothing changed`, or the refusal's text.
        var reason: String
        var count: Int
        /// The lines from a fresh launch that show it, `act` last.
        var script: [String]
    }
}
