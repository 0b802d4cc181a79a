/// Brings a host to what is wanted, one step at a time, and tells a person's doing from its own echo. A pure
/// value: what happens goes in, what to do comes out.
///
/// It never gives a step while something moves. A step that is done is followed by the next one towards the
/// *newest* wanted state, however old the plan was. What a host says is compared with what was to be expected:
/// equal is an echo and dies, different is reported.
package struct HostMachine: Hashable, Sendable {
    /// What a host hears of its toolkit.
    package enum Event: Hashable, Sendable {
        /// The step that was given has not begun, since something moves that is not the host's own. What follows is
        /// ``rested(_:)``, or what a person does; then a step is given anew.
        case postponed
        /// A finger began to move a screen, and may yet let it go back.
        case began
        /// Something changed that nobody asked for and that can't go back any more; it is still moving.
        case moved(Shown)
        /// Nothing moves, and this is what is shown. Ends a step, a finger's gesture finished or cancelled, and
        /// what ``moved(_:)`` began; may come at any time at all.
        case rested(Shown)
        /// The same, and somebody wanted to know: what failed may be tried again.
        case looked(Shown)
        /// What the host kept for later, and said was shown, it can show now: this is shown without that, which is then asked for
        /// anew. Means nothing while something moves: the host says so again once that has come to rest.
        case ready(Shown)
    }

    /// What the one who owns the machine is to do, in order.
    package enum Action: Hashable, Sendable {
        /// Have the host do this step, by an animation or at once; it answers with `.rested`.
        case perform(Patch.Step, animated: Bool)
        /// Take what is shown into the tree, and want again.
        case report(Report)
        /// Say that this step was done, and did not lead where it should: the host goes on showing what is not wanted.
        case giveUp(Patch.Step)
    }

    /// Something shown that was not wanted.
    package struct Report: Hashable, Sendable {
        /// What is shown.
        package let shown: Shown
        /// What was known to be shown, or on its way, before.
        package let base: Shown
        /// Whether a person did it; otherwise a call that Cairn did not make.
        package let byFinger: Bool
    }

    private enum Phase: Hashable {
        case resting
        /// And what is shown once that is done.
        case performing(Patch.Step, Shown, animated: Bool)
        /// For something that is not the host's own to end.
        case waiting
        case moving
        case finger
    }

    /// What the host is known to show.
    package private(set) var shown: Shown
    /// What it should show.
    package private(set) var wanted: Shown
    /// The columns that were in front of a layer while nothing moved: it is known whether they are one stack.
    package private(set) var seenColumns: Set<Tree.Node.ID> = []
    /// Whether the way to what is wanted is to be animated.
    private var isAnimated = true
    private var phase = Phase.resting
    /// What is left to do after the step under way, if that ends as it should and nothing else is wanted: to plan anew for each
    /// of many steps would take as many times as long.
    private var plan: ArraySlice<Patch.Step> = []
    /// Steps that did not lead where they should. From where they were made they are not tried again until something else is
    /// asked for, or someone looks again: one may change nothing, or two undo each other for ever, or each may bring something else
    /// to the front that is then wanted. What may have been taken back by its animator is done once more without.
    private var failed: [Attempt] = []

    private struct Attempt: Hashable {
        let step: Patch.Step
        let from: Shown
        let isTakenBack: Bool
    }

    /// A machine for a host that shows this.
    package init(showing shown: Shown) {
        self.shown = shown
        wanted = shown
    }

    /// Whether nothing moves.
    package var isResting: Bool { phase == .resting }

    /// Whether a finger holds the screen: until it lets go, the tree must wait.
    package var isHeld: Bool { phase == .finger }

    /// Whether nothing moves and nothing is left to do.
    package var isSettled: Bool { isResting && (shown == wanted || nextStep == nil) }

    /// What should be shown has changed.
    /// - Parameter animated: Whether the steps that lead there may be seen to move; those of an earlier change that are left
    ///   are done in the same way.
    /// - Parameter isAsked: Whether anybody asked for it, or a finger did it; otherwise a step of the host's own may have led there.
    package mutating func want(_ new: Shown, animated: Bool = true, isAsked: Bool = true) -> [Action] {
        if animated != isAnimated, new != wanted { isAnimated = animated }
        if !failed.isEmpty || !plan.isEmpty, new != wanted {
            if isAsked { failed = [] }
            plan = []
        }
        wanted = new
        return isResting ? perform() : []
    }

    /// Something happened on screen.
    package mutating func hear(_ event: Event) -> [Action] {
        var base = expected
        switch event {
        case .postponed:
            if case .performing = phase { phase = .waiting }
            plan = []
            return []
        case .began:
            shown = base
            plan = []
            phase = .finger
            return []
        case .moved(let now):
            phase = .moving
            return take(now, since: base, byFinger: true)
        case .looked(let now):
            failed = []
            return hear(.rested(now))
        case .ready(let now):
            guard isResting else { return [] }
            (failed, plan, shown) = ([], [], now)
            return perform()
        case .rested(let now):
            let byFinger = phase == .finger || phase == .moving
            if now.hasColumns { seenColumns.formUnion(now.columnsInFront) }
            let isWanted = now == wanted
            let isExpected = isWanted && base.sharesMemory(with: wanted)
            if case .performing(let step, _, let animated) = phase {
                if !isExpected, now != base {
                    failed.append(Attempt(step: step, from: shown, isTakenBack: animated && now == shown))
                }
            } else if now != base {
                failed = []
            }
            phase = .resting
            // One piece of memory from now on, and so equal at a glance.
            if isExpected { base = now }
            if isWanted { wanted = now }
            let report = take(now, since: base, byFinger: byFinger)
            return report.isEmpty ? perform() : report
        }
    }

    /// What is shown once what is under way has ended as asked.
    package var expected: Shown {
        if case .performing(_, let expected, _) = phase { expected } else { shown }
    }

    private mutating func take(_ now: Shown, since base: Shown, byFinger: Bool) -> [Action] {
        // A step that other code got in the way of by hiding the tree may be done or not once that is back.
        let base = now.hidesTree ? shown : base
        shown = now
        guard now != base else { return [] }
        plan = []
        return [.report(Report(shown: now, base: base, byFinger: byFinger))]
    }

    private var nextStep: Patch.Step? {
        let step = plan.first ?? Patch(from: shown, to: wanted).steps.first
        return step.flatMap { hasFailed($0) ? nil : $0 }
    }

    /// A host may also come to show something else each time, as where an app's own container adds a controller that it makes anew.
    private func hasFailed(_ step: Patch.Step) -> Bool {
        let attempts = failed.filter { $0.step == step }
        return attempts.count > 7 || attempts.contains { $0.from == shown && !$0.isTakenBack }
    }

    private mutating func perform() -> [Action] {
        if plan.isEmpty { plan = Patch(from: shown, to: wanted).steps[...] }
        guard let step = plan.popFirst() else { return [] }
        guard !hasFailed(step) else {
            plan = []
            return [.giveUp(step)]
        }
        let animated = isAnimated && !failed.contains { $0.step == step && $0.from == shown }
        phase = .performing(step, plan.isEmpty ? wanted : shown.after(step), animated: animated)
        return [.perform(step, animated: animated)]
    }
}
