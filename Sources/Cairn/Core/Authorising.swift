/// Authorise: enter-guards of what would be made, leave-guards of what would leave, the way out of the app.
extension NavigationMachine {
    /// Those who have to say whether they may be left, the one in front first. Of many who are armed one is asked after the other,
    /// and all are looked at once more when the last has answered.
    func guardsLeaving(_ transaction: Transaction) -> [Tree.Node.ID] {
        guard !leaveGuards.isEmpty else { return [] }
        if let next = transaction.draft.unasked?.popLast() { return [next] }
        transaction.draft.unasked = nil
        let left = guardsLeft(in: transaction.draft.tree)
        return left.count < 2 ? Array(left) : tree.nodes.reversed().map(\.id).filter(left.contains)
    }

    /// The leave-guards of what is not in a later tree any more.
    func guardsLeft(in later: Tree) -> Set<Tree.Node.ID> {
        tree.departed(in: later).intersection(leaveGuards)
    }

    /// What nobody can hold up passes by; for anything else the first is asked.
    mutating func armed(_ nodes: [Tree.Node.ID], _ transaction: Transaction) throws(Stop) {
        switch transaction.source {
        case .report, .own: transaction.unguarded = nodes
        case .request(let request):
            var mayLeave = requests[request.id]?.answers.mayLeave ?? []
            if transaction.draft.unasked != nil {
                transaction.draft.phase = .leave
                guard let node = nodes.first, !mayLeave.contains(node) else { return }
                throw .leaving(node)
            }
            // A yes counts until the guard is seen disarmed: what is armed then is armed for something else.
            mayLeave.formIntersection(nodes)
            if requests[request.id]?.wasStopped == true { requests[request.id]?.answers.mayLeave = mayLeave }
            var unasked = Array(nodes.filter { !mayLeave.contains($0) }.reversed())
            guard let node = unasked.popLast() else { return }
            transaction.draft.unasked = unasked
            transaction.draft.phase = .leave
            throw .leaving(node)
        }
    }

    /// The person is sent out of the app when all else is allowed and made.
    func checkDeparture(_ transaction: Transaction) throws(Stop) {
        let departures = transaction.draft.steps.flatMap(\.departures)
        guard !departures.isEmpty else { return }
        let done = answers(to: transaction)?.departures ?? []
        if let next = departures.first(where: { !done.contains($0) }) { throw .departing(next) }
    }

    /// What the request of a change met on its way; nil for one that was never stopped.
    private func answers(to transaction: Transaction) -> PendingRequest.Stopped? {
        guard let request = transaction.request, request.wasStopped else { return nil }
        return request.answers
    }

    /// Which places are to be made now. Those that were not let in before stay out.
    func findDue(_ draft: inout Draft) {
        let (made, tree, base) = (draft.records, draft.tree, draft.base)
        var behind: Set<Tree.Node.ID> = []
        if !unmade.isEmpty {
            let places = tree.broughtToFront(since: base).flatMap(\.all).map(\.id)
            behind.formUnion(places.filter { unmade.contains($0) && made[$0] == nil })
        }
        let madeAhead = draft.madeAhead
        for place in madeAhead {
            behind.formUnion(tree.tab(around: place)?.all.map(\.id).filter(unmade.contains) ?? [])
        }
        var candidates = draft.candidates
        if !behind.isEmpty { candidates += behind.subtracting(candidates).sorted() }
        draft.due = []
        for id in candidates where (made[id] ?? records[id])?.isMade != true {
            guard
                let node = tree.due(
                    id, isMade: { madeAhead.contains($0) || (made[$0] ?? records[$0])?.isMade == true })
            else { continue }
            if made[id] == nil, base.due(id, isMade: { records[$0]?.isMade == true }) != nil { continue }
            draft.due.append(node)
        }
    }

    /// What the guards around the places that are due have to say.
    func enterQuestions(_ transaction: Transaction) -> [EnterQuestion] {
        var questions: [EnterQuestion] = []
        let allowed = answers(to: transaction)?.allowed ?? []
        for node in transaction.draft.due {
            // The dialog that a screen presents itself is no coordinator's destination.
            guard let destination = node.destination, type(of: destination.base) != AskedDialog.self else {
                continue
            }
            addQuestions(
                about: destination, at: node.id, allowed, transaction.draft.records, in: transaction.draft,
                to: &questions)
        }
        if let late = answers(to: transaction)?.late, !late.isEmpty {
            for index in questions.indices { questions[index].known = late[questions[index].key] }
        }
        return questions
    }

    /// All guards from the coordinator that makes a place outwards.
    func addQuestions(
        about destination: AnyDestination, at node: Tree.Node.ID, _ allowed: Set<EnterQuestion.Key>,
        _ brought: [Tree.Node.ID: Record], in draft: @autoclosure () -> Draft,
        to questions: inout [EnterQuestion]
    ) {
        guard let place = brought[node] ?? records[node] else { return }
        var guardians: [(id: Tree.Node.ID, record: Record)] = []
        var owner = place.owner
        while let record = record(of: owner, or: brought), record.coordinator != nil {
            if record.enterGuard != nil { guardians.append((owner, record)) }
            if record.owner == owner { break }
            owner = record.owner
        }
        guard !guardians.isEmpty else { return }
        let ways = ways(to: guardians.map(\.id), draft())
        for (id, record) in guardians {
            let way = ways[id]
            let key = EnterQuestion.Key(
                anchor: way?.anchor ?? id, way: way?.way, destination: destination)
            guard !allowed.contains(key) else { continue }
            questions.append(
                EnterQuestion(
                    node: node, destination: destination, opener: place.opener, guardian: id,
                    guardRecord: record, isOwn: id == place.owner, key: key))
        }
    }

    /// The ways to those that only come with a change, from the nearest coordinator that is in the tree. All of them in one walk, since
    /// a snapshot may bring hundreds in each other.
    private func ways(
        to guardians: [Tree.Node.ID], _ draft: Draft
    ) -> [Tree.Node.ID: (anchor: Tree.Node.ID, way: EnterQuestion.Way)] {
        var ways: [Tree.Node.ID: (anchor: Tree.Node.ID, way: EnterQuestion.Way)] = [:]
        for guardian in guardians where ways[guardian] == nil {
            var (anchor, steps) = (guardian, [(id: Tree.Node.ID, destination: AnyDestination)]())
            // One that is neither in the tree nor in the change is kept, and known by its own id.
            while records[anchor] == nil,
                let own = draft.destinations[anchor] ?? draft.tree[anchor]?.destination,
                let record = record(of: anchor, or: draft.records), record.owner != anchor
            {
                steps.append((anchor, own))
                anchor = record.owner
            }
            var way: EnterQuestion.Way?
            for step in steps.reversed() {
                let next = EnterQuestion.Way(step.destination, behind: way)
                ways[step.id] = (anchor, next)
                way = next
            }
        }
        return ways
    }

    /// A guard said more than yes. Those before it are asked again once it has answered: a login may be another user's.
    mutating func stopAt(
        _ found: (index: Int, judgement: Judgement), _ transaction: Transaction
    ) throws(Stop) {
        let questions = enterQuestions(transaction)
        transaction.draft.phase = .enter
        throw .entering(questions[found.index], found.judgement)
    }
}
