/// What keeps a draft from being finished.
enum Stop: Error {
    case refused(Refusal)
    /// A guard says more than yes of a destination, asked by the coordinator of this node.
    case entering(AnyDestination, Judgement, guardian: Tree.Node.ID)
    /// This node's guard is armed, and was not asked yet.
    case leaving(Tree.Node.ID)
    /// The person has to be sent out of the app first.
    case departing(Tree.Elsewhere)
}

/// What stands in the way of an exit.
public enum Exit: Hashable, Sendable {
    /// Nothing.
    case free
    /// There are leave-guards, and none is armed now.
    case guarded
    /// A leave-guard has to be asked.
    case armed
}

/// A leave-guard's question on screen, and what waits for the answer.
struct Question {
    let asking: Task<Void, Never>
    var waiting: [(Request, Decision)]
}

/// Guards are asked outside of any change, one question at a time for each, and the change is tried again then.
extension Navigator {
    /// What stands in the way of bringing the screen to show this; asks nobody. For hosts, which have to take hold
    /// of some ways out beforehand.
    /// What would be shown is worked out only where there is any guard at all.
    public func exit(to now: @autoclosure () -> Shown) -> Exit {
        guard !leaveGuards.isEmpty else { return .free }
        let left = tree.departed(in: tree.absorbing(now(), since: tree.shown)).intersection(leaveGuards)
        if left.isEmpty { return .free }
        return left.contains { leaveGuard(of: $0)?.isArmed == true } ? .armed : .guarded
    }

    /// Whether a person may bring the screen to show this. When a guard is armed the answer is no, and an attempt
    /// is noted: the guard is asked, and on yes the exit is made by code. For hosts, before a finger has its way.
    public func mayShow(_ now: Shown) -> Bool {
        guard !armed(leavingFor: now).isEmpty else { return true }
        take(.asked(Request(.exit(now), from: tree.visible.id, navigator: self)))
        return false
    }

    /// The armed guards of what would be gone if this were shown.
    func armed(leavingFor now: Shown) -> [Tree.Node.ID] {
        leaveGuards.isEmpty ? [] : armed(leavingFor: tree.absorbing(now, since: tree.shown))
    }

    func armed(leavingFor new: Tree) -> [Tree.Node.ID] {
        guard !leaveGuards.isEmpty else { return [] }
        return tree.departed(in: new).filter { leaveGuard(of: $0)?.isArmed == true }.sorted()
    }

    func leaveGuard(of node: Tree.Node.ID) -> (any LeaveGuard)? {
        guard leaveGuards.contains(node) else { return nil }
        return records[node]?.model as? any LeaveGuard
    }

    func noteGuards(_ new: [Tree.Node.ID: Record], left: Set<Tree.Node.ID>) {
        for (node, record) in new where record.model is any LeaveGuard {
            leaveGuards.insert(node)
        }
        leaveGuards.subtract(left)
    }

    /// Something stands in the way of a request.
    func stopped(_ request: Request, _ decision: Decision, by stop: Stop) {
        switch stop {
        case .refused(let refusal): end(request, .refused(refusal))
        case .leaving(let node): ask(node, toLetGo: request, decision)
        case .departing(let place): depart(for: place, request, decision)
        case .entering(let destination, let judgement, let guardian):
            heed(judgement, of: destination, by: guardian, request, decision)
        }
    }

    private func ask(_ node: Tree.Node.ID, toLetGo request: Request, _ decision: Decision) {
        pend(request)
        if let question = questions[node] {
            for (rival, _) in question.waiting where rival.asker == request.asker && rival !== request {
                end(rival, .superseded)
            }
            questions[node]?.waiting.append((request, decision))
        } else if let leaveGuard = leaveGuard(of: node) {
            // Held only once it is asked: a question that is taken back before keeps nobody alive.
            let asking = Task { [weak self, weak leaveGuard] in
                guard !Task.isCancelled, let yes = await leaveGuard?.mayLeave() else { return }
                self?.take(.answered(node, yes))
            }
            questions[node] = Question(asking: asking, waiting: [(request, decision)])
        }
    }

    /// Whether a request waits for the leave-guard of the very screen that asked. What that screen asks for meanwhile may
    /// be the question itself, a dialog; it is another way out only once it comes to the guard as well.
    func isHeldByItsAsker(_ request: Request) -> Bool {
        questions[request.asker]?.waiting.contains { $0.0 === request } ?? false
    }

    /// The leave-guards that were asked and have not answered.
    package var openQuestions: [(node: Tree.Node.ID, asking: Task<Void, Never>)] {
        questions.sorted { $0.key < $1.key }.map { ($0.key, $0.value.asking) }
    }

    /// A screen has left while its guard was asked: the question is taken back, and nothing is in the way any more.
    func dropQuestions() {
        for node in questions.keys.sorted() where records[node] == nil {
            questions[node]?.asking.cancel()
            inbox.append(.answered(node, true))
        }
    }

    /// A leave-guard answered; all who waited for it go on, or are refused.
    func answered(_ node: Tree.Node.ID, _ yes: Bool) {
        let label = tree[node]?.label ?? "\(node)"
        // Who was let go before has to ask again: the newest answer counts.
        if !yes { for request in pending { request.letGo.remove(node) } }
        for (request, decision) in questions.removeValue(forKey: node)?.waiting ?? [] {
            guard yes else {
                end(request, .refused(.leaveRefused(label)))
                continue
            }
            request.letGo.insert(node)
            conclude(request, .success(decision))
        }
    }

    private func heed(
        _ judgement: Judgement, of destination: AnyDestination, by guardian: Tree.Node.ID, _ request: Request,
        _ decision: Decision
    ) {
        switch judgement {
        case .allow:
            request.admitted.append(destination)
            conclude(request, .success(decision))
        case .refuse(let why) where request.isRestoration:
            request.denied[destination] = why
            conclude(request, .success(decision))
        case .instead where request.isRestoration:
            request.denied[destination] = "a guard leads elsewhere"
            conclude(request, .success(decision))
        case .refuse(let why):
            end(request, .refused(.guarded(destination.label, why)))
        case .instead(let other):
            request.detours.append(destination.label)
            guard Set(request.detours).count == request.detours.count else {
                return end(request, .refused(.redirectedInCircles(request.detours)))
            }
            request.decider = guardian
            conclude(request, .success(other))
        case .first(let flow):
            interpose(flow, before: destination, by: guardian, request)
        case .wait(let later):
            pend(request)
            request.decision = Task { [weak self, weak request] in
                let judgement = await later()
                guard let request else { return }
                self?.take(.judged(request, decision, destination, judgement, guardian: guardian))
            }
        }
    }

    func judged(
        _ request: Request, _ decision: Decision, _ destination: AnyDestination, _ judgement: Judgement,
        guardian: Tree.Node.ID
    ) {
        guard request.result == nil else { return }
        heed(judgement, of: destination, by: guardian, request, decision)
    }

    /// Opens a flow in the asker's name, and decides the request anew once it has ended with a result.
    private func interpose(
        _ flow: Decision, before destination: AnyDestination, by guardian: Tree.Node.ID, _ request: Request
    ) {
        pend(request)
        let open = request.first.flatMap { first in
            first.flow == flow.change && first.waiter.flow.map { records[$0] != nil } == true
                ? first.waiter : nil
        }
        let waiter = open ?? FlowWaiter(for: nil)
        request.first = (flow.change, waiter)
        request.decision = Task { [weak self, weak request] in
            let passed = (try? await waiter.output()) != nil
            guard let request, request.result == nil else { return }
            self?.take(.interposed(request, destination, passed: passed))
        }
        guard open == nil else { return }
        let first = Request(
            .decided(flow), from: request.asker, owner: guardian, waiter: waiter, navigator: self)
        first.principal = request
        take(.asked(first))
    }

    func interposed(_ request: Request, _ destination: AnyDestination, passed: Bool) {
        guard request.result == nil else { return }
        guard passed else {
            return end(request, .refused(.guarded(destination.label, "what had to come first was left")))
        }
        decideAnew(request)
    }

    func pend(_ request: Request) {
        if !undecided.contains(where: { $0 === request }) { undecided.append(request) }
    }
}
