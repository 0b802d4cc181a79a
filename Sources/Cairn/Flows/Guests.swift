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
        let waiter = FlowWaiter(for: Output.self)
        // It may end as its first screen is made.
        let navigator = Navigator(root: self, waiter: waiter, isGuest: host.isGuest)
        if case .refused(let refusal)? = navigator.beginning.result { throw refusal }
        if !waiter.isAnswered { navigator.attach(host) }
        if navigator.beginning.result == nil { navigator.tellRefusal(to: waiter) }
        // The pixels may take longer than the flow.
        defer { Task { await navigator.settled() } }
        return try await withTaskCancellationHandler {
            try await waiter.output()
        } onCancel: {
            Task { @MainActor in await navigator.endWait(of: waiter) }
        }
    }
}

extension Navigator {

    /// Ends the wait at once, and closes the flow; one that a leave-guard keeps open lives on until it is left. What fills all
    /// there is cannot be closed.
    fileprivate func endWait(of waiter: FlowWaiter) async {
        guard !waiter.isAnswered else { return }
        waiter.answer(.failure(CancellationError()))
        let left = FlowWaiter(for: nil)
        if case .refused? = beginning.result { return }
        machine.tie(left)
        switch await close(tree.root.id).outcome {
        case .performed, .refused(.nothingToClose): return
        default: _ = try? await left.output()
        }
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
