/// The phases of a change: plan, authorise, make, commit.
extension NavigationMachine {
    mutating func proceed(_ id: Int, with draft: __owned Draft) {
        guard let request = requests[id] else { return }
        proceed(Transaction(source: .request(request), draft: draft))
    }

    /// Goes on with a change until it is made, or somebody has to answer first.
    mutating func proceed(_ transaction: Transaction) {
        do throws(Stop) {
            while true {
                switch transaction.draft.phase {
                case .plan:
                    if joinsOpenFlow(transaction) { return }
                    switch try plan(transaction) {
                    case .step: transaction.draft.phase = .leave
                    case .asked(let effect): return wait(transaction, for: effect)
                    case .done:
                        beginColumns(of: transaction)
                        let awaited = try awaitedFlow(transaction)
                        try checkDeparture(transaction)
                        if let awaited { tieWaiter(transaction, to: awaited.node, awaited.record) }
                        return commit(transaction)
                    }
                case .leave:
                    transaction.draft.phase = .enter
                    let leaving = guardsLeaving(transaction)
                    if !leaving.isEmpty { return wait(transaction, for: .findArmed(leaving)) }
                case .enter:
                    findDue(&transaction.draft)
                    transaction.draft.phase = transaction.draft.due.isEmpty ? .plan : .make
                    let questions = enterQuestions(transaction)
                    if !questions.isEmpty {
                        return wait(transaction, for: .judge(questions, transaction.request?.id))
                    }
                case .make:
                    takeQuestion(transaction)
                    let making = takeKept(&transaction.draft)
                    if !making.isEmpty { return wait(transaction, for: .make(making)) }
                    try grow(&transaction.draft)
                }
            }
        } catch {
            stopped(transaction, by: error)
        }
    }

    /// Of columns that nobody has seen yet those that may be one stack: beside each other none is in front.
    private func begun(_ columns: [Tree.Node.ID: Int], in tree: Tree) -> [Tree.Node.ID: Int] {
        guard hasHost, !columnsAreOneStack, !columns.isEmpty else { return columns }
        return columns.filter { tree.place(of: $0.key)?.modal?.style.isNarrow == true }
    }

    /// Whether columns were seen, and all of them are in front, or UIKit says which is. Those that were beside each other when there
    /// was more room are one stack when they are seen again, and have in front what was shown in them meanwhile.
    private func areKnown(_ columns: Tree.Node.ID) -> Bool {
        host.seenColumns.contains(columns) && !columnsAreOneStack
    }

    /// Columns that a request brings to the screen begin as the host will show them: of one stack the first is in front, and the
    /// tree never says that a person sees another.
    private func beginColumns(of transaction: Transaction) {
        let tree = transaction.draft.tree
        guard hasHost, transaction.request != nil, !transaction.draft.steps.isEmpty else { return }
        let begun = tree.columnsBegun(whereOneStack: columnsAreOneStack) { split in
            // Others may have come into the place of those that were seen.
            host.seenColumns.contains(split.id)
                && !transaction.draft.steps.dealt.contains(split.children[0].id)
        }
        guard !begun.isEmpty else { return }
        transaction.draft.add(
            .applied(.none, asker: tree.root.id, owner: tree.root.id, begun: begun),
            leadingTo: tree.showing(columns: begun))
    }

    private mutating func wait(_ transaction: Transaction, for effect: NavigationEffect) {
        current = transaction
        effects.append(effect)
    }

    /// The one who runs the machine has answered for the change under way.
    mutating func answer(_ event: NavigationEvent) {
        guard let transaction = current else { return }
        current = nil
        do throws(Stop) {
            switch event {
            case .armed(let nodes): try armed(nodes, transaction)
            case .judged(let found): if let found { try judged(found, transaction) }
            case .made(let made, let refusal): try take(made, refusal, &transaction.draft)
            case .linked(let result): try linked(result, transaction.request?.ask, &transaction.draft)
            case .restored(let draft, let stop):
                transaction.draft = draft
                if let stop { throw stop }
                transaction.draft.isPlanned = true
                transaction.draft.phase = .leave
            default: break
            }
        } catch {
            return stopped(transaction, by: error)
        }
        proceed(transaction)
    }

    private enum Planned {
        case step, done
        /// Somebody has to say what comes next.
        case asked(NavigationEffect)
    }

    /// Adds the next step of a change.
    private mutating func plan(_ transaction: Transaction) throws(Stop) -> Planned {
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
    private func apply(
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
        let new = try refusing { () throws(Refusal) in
            try tree.applying(change, from: asker, for: owner, ids: &draft.ids)
        }
        let begun = begun(new.columnsBegun(by: placed, areKnown: areKnown), in: new)
        draft.add(
            .applied(change, asker: asker, owner: owner, begun: begun),
            leadingTo: begun.isEmpty ? new : new.showing(columns: begun), owner: owner,
            opener: asker, placed: placed)
        return true
    }

    /// What stands of a link's way comes to the front; then each coordinator brings what is missing, one at a time.
    /// What one brings instead of the last destination, an alert say, is where the link ends.
    private mutating func planLink(_ path: LinkPath, _ draft: inout Draft) throws(Stop) -> Planned {
        if let redirect = draft.redirect {
            // What a guard leads to instead is where the link ends, too.
            let front = draft.tree[redirect.guardian]?.visible.id ?? redirect.guardian
            let asker = knownPlace(at: front, in: draft.tree, draft.records)
            if try apply(redirect.change, &draft, from: asker, for: redirect.guardian) {
                draft.redirect = nil
                draft.missing = 1
            }
            return .step
        }
        if draft.missing == 1 {
            let end = path.destinations.last.flatMap(draft.tree.topmost)
            return end.map { bringColumns(around: $0, in: &draft) } == true ? .step : .done
        }
        let plan = draft.tree.plan(to: path)
        if plan.tree != draft.tree {
            draft.add(.revealed(standing: plan.standing), leadingTo: plan.tree)
            return .step
        }
        if bringColumns(around: plan.standing, in: &draft) { return .step }
        guard let next = plan.missing.first else { return .done }
        guard draft.missing.map({ plan.missing.count < $0 }) ?? true,
            let record = record(of: bringer(from: plan.standing, in: draft), or: draft.records),
            record.coordinator != nil
        else { throw .refused(.linkEnds(before: next.label, draft.tree)) }
        draft.missing = plan.missing.count
        draft.standing = plan.standing
        return .asked(.link(next, by: record))
    }

    /// Has columns that nobody has seen yet begin with the one that a place stands in.
    /// - Returns: Whether there are any.
    private func bringColumns(around place: Tree.Node.ID, in draft: inout Draft) -> Bool {
        let begun = begun(draft.tree.columnsBegun(around: place, areKnown: areKnown), in: draft.tree)
        guard !begun.isEmpty else { return false }
        draft.add(
            .applied(.none, asker: place, owner: place, begun: begun),
            leadingTo: draft.tree.showing(columns: begun))
        return true
    }

    /// A coordinator has said how it brings the next destination of a link.
    private mutating func linked(
        _ result: Result<Tree.Change, Refusal>, _ ask: Ask?, _ draft: inout Draft
    ) throws(Stop) {
        guard let standing = draft.standing else { return }
        let owner = bringer(from: standing, in: draft)
        if owner != standing, case .failure(.wrongType(_, let found)) = result {
            // It knows its own screens, and none that would stand in them.
            throw .refused(.linkEnds(before: found, draft.tree))
        }
        var change = try refusing { () throws(Refusal) in try result.get() }
        // It may stand where the coordinator has put it, on the stack of one of its tabs say.
        if case .link(let path) = ask, draft.missing == 1, let last = path.destinations.last,
            let place = draft.tree.topmost(of: last), record(of: place, or: draft.records)?.owner == owner,
            draft.tree.revealing(place)?.contains(standing) == true
        {
            change = .show(last, orElse: change)
        }
        let asker = knownPlace(
            at: draft.tree[standing]?.visible.id ?? standing, in: draft.tree, draft.records)
        if try !apply(change, &draft, from: asker, for: owner) {
            // It is asked once more, when that is there.
            draft.missing = draft.missing.map { $0 + 1 }
        }
        draft.phase = .leave
    }

    /// The coordinator that brings what a link leads to next: that of the place where it stands; for one screen, that which
    /// made it.
    private func bringer(from standing: Tree.Node.ID, in draft: Draft) -> Tree.Node.ID {
        guard let record = record(of: standing, or: draft.records), record.isMade, record.coordinator == nil
        else { return standing }
        return record.owner
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
