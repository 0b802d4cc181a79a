extension Simulator {
    /// A person could not do what a test asked for.
    public struct UserError: Error, Hashable, Sendable, CustomStringConvertible {
        public enum Reason: Hashable, Sendable, CustomStringConvertible {
            /// Nothing on screen reads like that.
            case notThere
            /// It lies beneath a modal.
            case covered
            /// It, or what it lies in, is hidden.
            case hidden
            /// It lies beside the screen, or beside what is seen of what it lies in: one would have to scroll.
            case offScreen
            case disabled
            /// It can be read, but does nothing when touched.
            case notTouchable
            case notAField
            /// That many things read like that.
            case ambiguous(Int)
            /// No more than that many things read like that, and a later one was asked for.
            case fewer(Int)
            /// A transition or a gesture is under way.
            case moving
            /// The app did not let it happen.
            case refused

            public var description: String {
                switch self {
                case .notThere: "it is not there"
                case .covered: "a modal covers it"
                case .hidden: "it is hidden"
                case .offScreen: "it is off screen"
                case .disabled: "it is disabled"
                case .notTouchable: "it cannot be touched"
                case .notAField: "it is not a field"
                case .ambiguous(let count): "\(count) things read like that"
                case .fewer(1): "only one thing reads like that"
                case .fewer(let count): "only \(count) things read like that"
                case .moving: "something is moving"
                case .refused: "the app refused"
                }
            }
        }

        /// What the person was to do.
        public var asked: String
        public var reason: Reason
        /// Everything that could have been done instead.
        public var possible: [Simulator.Outline.Action]
        /// What covers it.
        public var inTheWay: String?
        /// Where the test asked for it: `ClubTests/LoginTests.swift:12`. Two errors are equal wherever they come from.
        public var place: String?
        /// Whether something waits for the next turn, which may bring what is not there yet, or enable what is disabled.
        var isEarly = false

        public static func == (one: UserError, other: UserError) -> Bool {
            one.asked == other.asked && one.reason == other.reason && one.possible == other.possible
                && one.inTheWay == other.inTheWay
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(asked)
            hasher.combine(reason)
        }

        /// What the next turn may change.
        private var early: String {
            switch reason {
            case .notThere: ". More comes in the next turn: settle() first"
            case .disabled: ". An update waits for the next turn: settle() first"
            default: ""
            }
        }

        public var description: String {
            let instead = possible.map(\.description).joined(separator: ", ")
            let reason = "\(reason)" + (inTheWay.map { ", \($0)" } ?? "")
            return "could not \(asked): \(reason). Possible: \(instead.isEmpty ? "nothing" : instead)"
                + (self.reason == .moving ? ". settle() lets it end" : "")
                + (isEarly ? early : "")
                + (place.map { ". Asked at \($0)" } ?? "")
        }
    }
}

extension Simulator.Outline.Layer {
    /// The layer in a person's words: an alert by its title, a screen by that of its bar.
    fileprivate var title: String? {
        if let title = screen.navigationBar?.title { return title }
        guard style == .alert || style == .actionSheet || style == .menu else { return nil }
        return screen.elements.first?.label
    }

    var name: String { "the \(style.rawValue)" + (title.map { " \"\($0)\"" } ?? " of \(screen.controller)") }
}

extension Simulator {
    /// Notes which line asks the user for something. What one verb asks of another is the first one's.
    func isAsked(at fileID: StaticString, _ line: UInt) {
        // Read byte by byte: this is done at each touch.
        let isOwn = fileID.withUTF8Buffer { $0.starts(with: "UIKit/".utf8) }
        if !isOwn { asking = (fileID, line) }
    }

    /// Which line of a test asked last: `ClubTests/LoginTests.swift:12`.
    var placeOfAsking: String? { asking.map { "\($0.fileID):\($0.line)" } }
}
