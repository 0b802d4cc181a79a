/// For hosts, which hold up fingers where a leave-guard has to be asked.
extension Navigator {
    /// Whether anything in the tree is a leave-guard.
    package var hasLeaveGuards: Bool { !machine.leaveGuards.isEmpty }

    /// The ways out that lead past a leave-guard, armed or not: a host has to take hold of them beforehand. Nil where there
    /// is no guard at all.
    package var guardedExits: GuardedExits? { hasLeaveGuards ? tree.exits(past: machine.leaveGuards) : nil }

    /// Whether a leave-guard has to be asked before the screen is brought to show this; asks nobody.
    /// What would be shown is worked out only where there is any guard at all.
    package func isArmed(against now: @autoclosure () -> Shown) -> Bool {
        leaveGuards(leftBy: now()).contains { leaveGuard(of: $0)?.isArmed == true }
    }

    /// The leave-guards, armed or not, that leave once the screen shows this.
    package func leaveGuards(leftBy now: @autoclosure () -> Shown) -> Set<Tree.Node.ID> {
        hasLeaveGuards ? machine.guardsLeft(in: machine.absorbing(now(), since: machine.shown)) : []
    }

    /// Whether a person may bring the screen to show this. When a guard is armed the answer is no, and an attempt
    /// is noted: the guard is asked, and on yes the exit is made by code. For hosts, before a finger has its way.
    package func mayShow(_ now: Shown) -> Bool {
        guard isArmed(against: now) else { return true }
        // What other code did before is seen first: it may have been to the very question.
        lookAgain()
        _ = ask(.exit(now, since: machine.shown), from: machine.knownPlace(at: tree.visible.id, in: tree))
        return false
    }

    func leaveGuard(of node: Tree.Node.ID) -> (any LeaveGuard)? {
        guard machine.leaveGuards.contains(node) else { return nil }
        return machine.records[node]?.model as? any LeaveGuard
    }

    /// The requests that wait for the answer of a leave-guard.
    package func requests(waitingFor node: Tree.Node.ID) -> [Request] {
        machine.questions[node]?.waiting.compactMap { handles[$0] } ?? []
    }

    /// The leave-guards that were asked and have not answered.
    package var openQuestions: [(node: Tree.Node.ID, asking: Task<Void, Never>)] {
        questionTasks.inOrder.map { ($0.key, $0.value) }
    }
}
