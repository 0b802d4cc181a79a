import Cairn

/// How a place is guarded, as one word of its name: who answers, how soon, and what: `ownRefuse`, `topWaitInterpose`.
package struct SketchGuard: Hashable, Sendable {
    package enum Guardian: String, CaseIterable, Sendable {
        /// The coordinator that makes the place.
        case own
        /// The nearest coordinator around that one.
        case out
        /// The window's own coordinator.
        case top
    }

    package enum Delay: String, CaseIterable, Sendable {
        case none = ""
        /// In a task, as soon as that has its turn.
        case soon = "Soon"
        /// Not before somebody lets it.
        case wait = "Wait"
    }

    package enum Verdict: String, CaseIterable, Sendable {
        case allow = "Allow"
        case refuse = "Refuse"
        /// As long as the store is locked.
        case refuseLocked = "RefuseLocked"
        case push = "Push"
        case set = "Set"
        case replaceTop = "ReplaceTop"
        case replaceAll = "ReplaceAll"
        case select = "Select"
        case present = "Present"
        /// Has a flow come first as long as the store is locked; the flow unlocks it.
        case interpose = "Interpose"
        /// The first place of that flow is refused.
        case interposeRefused = "InterposeRefused"
        /// The first place of that flow has to wait.
        case interposeWaiting = "InterposeWaiting"
        /// The flow's first place is guarded in the very same way.
        case unexempt = "Unexempt"
        /// Leads elsewhere, from where a guard leads back.
        case circle = "Circle"
        case circleBack = "CircleBack"
        /// Runs a flow by the router of who asked, and lets pass who came to its end.
        case run = "Run"
    }

    package var guardian: Guardian
    package var delay: Delay
    package var verdict: Verdict

    package init(_ guardian: Guardian, _ delay: Delay = .none, _ verdict: Verdict) {
        (self.guardian, self.delay, self.verdict) = (guardian, delay, verdict)
    }

    init?(_ word: String) {
        guard let guardian = Guardian(rawValue: String(word.prefix(3))) else { return nil }
        let rest = word.dropFirst(3)
        let delay = Delay.allCases.first { $0 != .none && rest.hasPrefix($0.rawValue) } ?? .none
        guard let verdict = Verdict(rawValue: String(rest.dropFirst(delay.rawValue.count))) else {
            return nil
        }
        self.init(guardian, delay, verdict)
    }

    package var word: String { guardian.rawValue + delay.rawValue + verdict.rawValue }

    /// Whether who answers never lets anyone in.
    package var neverAllows: Bool {
        switch verdict {
        case .refuse, .push, .set, .replaceTop, .replaceAll, .select, .present, .circle, .circleBack: true
        case .allow, .refuseLocked, .interpose, .interposeRefused, .interposeWaiting, .unexempt, .run: false
        }
    }

    /// Where a redirect from a place of this number leads.
    package func target(from number: Int) -> Place {
        switch verdict {
        case .circle: Place("s\(number)_\(guardian.rawValue)CircleBack")
        case .circleBack: Place("s\(number)_\(guardian.rawValue)Circle")
        default: Place("s\(number)_new")
        }
    }

    /// The flow that comes before a place of this number.
    package func flow(before number: Int) -> Place {
        switch verdict {
        case .interposeRefused: Place("fl\(number)_first_stack_s\(number)_ownRefuse")
        case .interposeWaiting: Place("fl\(number)_first_stack_s\(number)_ownWaitAllow")
        case .unexempt: Place("fl\(number)_first_stack_s\(number)_\(guardian.rawValue)Unexempt")
        default: Place("fl\(number)_first_stack_s\(number)_login")
        }
    }

    func leadsTo(from number: Int) -> [Place] {
        switch verdict {
        case .allow, .refuse, .refuseLocked, .select: []
        case .push, .set, .replaceTop, .replaceAll, .present, .circle, .circleBack: [target(from: number)]
        case .interpose, .interposeRefused, .interposeWaiting, .unexempt, .run: [flow(before: number)]
        }
    }
}
