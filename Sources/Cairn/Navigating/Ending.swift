/// Flows, and who waits for what they end with; and the end of it all.
extension Navigator {
    func closeWindow() {
        host?.navigator = nil
        host = nil
        // A guest that has left keeps nothing any more.
        if !records.isEmpty {
            var ids = ids
            let draft = Draft(tree: Tree.seed(ids: &ids), ids: ids, navigator: self)
            let passedBy = armed(leavingFor: draft.tree).map { tree[$0]?.label ?? "\($0)" }
            commit(draft, .cause(.windowClosed), .closed, unguarded: passedBy)
        }
        for observer in observers { observer.finish() }
        observers = []
    }

    /// Ties a waiter to the flow that its request opens.
    func wait(_ waiter: FlowWaiter, for request: Request, in draft: Draft) throws(Refusal) {
        let opened = draft.records.sorted { $0.key < $1.key }.first { _, record in
            guard let output = record.coordinator?.outputType else { return false }
            return waiter.expected.map { $0 == output } ?? (output != Never.self)
        }
        guard let opened else {
            throw .noFlow(route: request.route, output: waiter.expected.map { "\($0)" } ?? "a result")
        }
        waiter.flow = opened.key
        flows.append((waiter, request.asker))
    }

    /// A flow ends. Whoever waits for its result has it at once; otherwise the parent hears of it as a route, once
    /// the tree has changed. A result that nobody wants is noted as refused.
    /// - Returns: What is left to do after the change.
    func end(flow: Tree.Node.ID, with output: Any) -> @MainActor () -> Void {
        if let index = flows.firstIndex(where: { $0.waiter.flow == flow }) {
            let waiter = flows.remove(at: index).waiter
            return { waiter.answer(.success(output)) }
        }
        guard let record = records[flow], let finishing = record.finishing else {
            return { [weak self] in self?.report(output, of: flow) }
        }
        return { [weak self] in
            guard let self else { return }
            // Who opened the flow may have left for it: a login takes the place of all there was.
            let asker = records[record.opener] == nil ? record.owner : record.opener
            _ = ask(finishing(output), from: asker, owner: record.owner)
        }
    }

    /// Flows that left without a result are cancelled; those whose asker left are closed.
    func closeFlows() {
        for (waiter, asker) in flows {
            guard let flow = waiter.flow else { continue }
            if records[flow] == nil {
                waiter.answer(.failure(CancellationError()))
            } else if records[asker] == nil {
                _ = close(flow)
            }
        }
        flows.removeAll { $0.waiter.flow.map { records[$0] == nil } ?? false }
    }

    private func report(_ output: Any, of flow: Tree.Node.ID) {
        let refusal = Refusal.unhandledOutput("\(type(of: output))")
        note(.cause(.route("finish", from: "\(flow)")), .refused(refusal), nil, before: tree)
    }
}
