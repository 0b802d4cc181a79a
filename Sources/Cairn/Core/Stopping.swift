/// What keeps a change from being made: it is given up, asked about, or led elsewhere.
extension NavigationMachine {
    mutating func stopped(_ transaction: Transaction, by stop: Stop) {
        effects.append(.letGo(transaction))
        switch transaction.source {
        case .report(let report): return turnBack(transaction, report)
        case .own: return giveUp(transaction.draft)
        case .request(let known):
            let id = known.id
            guard let request = requests[id] else { return giveUp(transaction.draft) }
            switch stop {
            case .refused(let refusal):
                keep(transaction.draft, of: id)
                end(request, .refused(refusal))
            case .leaving(let node):
                pause(id, transaction.draft, .leaving(node))
                ask(node, toLetGo: id)
            case .departing(let place):
                pause(id, transaction.draft, .departing)
                effects.append(.depart(id, place))
            case .entering(let question, let judgement):
                keep(transaction.draft, of: id)
                judged(judgement, question, id)
            }
        }
    }

    /// Keeps how far the change of a request came, or nothing any more.
    mutating func keep(_ draft: Draft?, of id: Int) {
        if let old = requests[id]?.draft { noteForEarlyRequests(old.records.keys) }
        requests.keep(draft, of: id)
    }

    private mutating func pause(_ id: Int, _ draft: Draft, _ stage: PendingRequest.Stage) {
        ids.skip(to: draft.ids.last)
        share(draft)
        keep(draft, of: id)
        requests[id]?.stage = stage
        // Until an enter-guard has answered, or its flow has ended, the screens that were let go can be used.
        if stage == .judged || stage == .interposed { requests[id]?.answers.mayLeave = [] }
        if !questions.isEmpty { stopWaiting(id) }
        // Planned anew, the change may bring less than before: what waited for a place that comes no more is told so.
        resumeEarlyRequests()
    }

    mutating func judgedLate(_ id: Int, _ question: EnterQuestion, _ judgement: Judgement) {
        guard let request = requests[id], request.stage == .judged, var draft = request.draft else { return }
        if case .redirect = judgement, host.isHeld {
            requests[id]?.answers.redirect = (question, judgement)
            requests[id]?.stage = .held
            held.insert(id)
            return
        }
        keep(nil, of: id)
        if case .redirect = judgement, !isValid(draft),
            request.isFollowingLink || !hasBegun(question.guardian)
        {
            // The change has to be planned anew: there it counts for the same guard, which may have come with it.
            requests[id]?.answers.late[question.key] = judgement
            giveUp(draft)
            return resume(id)
        }
        renew(&draft)
        keep(draft, of: id)
        judged(judgement, question, id)
    }

    /// Whether a coordinator is in the tree with what it began with.
    func hasBegun(_ id: Tree.Node.ID) -> Bool { tree[id]?.children.isEmpty == false }

    private mutating func judged(_ judgement: Judgement, _ question: EnterQuestion, _ id: Int) {
        guard let request = requests[id] else { return }
        let label = question.destination.label
        switch judgement {
        case .allow:
            requests[id]?.answers.allowed.insert(question.key)
            resume(id)
        case .refuse(let why) where request.isRestoration: deny(question.key, why, id)
        case .redirect where request.isRestoration: deny(question.key, "a guard leads elsewhere", id)
        case .refuse(let why): end(request, .refused(.guarded(label, why: why)))
        case .redirect(let other): redirect(id, question, other)
        case .interpose(let flow): interpose(flow, question, id)
        case .wait(let later):
            guard let draft = request.draft else { return }
            pause(id, draft, .judged)
            effects.append(.await(id, question, later))
        }
    }

    /// A saved place may not be entered: the snapshot is read once more, without it.
    private mutating func deny(_ question: EnterQuestion.Key, _ why: String, _ id: Int) {
        requests[id]?.answers.denied[question] = why
        resume(id)
    }

    /// A coordinator that only comes now begins with something else, a link goes on from what it brought so far, or another change
    /// is made on the tree there is.
    private mutating func redirect(_ id: Int, _ question: EnterQuestion, _ other: Decision) {
        guard let request = requests[id] else { return }
        let detours = request.answers.detours + [question.destination]
        guard Set(detours).count == detours.count, detours.count < 100 else {
            return end(request, .refused(.redirectedInCircles(detours.map(\.label))))
        }
        requests[id]?.answers.detours = detours
        guard var draft = request.draft else { return }
        let guardian = question.guardian
        do throws(Stop) {
            if isValid(draft), let step = draft.steps.last,
                let own = step.grown.first(where: { $0.node == guardian }),
                let root = own.root.redirected(by: other.change)
            {
                drop(try draft.regrow(guardian, with: root))
                if case .link(let path) = request.ask, path.destinations.contains(question.destination) {
                    // What a guard leads to instead of a place on the way is where the link ends.
                    draft.missing = 1
                }
                keep(nil, of: id)
                return proceed(id, with: draft)
            }
            if isValid(draft), request.isFollowingLink, draft.steps.count > 1,
                draft.steps.last?.grown.contains(where: { $0.node == guardian }) == false,
                record(of: guardian, or: draft.records)?.isMade == true
            {
                drop(draft.undoStep())
                draft.redirect = (other.change, guardian)
                keep(nil, of: id)
                return proceed(id, with: draft)
            }
        } catch {
            return stopped(Transaction(source: .request(request), draft: draft), by: error)
        }
        guard !request.isBeginning else {
            let why = "its guard leads elsewhere, where the window has nothing yet"
            return end(request, .refused(.guarded(question.destination.label, why: why)))
        }
        keepAlive(guardian, madeIn: draft)
        requests[id]?.isRedirected = true
        requests[id]?.decision = (other, guardian)
        resume(id)
    }

    /// Opens a flow that has to come first, in the name of the nearest place that is in the tree.
    private mutating func interpose(_ flow: Decision, _ question: EnterQuestion, _ id: Int) {
        guard let request = requests[id], let draft = request.draft else { return }
        let key = PendingRequest.First.Key(
            question: question.key, flow: flow.change)
        var trail = [question.destination.label]
        var next: PendingRequest? = request
        while let outer = next {
            if let first = outer.first, outer.id != id {
                trail.insert(first.key.question.destination.label, at: 0)
                if isSameFlow(first, as: key.flow, of: question.guardian) {
                    return comesNever(request, .redirectedInCircles(trail + [trail[1]]), key)
                }
            }
            guard trail.count < 100 else { return comesNever(request, .redirectedInCircles(trail), key) }
            guard case .request(let parent)? = outer.parent else { break }
            next = requests[parent]
        }
        guard !request.answers.passed.contains(key) else {
            let circle = [question.destination.label, label(of: flow.change), question.destination.label]
            return comesNever(request, .redirectedInCircles(circle), key)
        }
        keepAlive(question.guardian, madeIn: draft)
        pause(id, draft, .interposed)
        let open = openFlow(by: key.flow, of: question.guardian)
        let waiter = open ?? FlowWaiter(for: nil)
        requests[id]?.answers.first = PendingRequest.First(
            key: key, guardian: question.guardian, waiter: waiter)
        guard open == nil else { return }
        let asker =
            records[request.asker]?.isMade == true
            ? request.asker : nearestPlace(to: question.guardian, in: draft)
        later(
            .asked(
                PendingRequest(
                    id: nextRequest(), .decided(flow), from: asker, owner: question.guardian, waiter: waiter,
                    parent: .request(id))))
    }

    /// What would have to come first cannot, and the request ends; of what was saved the place alone is lost that it was for.
    private mutating func comesNever(
        _ request: PendingRequest, _ refusal: Refusal, _ key: PendingRequest.First.Key
    ) {
        guard request.isRestoration else { return end(request, .refused(refusal)) }
        deny(key.question, "\(refusal)", request.id)
    }

    /// Who waits for a flow that has to come first and is on screen; nil where it is not.
    private func openFlow(by flow: Tree.Change, of guardian: Tree.Node.ID) -> FlowWaiter? {
        requests.inOrder.lazy.compactMap(\.first).first { first in
            isSameFlow(first, as: flow, of: guardian) && flows.contains { $0.waiter === first.waiter }
        }?.waiter
    }

    /// Whether a guard has the same flow come first. That of another coordinator in the tree may look alike, and be for another
    /// session.
    private func isSameFlow(
        _ first: PendingRequest.First, as flow: Tree.Change, of guardian: Tree.Node.ID
    ) -> Bool {
        guard first.key.flow == flow else { return false }
        return first.guardian == guardian || records[first.guardian] == nil || records[guardian] == nil
    }

    /// Whether a flow that has to come first came for another request meanwhile, while a finger held this one up say: then it does
    /// not come a second time, and both wait for the one that is there.
    mutating func joinsOpenFlow(_ transaction: Transaction) -> Bool {
        guard let opening = transaction.request, let waiter = opening.waiter,
            case .request(let id)? = opening.parent, let first = requests[id]?.first, first.waiter === waiter,
            let open = openFlow(by: first.key.flow, of: first.guardian)
        else { return false }
        requests[id]?.answers.first?.waiter = open
        keep(transaction.draft, of: opening.id)
        end(opening, .cancelled)
        return true
    }

    mutating func interposed(_ id: Int, _ how: NavigationEvent.Interposed) {
        guard let request = requests[id], request.stage == .interposed, let first = request.first else {
            return
        }
        switch how {
        case .refused(let refusal) where request.isRestoration:
            deny(first.key.question, "what a guard has come first was refused: \(refusal)", id)
        case .left where request.isRestoration:
            deny(first.key.question, "what a guard has come first was left", id)
        case .refused(let refusal): end(request, .refused(refusal))
        case .left: end(request, .refused(.flowLeft(before: first.key.question.destination.label)))
        case .passed:
            requests[id]?.answers.passed.append(first.key)
            // A login may have been another user's: what was made before is made anew, and its guards are asked again.
            requests[id]?.answers.allowed = []
            requests[id]?.answers.late = [:]
            if let draft = request.draft {
                keep(nil, of: id)
                giveUp(draft)
            }
            requests[id]?.stage = .undecided
            requests[id]?.isRedirected = false
            do throws(Refusal) { decide(id, by: try owner(of: request)) } catch {
                end(request, .refused(error))
            }
        }
    }

    /// A guard that is not in the tree has to answer for what it has decided.
    mutating func keepAlive(_ guardian: Tree.Node.ID, madeIn draft: Draft) {
        var id = guardian
        while records[id]?.isMade != true, let record = draft.records[id] ?? kept[id], record.isMade {
            keep(record, for: id)
            guard record.owner != id else { return }
            id = record.owner
        }
    }

    /// Where a coordinator that is only coming would stand.
    func nearestPlace(to guardian: Tree.Node.ID, in draft: Draft) -> Tree.Node.ID {
        var id = guardian
        // A coordinator has a record as long as it is in the tree.
        while records[id] == nil, let record = record(of: id, or: draft.records), record.owner != id {
            id = record.owner
        }
        return records[id] == nil ? tree.root.id : id
    }
}
