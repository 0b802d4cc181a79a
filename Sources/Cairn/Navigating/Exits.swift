/// What stands in the way of an exit.
package enum Exit: Hashable, Sendable {
    /// Nothing.
    case free
    /// There are leave-guards, and none is armed now.
    case guarded
    /// A leave-guard has to be asked.
    case armed
}

/// For hosts, which hold up fingers where a leave-guard has to be asked.
extension Navigator {
    /// Whether anything in the tree is a leave-guard.
    package var hasLeaveGuards: Bool { !machine.leaveGuards.isEmpty }

    /// The ways out that lead past a leave-guard, armed or not: a host has to take hold of them beforehand. Nil where there
    /// is no guard at all.
    package var guardedExits: GuardedExits? { hasLeaveGuards ? tree.exits(past: machine.leaveGuards) : nil }

    /// What stands in the way of bringing the screen to show this; asks nobody.
    /// What would be shown is worked out only where there is any guard at all.
    package func exit(to now: @autoclosure () -> Shown) -> Exit {
        guard !machine.leaveGuards.isEmpty else { return .free }
        let left = guardsLeaving(for: now())
        if left.isEmpty { return .free }
        return left.contains { leaveGuard(of: $0)?.isArmed == true } ? .armed : .guarded
    }

    /// Whether a person may bring the screen to show this. When a guard is armed the answer is no, and an attempt
    /// is noted: the guard is asked, and on yes the exit is made by code. For hosts, before a finger has its way.
    package func mayShow(_ now: Shown) -> Bool {
        guard exit(to: now) == .armed else { return true }
        // What other code did before is seen first: it may have been to the very question.
        lookAgain()
        _ = ask(.exit(now, since: machine.shown), from: machine.knownPlace(at: tree.visible.id, in: tree))
        return false
    }

    private func guardsLeaving(for now: Shown) -> Set<Tree.Node.ID> {
        machine.guardsLeft(in: machine.absorbing(now, since: machine.shown))
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
