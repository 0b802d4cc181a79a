/// Commit: the tree changes in one step, and all that follows from it.
extension NavigationMachine {
    mutating func commit(_ transaction: Transaction) {
        let old = tree
        let new = transaction.draft.tree
        let change = journalChange(of: transaction)
        let request = transaction.request
        let dealt = transaction.draft.steps.dealt
        let result = transaction.draft.steps.lazy.compactMap(\.finished).first
        let finished =
            if let request, let result { finish(request, with: result) } else { NavigationEffect?.none }
        let brought = transaction.draft.records
        // What a transition both brought and took away was never in the tree before.
        var left = old.departed(in: new)
        left.formUnion(new.missing(of: Array(brought.keys)))
        if let request {
            requests.remove(request.id)
            if !questions.isEmpty { stopWaiting(request.id) }
        }
        tree = new
        version += 1
        ids.skip(to: transaction.draft.ids.last)
        savedParts = transaction.draft.parts
        var gone: [Record] = []
        for (id, record) in brought.inOrder {
            if let old = kept.removeValue(forKey: id), old !== record { gone.append(old) }
            guard !left.contains(id) else {
                gone.append(record)
                continue
            }
            if let old = records.update(record, for: id), old !== record { gone.append(old) }
            if !record.isMade { unmade.insert(id) } else if !unmade.isEmpty { unmade.remove(id) }
            if let model = record.model, TypeSet.leaveGuards.contains(model) { leaveGuards.insert(id) }
        }
        if !left.isEmpty { handOver(from: left, brought) }
        for id in left.sorted() {
            if let record = records.remove(id) { gone.append(record) }
            savedParts[id] = nil
        }
        note(moving: request, bringing: dealt)
        leaveGuards.subtract(left)
        if !unmade.isEmpty { unmade.subtract(left) }
        noteDialogs(of: request, in: brought)
        effects.append(
            .committed(
                .init(
                    source: source(of: transaction), change: change, before: old, after: new,
                    dealt: dealt, last: ids.last, records: brought, left: left,
                    losses: transaction.draft.losses, unguarded: transaction.unguarded)))
        effects.append(.letGo(transaction))
        release(gone)
        if let finished { effects.append(finished) }
        if !requests.isEmpty { endRequests(of: left) }
        closeFlows()
        dropQuestions()
        forgetTheKept()
        noteForEarlyRequests(brought.keys)
        if request?.isWindowsBeginning == true { noteForEarlyRequests([tree.root.id]) }
        resumeEarlyRequests()
        guard hasHost else { return }
        columnsToShow.merge(transaction.draft.columnsToShow) { _, last in last }
        let shown = new.shown(after: old, shownAs: host.wanted)
        let isAnimated = !transaction.draft.steps.contains(where: \.isWithoutAnimation)
        act(on: host.want(shown, animated: isAnimated, isAsked: transaction.isAsked))
    }

    /// What a new screen asks for at once does not end the movement that brings it, unless that takes it away again.
    private mutating func note(moving request: PendingRequest?, bringing dealt: [Tree.Node.ID]) {
        let isOfMoving = request.map { request in
            records[request.asker] != nil && moving.contains { $0.brought.contains(request.asker) }
        }
        if isOfMoving != true, !moving.isEmpty { forgetMoving() }
        if let request { moving.append(Moving(asker: request.asker, ask: request.ask, brought: dealt)) }
    }

    private mutating func endRequests(of left: Set<Tree.Node.ID>) {
        let ending = left.flatMap { requests.asked(by: $0) }.filter { $0.stage != .early }
        for request in ending.sorted(by: { $0.id < $1.id }) {
            // One that ends may end others.
            if requests[request.id] != nil { end(request, .refused(.askerLeft)) }
        }
    }

    private func source(of transaction: Transaction) -> NavigationEffect.Commit.Source {
        switch transaction.source {
        case .request(let request): .request(request)
        case .report(let report): .cause(report.byFinger ? .finger : .outside)
        case .own(let cause): .cause(cause)
        }
    }

    /// What was done to the tree, enough to do it again without asking anyone.
    private func journalChange(of transaction: Transaction) -> Journal.Change {
        let steps = transaction.draft.steps
        if let request = transaction.request, !request.isRedirected {
            switch request.ask {
            case .link(let path): return .followed(path, steps.compactMap(\.changeOnItsWay))
            case .restore: return .restored(transaction.draft.tree, ids: transaction.draft.ids)
            default: break
            }
        }
        // Of several steps those that changed nothing are left out; a single one says what was asked for.
        let changes = steps.count > 1 ? steps.compactMap(\.changeOnItsWay) : steps.map(\.change)
        if changes.count > 1 { return .several(changes) }
        return changes.first ?? .applied(.none, asker: tree.root.id, owner: tree.root.id)
    }

    /// A flow ends. Whoever waits for its result has it at once; otherwise the parent hears of it as a route, once
    /// the tree has changed.
    private mutating func finish(
        _ request: PendingRequest, with finished: Tree.Finished
    ) -> NavigationEffect? {
        guard let decision = request.decision, let output = decision.made.output(of: finished) else {
            return nil
        }
        if let index = flows.firstIndex(where: { $0.node == decision.owner }) {
            let waiter = flows.remove(at: index).waiter
            if !waiter.isAnswered {
                tellInterposed(waiter, .passed)
                return .answer(waiter, .success(output))
            }
        }
        return record(of: decision.owner).map { .finished(flow: decision.owner, $0, output) }
    }

    /// Those whose requests had a flow come first go on, or end.
    private mutating func tellInterposed(_ waiter: FlowWaiter, _ how: NavigationEvent.Interposed) {
        for request in pending where request.first?.waiter === waiter && request.stage == .interposed {
            later(.interposed(request.id, how))
        }
    }

    /// The flow, or the dialog, that a request opens and that somebody waits for.
    /// - Throws: ``Refusal/noFlow(route:output:)`` where it opens none.
    func awaitedFlow(_ transaction: Transaction) throws(Stop) -> (node: Tree.Node.ID, record: Record)? {
        guard let request = transaction.request, let waiter = request.waiter else { return nil }
        let (records, base) = (transaction.draft.records.inOrder, transaction.draft.base)
        // A tab that comes to the front for the first time is made as well, and was not opened.
        let opened = (records.filter { !base.contains($0.key) } + records).first { _, record in
            if let output = record.coordinator?.outputType {
                return waiter.expected.map { $0 == output } ?? (output != Never.self)
            }
            // Nobody goes through a dialog first: its answer would be lost.
            guard let dialog = record.dialog, let expected = waiter.expected else { return false }
            return dialog.answer == expected
        }
        if let opened { return (opened.key, opened.value) }
        let expected = waiter.expected.map { "\($0)" } ?? "a result"
        throw .refused(.noFlow(route: request.ask.label, output: expected))
    }

    /// Ties a waiter to it.
    mutating func tieWaiter(_ transaction: Transaction, to node: Tree.Node.ID, _ record: Record) {
        guard let request = transaction.request, let waiter = request.waiter else { return }
        if let dialog = record.dialog {
            transaction.draft.records[node] = Record(
                made: dialog.answering(waiter, as: node), owner: record.owner, opener: record.opener)
        }
        flows.append(
            OpenFlow(waiter: waiter, asker: request.asker, node: node, isDialog: record.dialog != nil))
        effects.append(.opened(waiter, node))
    }

    /// Flows that left without a result are cancelled; those whose asker left are closed.
    private mutating func closeFlows() {
        for (index, flow) in flows.enumerated() {
            if records[flow.node] == nil {
                left(flow)
            } else if records[flow.asker] == nil, !flow.isClosing {
                flows[index].isClosing = true
                later(.asked(PendingRequest(id: nextRequest(), .close, from: flow.node)))
            } else if flow.isDialog, flow.waiter.isAnswered, tree.visible.id == flow.node,
                tree.foreignRoot == nil
            {
                // What stood over it would not leave when nobody waited any more. What was set aside is as it was until it is back.
                later(.asked(PendingRequest(id: nextRequest(), .close, from: flow.node)))
            }
        }
        flows.removeAll { records[$0.node] == nil }
    }

    private mutating func left(_ flow: OpenFlow) {
        let waiter = flow.waiter
        // A button is heard once its dialog is gone.
        guard !flow.isDialog else { return effects.append(.giveUp(waiter)) }
        effects.append(.answer(waiter, .failure(CancellationError())))
        tellInterposed(waiter, .left)
    }
}

extension Draft.Step {
    private var roots: [Journal.Grown] { grown.map { Journal.Grown(node: $0.node, root: $0.root) } }

    /// The step as a change of its own.
    fileprivate var change: Journal.Change {
        switch kind {
        case .applied(let change, let asker, let owner, let begun):
            .applied(change, asker: asker, owner: owner, begun: begun, grown: roots)
        case .absorbed(let now, let base): .absorbed(now, since: base, grown: roots)
        case .revealed(let standing): .applied(.none, asker: standing, owner: standing, grown: roots)
        case .began: .began(grown: roots)
        case .closed, .restored: .closed
        }
    }

    /// The step as one of several, if anything is to be made again of it. On the way of a link what stands of that is brought
    /// to the front before each.
    fileprivate var changeOnItsWay: Journal.Change? {
        if case .revealed = kind, grown.isEmpty { return nil }
        return change
    }
}
