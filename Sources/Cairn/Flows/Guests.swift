/// Flows that are guests in an app that is not Cairn's: on a navigation controller of its, or in a modal.
extension Coordinator {
    /// What it ends with on a host of its own: `run(on:)` of CairnUIKit.
    package func output(on host: some NavigatorHost) async throws -> Output {
        try await ending(on: host) as! Output
    }

    /// Waits until it was left, on a host of its own.
    package func end(on host: some NavigatorHost) async throws {
        do { _ = try await ending(on: host) } catch is CancellationError {}
    }

    private func ending(on host: some NavigatorHost) async throws -> Any {
        try Task.checkCancellation()
        let navigator = Navigator(root: self)
        let waiter = FlowWaiter(for: Output.self)
        try navigator.wait(waiter, forTheRoot: navigator.tree.root.id)
        navigator.attach(host)
        if navigator.beginning.result == nil { navigator.tellRefusal(to: waiter) }
        // The pixels may take longer than the flow.
        defer { Task { await navigator.settled() } }
        return try await withTaskCancellationHandler {
            try await waiter.output()
        } onCancel: {
            Task { @MainActor in
                // What fills all there is cannot be closed: then only the wait ends.
                if case .refused(.nothingToClose) = await navigator.close(navigator.tree.root.id).outcome {
                    waiter.answer(.failure(CancellationError()))
                }
            }
        }
    }
}

extension Navigator {
    /// Ties a waiter to the root coordinator.
    fileprivate func wait(_ waiter: FlowWaiter, forTheRoot root: Tree.Node.ID) throws(Refusal) {
        if case .refused(let refusal)? = beginning.result { throw refusal }
        waiter.flow = root
        machine.flows.append(NavigationMachine.OpenFlow(waiter: waiter, asker: root, node: root))
    }

    /// A guard may take its time, and then refuse the root: what stood there for it meanwhile is taken away.
    fileprivate func tellRefusal(to waiter: FlowWaiter) {
        Task { [weak self, beginning] in
            guard case .refused(let refusal) = await beginning.outcome else { return }
            waiter.answer(.failure(refusal))
            if let self { close(tree.root.id) }
        }
    }
}
