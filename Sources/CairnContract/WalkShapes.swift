/// What a walk draws beside plain screens, stacks and modals. All of it by default: leave something out to
/// look for what is left.
package struct WalkShapes: OptionSet, Sendable, CustomStringConvertible {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Coordinators that refuse or redirect what they make themselves.
    package static let ownGuards = Self(rawValue: 1)
    /// Coordinators that refuse or redirect what is made inside.
    package static let aroundGuards = Self(rawValue: 1 << 1)
    /// Guards that take time, or do not answer until they are let.
    package static let waiting = Self(rawValue: 1 << 2)
    /// Guards that have a flow come first.
    package static let interposing = Self(rawValue: 1 << 3)
    /// Guards that lead round in circles, and flows that are guarded as what they come before is.
    package static let circles = Self(rawValue: 1 << 4)
    /// Coordinators in coordinators, with every container in every other.
    package static let nested = Self(rawValue: 1 << 5)
    /// Tabs and pages that are guarded, in the window from the start.
    package static let guardedTabs = Self(rawValue: 1 << 6)
    /// A window whose first place is guarded.
    package static let guardedStart = Self(rawValue: 1 << 7)
    /// Transitions of several parts, of which one is refused.
    package static let refusedParts = Self(rawValue: 1 << 8)
    /// View models that ask as they are made.
    package static let asksWhenMade = Self(rawValue: 1 << 9)
    /// View models that ask when their view is loaded or about to be hidden, when they are seen, or no longer.
    package static let asksWhenSeen = Self(rawValue: 1 << 10)
    /// View models that ask as they go.
    package static let asksWhenGone = Self(rawValue: 1 << 11)
    /// View models that read what was made for their node as they go.
    package static let readsWhenGone = Self(rawValue: 1 << 12)
    /// Coordinators whose decisions wait.
    package static let waitingDecisions = Self(rawValue: 1 << 13)
    /// Decisions and guards that run a flow before they answer.
    package static let runs = Self(rawValue: 1 << 14)
    /// Leave-guards that ask by a dialog, and screens that await the answer of one.
    package static let questions = Self(rawValue: 1 << 15)
    /// Plain calls to the toolkit at any moment.
    package static let callsAtAnyTime = Self(rawValue: 1 << 16)
    /// A window's root that is set aside, and set back.
    package static let rootSetAside = Self(rawValue: 1 << 17)
    /// Requests by routers of what never came into the tree.
    package static let ghosts = Self(rawValue: 1 << 18)

    /// View models that hold their routers from their `init`.
    package static let earlyRouters = Self(rawValue: 1 << 19)

    package static let all = Self(rawValue: 1 << 20 - 1)
    /// Screens, stacks, modals and containers, and nothing that does anything by itself.
    package static let plain: Self = []

    private static let names = [
        "ownGuards", "aroundGuards", "waiting", "interposing", "circles", "nested", "guardedTabs",
        "guardedStart",
        "refusedParts", "asksWhenMade", "asksWhenSeen", "asksWhenGone", "readsWhenGone", "waitingDecisions",
        "runs",
        "questions", "callsAtAnyTime", "rootSetAside", "ghosts", "earlyRouters",
    ]

    /// The shapes of these names, with commas between: `ownGuards,waiting`; with `-` before each, all but these.
    package init(named text: String) {
        let words = text.split(separator: ",").map(String.init)
        var shapes: Self = words.contains { $0.hasPrefix("-") } ? .all : []
        for (bit, name) in Self.names.enumerated() {
            if words.contains(name) { shapes.insert(Self(rawValue: 1 << bit)) }
            if words.contains("-" + name) { shapes.remove(Self(rawValue: 1 << bit)) }
        }
        self = words == ["all"] ? .all : shapes
    }

    package var description: String {
        if self == .all { return "all" }
        let named = Self.names.enumerated().filter { contains(Self(rawValue: 1 << $0.offset)) }
        return named.isEmpty ? "plain" : named.map(\.element).joined(separator: ",")
    }
}
