/// Plan: what was decided, step by step on the tree as it will be.
extension NavigationMachine {
    enum Planned {
        case step, done
        /// Somebody has to say what comes next.
        case asked(NavigationEffect)
    }

    /// Adds the next step of a change.
    mutating func plan(_ transaction: Transaction) throws(Stop) -> Planned {
        guard !transaction.draft.isPlanned else { return .done }
        switch transaction.source {
        case .own:
            transaction.draft.isPlanned = true
            let seed = Tree.seed(ids: &transaction.draft.ids)
            transaction.draft.add(.closed, leadingTo: seed)
        case .report(let report):
            transaction.draft.isPlanned = true
            let new = absorbing(report.shown, since: report.base)
            transaction.draft.add(.absorbed(report.shown, since: report.base), leadingTo: new)
        case .request(let request):
            guard let decision = request.decision else { return .done }
            return try plan(&transaction.draft, request, decision.made, by: decision.owner)
        }
        return .step
    }

    private mutating func plan(
        _ draft: inout Draft, _ request: PendingRequest, _ decision: Decision, by owner: Tree.Node.ID
    ) throws(Stop) -> Planned {
        if !request.isRedirected {
            switch request.ask {
            case .link(let path): return try planLink(path, &draft)
            case .exit(let now, let base):
                draft.isPlanned = true
                draft.add(.absorbed(now, since: base), leadingTo: draft.tree.absorbing(now, since: base))
                return .step
            case .begin:
                draft.isPlanned = true
                guard let root = records[tree.root.id]?.root, tree.root.children.isEmpty else { return .done }
                draft.add(.began, leadingTo: draft.tree)
                try draft.grow(tree.root.id, with: root)
                return .step
            case .restore(let snapshot): return .asked(.restore(snapshot, into: draft, request.id))
            case .route, .close, .unread, .decided, .dialog: break
            }
        }
        draft.isPlanned = true
        let placed =
            isGuest
            ? draft.tree.placedChanges(in: decision.change, from: request.asker, for: owner, ids: draft.ids)
            : []
        if endsTheGuest(decision, asker: request.asker, by: owner, placed: placed) {
            draft.add(
                .absorbed(.nothing, since: tree.shown),
                leadingTo: draft.tree.absorbing(.nothing, since: tree.shown),
                placed: placed)
            return .step
        }
        var asker = request.asker
        if request.isMadeByDecider {
            let nearest = nearestPlace(to: owner, in: draft)
            asker = knownPlace(at: tree[nearest]?.visible.id ?? nearest, in: tree)
        }
        draft.isPlanned = try apply(
            decision.change, &draft, from: asker, for: owner, opensFlow: request.waiter != nil)
        return .step
    }

    /// - Parameter opensFlow: Whether somebody waits for the flow that it opens.
    /// - Returns: Whether it is applied; not yet, where a place that was never in front has to be made first.
    func apply(
        _ change: Tree.Change, _ draft: inout Draft, from asker: Tree.Node.ID, for owner: Tree.Node.ID,
        opensFlow: Bool = false
    ) throws(Stop) -> Bool {
        let tree = draft.tree
        let placed = tree.placedChanges(in: change, from: asker, for: owner, ids: draft.ids)
        if let place = unmadePlace(neededBy: placed, for: owner, in: draft, opensFlow: opensFlow) {
            draft.madeAhead.insert(place)
            draft.add(.revealed(standing: place), leadingTo: draft.tree)
            return false
        }
        if bringColumns(askedIn: placed, in: &draft) { return false }
        let new = try refusing { () throws(Refusal) in
            try tree.applying(change, from: asker, for: owner, ids: &draft.ids)
        }
        let begun = beginning(new.columnsNamed(by: placed, areKnown: areKnown), in: new)
        draft.columnsToShow.merge(new.columnsNamed(by: placed) { _ in false }) { _, last in last }
        draft.add(
            .applied(change, asker: asker, owner: owner, begun: begun),
            leadingTo: begun.isEmpty ? new : new.showing(columns: begun), owner: owner,
            opener: asker, placed: placed)
        return true
    }

    /// Whether a decision takes away all there is of a guest: its root is closed, or its flow ends.
    private func endsTheGuest(
        _ decision: Decision, asker: Tree.Node.ID, by owner: Tree.Node.ID, placed: [Tree.PlacedChange]
    ) -> Bool {
        guard isGuest else { return false }
        if decision.mayFinish {
            return owner == tree.root.id && placed.contains { $0.finished != nil }
        }
        if case .close = decision.change.unanimated { return tree.root.begins(with: asker) }
        return false
    }
}

extension Tree.Node {
    /// Whether a place is the first of all in here: nothing but the way in from outside stands before it.
    fileprivate func begins(with id: Tree.Node.ID) -> Bool {
        var node = self
        while node.id != id {
            switch node.content {
            case .stack(let nodes), .flow(let nodes): node = nodes[0]
            case .screen, .choice, .split: return false
            }
        }
        return true
    }
}
