/// What the machine says is to be done: the app's own code is called, and the host.
extension Navigator {
    /// - Returns: The answer, where there is one at once.
    func perform(_ effect: NavigationEffect) -> NavigationEvent? {
        switch effect {
        case .decide(let id, let owner): return decide(id, by: owner)
        case .judge(let questions, let id): return .judged(serving(id) { calls.judge(questions) })
        case .findArmed(let nodes): return .armed(nodes.filter { leaveGuard(of: $0)?.isArmed == true })
        case .make(let makings):
            let (made, refusal) = calls.make(makings)
            return .made(made, refusal)
        case .link(let destination, let record):
            return .linked(
                Result { () throws(Refusal) in
                    guard let coordinator = record.coordinator else { throw .coordinatorLeft }
                    return try coordinator.change(toLinked: destination)
                })
        case .restore(let snapshot, let draft, let id):
            return serving(id) { restore(snapshot, into: draft, for: id) }
        case .await(let id, let question, let later): wait(for: later, question, id)
        case .ask(let node): ask(node)
        case .takeBack(let node): questionTasks.removeValue(forKey: node)?.cancel()
        case .checkQuestion(let node): afterDialogs { [weak self] in self?.take(.unanswered(node)) }
        case .depart(let id, let place): depart(id, for: place)
        case .committed(let commit): committed(commit)
        case .ended(let request, let outcome, let tree): ended(request, outcome, in: tree)
        case .perform(let step, let animated): host?.perform(step, animated: animated)
        case .showColumn(let index, let split): host?.show(column: index, of: split)
        case .gaveUp(let step): gaveUp(step)
        case .opened(let waiter, let flow): waiter.flow = flow
        case .answer(let waiter, let result): waiter.answer(result)
        case .giveUp(let waiter): afterDialogs { waiter.answer(.failure(CancellationError())) }
        case .finished(let flow, let record, let output): finished(flow, record, output)
        case .setAside(let places): for place in places { place.setAside() }
        // Nothing to perform: the effect keeps it until `machine.hear` has returned. A `deinit` may send a request, or look at the
        // navigator, which would be overlapping access to `machine`.
        case .letGo: break
        }
        return nil
    }

    /// What is asked while a coordinator is called is asked for the request that it is called for.
    private func serving<Value>(_ id: Int?, _ body: () -> Value) -> Value {
        served = id
        defer { served = nil }
        return body()
    }

    private func serving(_ parent: PendingRequest.Parent) -> Serving {
        var request: Request?
        if case .request(let id) = parent { request = machine.requests[id].map(handle) }
        return Serving(parent, request, of: self)
    }

    private func decide(_ id: Int, by owner: Tree.Node.ID) -> NavigationEvent? {
        guard let pending = machine.requests[id], case .route(let route) = pending.ask else { return nil }
        guard let coordinator = machine.record(of: owner)?.coordinator else {
            return .decided(id, .failure(Refusal.coordinatorLeft), by: owner)
        }
        let asker = Asker(id: pending.asker, door: door)
        guard let waiting = coordinator as? any WaitingCoordinator else {
            return serving(id) {
                do {
                    return .decided(id, .success(try coordinator.decide(route, from: asker)), by: owner)
                } catch {
                    return .decided(id, .failure(error), by: owner)
                }
            }
        }
        let serving = serving(.request(id))
        handle(of: pending).task = Task { [weak self] in
            let result: Result<Decision, any Error>
            do {
                // It may have been taken back in the turn in which it was asked.
                try Task.checkCancellation()
                result = .success(
                    try await serving.run { try await waiting.decideWaiting(route, from: asker) })
            } catch {
                result = .failure(error)
            }
            self?.take(.decided(id, result, by: owner))
        }
        return nil
    }

    private func wait(
        for later: @escaping @MainActor () async -> Judgement, _ question: EnterQuestion, _ id: Int
    ) {
        guard let pending = machine.requests[id] else { return }
        let serving = serving(.request(id))
        var question = question
        question.guardRecord = nil
        handle(of: pending).task = Task { [weak self, question] in
            let judgement = await serving.run { await later() }
            self?.take(.judgedLate(id, question, judgement))
        }
    }

    private func ask(_ node: Tree.Node.ID) {
        guard let leaveGuard = leaveGuard(of: node) else { return take(.answered(node, true)) }
        let (serving, router) = (serving(.question(node)), Router<Never>(asker: node, door: door))
        // Held only once it is asked: a question that is taken back before keeps nobody alive.
        questionTasks[node] = Task { [weak self, weak leaveGuard] in
            guard !Task.isCancelled else { return }
            let yes = await serving.run { () -> Bool? in
                // While a dialog asks, nobody has to be kept.
                guard let answer = await leaveGuard?.mayLeave() else { return nil }
                return await answer.mayLeave(asking: router)
            }
            guard !Task.isCancelled, let yes else { return }
            self?.questionTasks[node] = nil
            self?.take(.answered(node, yes))
        }
    }

    /// What is done once a button of a dialog that has left can no longer be heard.
    private func afterDialogs(_ act: @escaping @MainActor () -> Void) {
        Task { [weak host] in
            await host?.dialogsHaveGone()
            act()
        }
    }

    private func depart(_ id: Int, for place: Tree.ExternalPlace) {
        guard let pending = machine.requests[id] else { return }
        guard let host else { return take(.departed(id, place, opened: false)) }
        handle(of: pending).task = Task { [weak self] in
            // It may have been taken back in the turn in which it was asked.
            guard !Task.isCancelled else { return }
            let opened = await host.leaveApp(for: place)
            self?.take(.departed(id, place, opened: opened))
        }
    }

    /// Whoever does not wait for the result hears of it as a route. One that nobody wants is noted as refused.
    private func finished(_ flow: Tree.Node.ID, _ record: Record, _ output: Any) {
        guard let finishing = record.finishing else {
            let refusal = Refusal.unhandledOutput("\(type(of: output))")
            return note(.request("finish", asker: flow), .refused(refusal), from: tree, to: tree)
        }
        // Who opened the flow may have left for it: a login takes the place of all there was.
        let asker = machine.records[record.opener] == nil ? record.owner : record.opener
        _ = ask(.route(finishing(output)), from: asker, owner: record.owner)
    }
}
