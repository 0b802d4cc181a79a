/// The one change, and what leads to it from either door.
extension Navigator {
    /// A decision came: it changes the tree, now or when the finger that holds it lets go.
    func conclude(_ request: Request, _ result: Result<Decision, any Error>) {
        guard request.result == nil else { return }
        switch result {
        case .failure(let error): end(request, Outcome(error))
        case .success(let decision) where machine.isHeld:
            undecided.removeAll { $0 === request }
            request.decided = decision
            held.append(request)
        case .success(let decision): perform(decision, for: request)
        }
    }

    func perform(_ decision: Decision, for request: Request) {
        do throws(Stop) {
            let owner = try refusing { () throws(Refusal) -> Tree.Node.ID in try self.owner(of: request) }
            var draft = Draft(tree: tree, ids: ids, navigator: self, pass: request)
            let change: Journal.Change
            if case .exit(let now) = request.ask {
                try draft.exit(showing: now, since: tree.shown)
                change = .absorbed(now, since: tree.shown, grown: draft.grown)
            } else if case .link(let path) = request.ask, request.decider == nil {
                change = .followed(path, try draft.follow(path))
            } else if case .restore(let snapshot) = request.ask {
                try draft.restore(snapshot)
                change = .restored(draft.tree, ids: draft.ids)
            } else if endsTheGuest(decision, of: request, by: owner) {
                if decision.output != nil {
                    try draft.apply(decision.change, from: request.asker, for: owner)
                }
                try draft.exit(showing: .nothing, since: tree.shown)
                change = .absorbed(.nothing, since: tree.shown, grown: [])
            } else {
                try draft.apply(decision.change, from: request.asker, for: owner)
                if let waiter = request.waiter {
                    try refusing { () throws(Refusal) -> Void in try wait(waiter, for: request, in: draft) }
                }
                change = .applied(decision.change, asker: request.asker, owner: owner, grown: draft.grown)
            }
            let source = source(of: request)
            let ended = decision.output.map { end(flow: owner, with: $0) }
            undecided.removeAll { $0 === request }
            request.end(.performed)
            commit(draft, source, change, duration: elapsed() - request.since)
            moving = request
            ended?()
        } catch {
            stopped(request, decision, by: error)
        }
    }

    /// The one change: both doors end here.
    func commit(
        _ draft: Draft, _ source: Journal.Source, _ change: Journal.Change, duration: Duration = .zero,
        unguarded: [String] = []
    ) {
        let old = tree
        let new = draft.tree
        ids = draft.ids
        notRestored += draft.losses
        savedParts = draft.parts
        for (id, record) in draft.records { records[id] = record }
        // What a transition both brought and took away was never in the tree before.
        let left = old.departed(in: new).union(new.missing(of: draft.records.keys))
        tree = new
        moving = nil
        note(
            source, .performed, change, ids: ids.takeDealt(), before: old, duration: duration,
            unguarded: unguarded)
        tell(of: draft.records)
        activity.note(draft.records, left: left)
        noteGuards(draft.records, left: left)
        for id in left {
            records[id] = nil
            savedParts[id] = nil
        }
        unmade = draft.candidates.filter { id in records[id].map { $0.made == nil } ?? false }
        for request in pending where records[request.asker] == nil { end(request, .refused(.askerLeft)) }
        closeFlows()
        dropQuestions()
        guard host != nil else { return }
        let shown = new.shown(after: old, shownAs: machine.wanted)
        act(on: machine.want(shown))
    }

    func absorb(_ report: HostMachine.Report) {
        let source = Journal.Source.cause(report.byFinger ? .finger : .outside)
        let absorbed = tree.absorbing(report.shown, since: report.base)
        let passedBy = armed(leavingFor: absorbed).map { tree[$0]?.label ?? "\($0)" }
        var draft = Draft(tree: absorbed, ids: ids, navigator: self)
        var back: [(destination: AnyDestination, asker: Tree.Node.ID)] = []
        // A tab that a finger brought to the front is made now. One that is guarded has to be asked about: until
        // then the one before it stays in front.
        while true {
            do throws(Stop) {
                try draft.makeDue()
                break
            } catch {
                guard case .entering(let destination, _, _) = error,
                    let asker = draft.turnBack(from: destination, to: tree)
                else {
                    note(source, .refused(error.refusal), nil, before: tree)
                    break
                }
                back.append((destination, asker))
            }
        }
        commit(
            draft, source,
            .absorbed(
                draft.isTurnedBack ? draft.tree.shown : report.shown, since: report.base, grown: draft.grown),
            unguarded: passedBy)
        for (destination, asker) in back {
            let select = Decision(Tree.Change.select(destination))
            take(.asked(Request(.decided(select), from: asker, navigator: self)))
        }
    }

    func note(
        _ source: Journal.Source, _ outcome: Outcome, _ change: Journal.Change?, ids: [Tree.Node.ID] = [],
        before: Tree, duration: Duration = .zero, unguarded: [String] = []
    ) {
        let entry = journal.note(
            source, outcome, change, ids: ids, before: before, tree: tree, duration: duration,
            unguarded: unguarded)
        observers.removeAll { observer in
            if case .terminated = observer.yield(entry) { return true }
            return false
        }
    }

    func tell(of new: [Tree.Node.ID: Record]) {
        guard let onMade else { return }
        for (id, record) in new.sorted(by: { $0.key < $1.key }) {
            if record.made != nil, let node = tree[id] { onMade(node) }
        }
    }

    func source(of request: Request) -> Journal.Source {
        switch request.ask {
        case .exit: return .cause(.finger)
        case .link, .unread: return .cause(.link(request.route))
        case .restore: return .cause(.restored)
        case .route(let route as any Destination): return .request(route, asker: request.asker)
        case .route(let route):
            if let plain = PlainRoute(route) { return .request(plain, asker: request.asker) }
        case .close, .decided: break
        }
        return .request(request.route, asker: request.asker)
    }

    func end(_ request: Request, _ outcome: Outcome) {
        guard request.result == nil else { return }
        undecided.removeAll { $0 === request }
        held.removeAll { $0 === request }
        note(source(of: request), outcome, nil, before: tree, duration: elapsed() - request.since)
        request.end(outcome)
    }
}
