/// Requests from being asked to being decided, or ended.
extension NavigationMachine {
    mutating func asked(_ request: PendingRequest) {
        requests.remove(request.id)
        early.remove(request.id)
        if let dialog = request.dialog { pressed(dialog) }
        if let link = linkFromTheRoot(request) {
            let isKnown = records[request.asker] != nil || isComing(request.asker)
            return isKnown ? asked(link) : end(link, .refused(.askerLeft))
        }
        // A place for which nothing was made has nobody in it yet who could ask.
        if isTooEarly(request) {
            if let standIn = standIn(for: request) { return begin(standIn) }
            // The window may only be about to begin, and what was saved to come back.
            guard isComing(request.asker) || records[request.asker]?.isMade == true else {
                return end(request, .refused(whyNobody(asks: request)))
            }
            requests.add(request)
            requests[request.id]?.stage = .early
            early.insert(request.id)
            return
        }
        begin(request)
    }

    /// A link begins at the root, whichever screen follows it; nil for what is no link, or begins there already.
    private func linkFromTheRoot(_ request: PendingRequest) -> PendingRequest? {
        guard case .link = request.ask, request.asker != tree.root.id else { return nil }
        return PendingRequest(
            id: request.id, request.ask, from: tree.root.id, parent: request.parent)
    }

    /// Why nobody in the tree has asked: the screen has left, or nobody was let into its place.
    private func whyNobody(asks request: PendingRequest) -> Refusal {
        records[request.asker] == nil ? .askerLeft : .neverShown(route: request.ask.label)
    }

    /// Whether a node is in a change that waits.
    private func isComing(_ id: Tree.Node.ID) -> Bool {
        requests.drafts.contains { $0.records[id] != nil }
    }

    /// Whether who asked has a place, but was not let in yet; or the window has not begun yet, or is being restored.
    private func isTooEarly(_ request: PendingRequest) -> Bool {
        isForTheRoot(request)
            ? requests.isWindowBeginning : records[request.asker]?.isMade != true
    }

    /// Whether it came from outside to a window that may not have begun, or where what was saved may not be back.
    private func isForTheRoot(_ request: PendingRequest) -> Bool {
        request.asker == tree.root.id && request.ask.isFromOutside && !request.isWindowsBeginning
    }

    /// What a guard asks in the name of a place that it keeps out itself is asked from the nearest that is in the tree.
    private mutating func standIn(for request: PendingRequest) -> PendingRequest? {
        guard request.parent != nil else { return nil }
        for other in requests.drafting.sorted() where serves(request, other) {
            guard let draft = requests[other]?.draft, let record = draft.records[request.asker] else {
                continue
            }
            let owner = request.owner ?? record.owner
            keepAlive(owner, madeIn: draft)
            return PendingRequest(
                id: request.id, request.ask, from: nearestPlace(to: request.asker, in: draft), owner: owner,
                waiter: request.waiter, parent: request.parent)
        }
        return nil
    }

    /// What was made for these places stands in the tree now, or is in no change that waits any more: whoever asked early from
    /// there is looked at next (``resumeEarlyRequests()``).
    mutating func noteForEarlyRequests(_ places: some Sequence<Tree.Node.ID>) {
        if !early.isEmpty { changedForEarly.formUnion(places) }
    }

    /// Those who asked before their change was made go on, or are refused.
    mutating func resumeEarlyRequests() {
        guard !changedForEarly.isEmpty else { return }
        let waiting = changedForEarly.flatMap { requests.asked(by: $0) }.map(\.id)
        changedForEarly = []
        for id in waiting.sorted() where early.contains(id) {
            guard let request = requests[id] else { continue }
            if !isTooEarly(request) {
                later(.resumed(id))
            } else if records[request.asker]?.isMade != true, !isComing(request.asker) {
                end(request, .refused(whyNobody(asks: request)))
            }
        }
    }

    /// The node of the coordinator that decides for a request: of the one that made the asker and those further
    /// out, the first that knows the route. Closing needs nobody's knowledge.
    func owner(of request: PendingRequest) throws(Refusal) -> Tree.Node.ID {
        guard let record = records[request.asker] else { throw .askerLeft }
        var owner = request.owner ?? record.owner
        guard case .route(let route) = request.ask else { return owner }
        // Who made a dialog may have left before its button was pressed.
        if request.owner != nil, self.record(of: owner) == nil { owner = record.owner }
        var asked: [String] = []
        while let record = self.record(of: owner), let coordinator = record.coordinator {
            if coordinator.knows(route) { return owner }
            asked.append("\(type(of: coordinator))")
            guard record.owner != owner else {
                throw .unknownToAll(route: request.ask.label, asked: asked)
            }
            owner = record.owner
        }
        throw .coordinatorLeft
    }

    /// Finds out what a request means. A screen has one request at a time: the same again is refused, another
    /// supersedes it.
    private mutating func begin(_ request: PendingRequest) {
        var request = request
        let owner: Tree.Node.ID
        do throws(Refusal) { owner = try self.owner(of: request) } catch {
            if let dialog = request.dialog { pressedWithoutEffect(dialog) }
            return end(request, .refused(error))
        }
        let rivals =
            requests.isEmpty ? [] : requests.asked(by: request.asker).filter { $0.stage != .early }
        let isAskedAlready =
            rivals.contains { $0.ask.wantsSame(as: request.ask) && !waitsForDialogsThatLeft($0) }
            || moving.contains { $0.asker == request.asker && $0.ask.wantsSame(as: request.ask) }
        // A button is no double tap: its dialog leaves with the first.
        guard !isAskedAlready || request.dialog != nil else {
            return end(request, .refused(.alreadyAsked(route: request.ask.label)))
        }
        let origin = origin(of: request)
        for rival in rivals
        where !serves(request, rival.id) && !isHeldByItsAsker(rival) && !rival.isBeginning
            && !request.isBeginning
            // A finger's way out may be refused: it takes back no decision that is being made.
            && !(request.isExit && rival.stage == .undecided)
            // It may have been let go, and the same, asked again, is there for when it was not.
            && !(rival.ask.wantsSame(as: request.ask) && waitsForDialogsThatLeft(rival))
        {
            // A question that is asked in a screen's name is not its own wish, nor is what comes of it.
            guard let origin, self.origin(of: rival) != nil else { continue }
            // What is asked for in a decision is no newer than what is decided.
            if rival.id > origin, request.parent != nil, !serves(rival, origin) { continue }
            // No screen asked for a link, so none takes it back: a login that it waits for ends with a route of the root's. Nor
            // does a link take back what the root coordinator itself has asked for: that a session has expired, say.
            if rival.ask.isFromOutside != request.ask.isFromOutside { continue }
            // One that ends may end others.
            guard requests[rival.id] != nil else { continue }
            // What has to come first for both stays on screen.
            if request.first == nil, let first = rival.first { request.answers.first = first }
            takePlace(of: rival, by: request.id)
            end(rival, .superseded(by: request.ask.label))
        }
        request.stage = .undecided
        requests.add(request)
        decide(request.id, by: owner)
    }

    /// The request in whose decision or guard another was asked, the outermost, or that one itself; nil where all began with
    /// a leave-guard's question.
    private func origin(of request: PendingRequest) -> Int? {
        var (origin, parent) = (request.id, request.parent)
        while let next = parent {
            guard case .request(let id) = next else { return nil }
            (origin, parent) = (id, requests[id]?.parent)
        }
        return origin
    }

    /// Whether a request was asked in a decision or guard of another, or of one that serves that.
    func serves(_ request: PendingRequest, _ other: Int) -> Bool {
        var parent = request.parent
        while let next = parent {
            switch next {
            case .request(let id):
                if id == other { return true }
                parent = requests[id]?.parent
            case .question(let node):
                return questions[node]?.waiting.contains(other) ?? false
            }
        }
        return false
    }

    /// A request is put to its coordinator, for the first time or once more.
    mutating func decide(_ id: Int, by owner: Tree.Node.ID) {
        guard let request = requests[id] else { return }
        switch request.ask {
        case .close: decided(id, .success(Decision(Tree.Change.close)), by: owner)
        case .exit, .link, .unread, .begin, .restore:
            decided(id, .success(Decision(Tree.Change.none)), by: owner)
        case .decided(let decision): decided(id, .success(decision), by: owner)
        case .dialog(let question): decided(id, .success(question.decision), by: owner)
        case .route: effects.append(.decide(id, by: owner))
        }
    }

    mutating func decided(_ id: Int, _ result: Result<Decision, any Error>, by owner: Tree.Node.ID) {
        guard let request = requests[id] else { return }
        switch result {
        case .failure(let error): end(request, Outcome(error))
        case .success(let decision):
            requests[id]?.decision = (decision, owner)
            resume(id)
        }
    }

    /// A decided request goes on, now or when the finger that holds the tree lets go.
    mutating func resume(_ id: Int) {
        guard var request = requests[id] else { return }
        if request.stage == .early { return asked(request) }
        // One that was woken twice may have begun by now.
        guard let decision = request.decision else { return }
        guard !host.isHeld else {
            requests[id]?.stage = .held
            held.insert(id)
            return
        }
        guard records[request.asker] != nil else { return end(request, .refused(.askerLeft)) }
        guard record(of: decision.owner, or: request.draft?.records ?? [:]) != nil else {
            return end(request, .refused(.coordinatorLeft))
        }
        if request.wasStopped, let redirect = request.answers.redirect {
            requests[id]?.answers.redirect = nil
            requests[id]?.stage = .judged
            return judgedLate(id, redirect.question, redirect.judgement)
        }
        if request.draft != nil { keep(nil, of: id) }
        if request.stage != .undecided {
            request.stage = .undecided
            requests[id]?.stage = .undecided
        }
        if let kept = request.draft {
            guard isValid(kept), !request.isRestoration, kept.decision == decision.made.change else {
                giveUp(kept)
                return proceed(id, with: draft(of: decision.made.change))
            }
            var draft = kept
            renew(&draft)
            // Who may enter, and what is armed, may have changed while somebody thought.
            draft.phase = .enter
            draft.hasAskedToLeave = false
            return proceed(id, with: draft)
        }
        proceed(Transaction(source: .request(request), draft: draft(of: decision.made.change)))
    }

    /// Whether the tree is still the one that a change was planned on.
    func isValid(_ draft: Draft) -> Bool { draft.version == version || draft.base == tree }

    /// A change goes on that others came before.
    func renew(_ draft: inout Draft) {
        if isValid(draft) { draft.version = version }
        draft.ids.skip(to: ids.last)
    }
}
