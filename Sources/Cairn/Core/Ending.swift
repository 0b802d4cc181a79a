/// A request ends without a change, and what was made for the change is let go, or kept for those who come there later.
extension NavigationMachine {
    /// A request ends without a change.
    mutating func end(_ request: PendingRequest, _ outcome: Outcome) {
        let outcome = outcome == .refused(.askerLeft) ? withoutItsAsker(request) : outcome
        let request = requests.remove(request.id) ?? request
        held.remove(request.id)
        early.remove(request.id)
        effects.append(.ended(request, outcome, in: tree))
        if let draft = request.draft { giveUp(draft) }
        if !questions.isEmpty {
            stopWaiting(request.id)
            noteRefusedDialog(of: request)
        }
        // What was to come first, and is not on screen yet, comes for nobody.
        if let first = request.first,
            let opening = pending.first(where: {
                $0.waiter === first.waiter && $0.parent == .request(request.id)
            })
        {
            end(opening, .cancelled)
        }
        if case .request(let parent)? = request.parent, let waiter = request.waiter,
            requests[parent]?.first?.waiter === waiter
        {
            if case .refused(let refusal) = outcome {
                later(.interposed(parent, .refused(refusal)))
            } else {
                later(.interposed(parent, .left))
            }
        }
        if request.isWindowsBeginning { noteForEarlyRequests([tree.root.id]) }
        if request.isBeginning, case .refused(let refusal) = outcome, refusal != .askerLeft {
            beginRefused(refusal)
        }
        resumeEarlyRequests()
        forgetTheKept()
    }

    /// How a request ends whose screen is not in the tree.
    private func withoutItsAsker(_ request: PendingRequest) -> Outcome {
        // The system's screen has said that it is given up, and a finger or other code was faster.
        if request.ask.isLeaving { return .cancelled }
        // A guest that has left goes on without what it showed.
        return .refused(records.byNode.isEmpty && !tree.root.isForeign ? .noNavigator : .askerLeft)
    }

    /// Gives up a change. Its ids are never used again; what was made for a place that is in the tree waits there.
    mutating func giveUp(_ draft: Draft) {
        ids.skip(to: draft.ids.last)
        noteForEarlyRequests(draft.records.keys)
        share(draft)
        setAside(draft)
        drop(draft.records)
        forgetTheKept()
    }

    /// What waits for what a change made, and keeps for later, waits no longer: nobody knows when that comes.
    private mutating func setAside(_ draft: Draft) {
        let places = draft.records.filter { id, record in
            record.place != nil && kept[id] === record
                && !requests.drafts.contains { $0.records[id] === record }
        }.compactMap(\.value.place)
        if !places.isEmpty { effects.append(.setAside(places)) }
    }

    /// Lets go of what a change made, but for what others use.
    mutating func drop(_ made: [Tree.Node.ID: Record]) {
        release(
            made.filter { id, record in kept[id] !== record && records[id] !== record }.inOrder.map(\.value))
    }

    /// Keeps what a change made for places that are in the tree already: whoever else comes there uses it.
    mutating func share(_ draft: Draft) {
        for (id, record) in draft.records where record.isMade {
            if let place = records[id], !place.isMade { keep(record, for: id) }
        }
    }

    /// Keeps what was made for a node.
    mutating func keep(_ record: Record, for id: Tree.Node.ID) {
        if let old = kept.updateValue(record, forKey: id), old !== record { effects.append(.letGo(old)) }
    }

    /// Lets go of what was made for nodes that are not in the tree, as soon as nothing in the tree was made by it and no
    /// change waits for it. Costs time by what is kept, and by what waits.
    mutating func forgetTheKept() {
        guard !kept.isEmpty else { return }
        var needed: Set<Tree.Node.ID> = []
        func need(_ id: Tree.Node.ID) {
            var id = id
            while needed.insert(id).inserted, let record = record(of: id) { id = record.owner }
        }
        for id in kept.keys where records.count(ownedBy: id) > 0 { need(id) }
        for request in requests.all {
            if let owner = request.decision?.owner { need(owner) }
            if let owner = request.owner { need(owner) }
            if let guardian = request.first?.guardian { need(guardian) }
        }
        for draft in requests.drafts { needed.formUnion(draft.records.keys) }
        let gone = kept.filter { id, _ in
            !needed.contains(id) && (records[id] == nil || records[id]?.isMade == true)
        }
        for id in gone.keys { kept[id] = nil }
        release(gone.inOrder.map(\.value))
    }
}
