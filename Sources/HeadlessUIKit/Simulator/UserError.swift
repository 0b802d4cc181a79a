/// A person could not do what a test asked for.
public struct UserError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Reason: Hashable, Sendable, CustomStringConvertible {
        /// Nothing on screen reads like that.
        case notThere
        /// It lies beneath a modal.
        case covered
        /// It, or what it lies in, is hidden.
        case hidden
        case disabled
        /// It can be read, but does nothing when touched.
        case notTouchable
        case notAField
        /// That many things read like that.
        case ambiguous(Int)
        /// A transition or a gesture is under way.
        case moving
        /// The app did not let it happen.
        case refused

        public var description: String {
            switch self {
            case .notThere: "it is not there"
            case .covered: "a modal covers it"
            case .hidden: "it is hidden"
            case .disabled: "it is disabled"
            case .notTouchable: "it cannot be touched"
            case .notAField: "it is not a field"
            case .ambiguous(let count): "\(count) things read like that"
            case .moving: "something is moving"
            case .refused: "the app refused"
            }
        }
    }

    /// What the person was to do.
    public var asked: String
    public var reason: Reason
    /// Everything that could have been done instead.
    public var possible: [Outline.Action]

    public var description: String {
        let instead = possible.map(\.description).joined(separator: ", ")
        return "could not \(asked): \(reason). Possible: \(instead.isEmpty ? "nothing" : instead)"
    }
}
