/// Flows that are guests in an app that is not Cairn's: on a navigation controller of its, or in a modal.
extension Coordinator {
    /// Runs this flow on a host of its own, and waits for what it ends with: for code that knows nothing of Cairn
    /// otherwise. Nothing has to be kept meanwhile.
    /// ```swift
    /// let player = try await SignUp().run(on: UIKitHost(navigationController: navigationController))
    /// ```
    /// When the flow finishes it is taken off the screen, where the host is a guest (``NavigatorHost/isGuest``).
    /// Cancelling the waiting task closes it, past no leave-guard.
    /// - Throws: `CancellationError` when the flow was left without a result, by a finger or by code; the `Refusal`
    ///   when its root was refused.
    public func run(on host: some NavigatorHost) async throws -> Output {
        try await ending(on: host) as! Output
    }

    /// What it ends with, once it has.
    fileprivate func ending(on host: some NavigatorHost) async throws -> Any {
        let navigator = Navigator(root: self)
        let waiter = FlowWaiter(for: Output.self)
        try navigator.wait(waiter, forTheRoot: navigator.tree.root.id)
        navigator.attach(host)
        // The pixels may take longer than the flow.
        defer { Task { await navigator.settled() } }
        return try await withTaskCancellationHandler {
            try await waiter.output()
        } onCancel: {
            Task { @MainActor in navigator.close(navigator.tree.root.id) }
        }
    }
}

extension Coordinator where Output == Never {
    /// Runs this coordinator on a host of its own, and waits until it was left: by a finger, by its own code or that of
    /// the app around. Cancelling the waiting task closes it, past no leave-guard.
    /// - Throws: The `Refusal` when its root was refused.
    public func run(on host: some NavigatorHost) async throws {
        do { _ = try await ending(on: host) } catch is CancellationError {}
    }
}

extension Navigator {
    /// Ties a waiter to the root coordinator.
    fileprivate func wait(_ waiter: FlowWaiter, forTheRoot root: Tree.Node.ID) throws(Refusal) {
        if case .refused(let refusal)? = beginning.result { throw refusal }
        waiter.flow = root
        machine.flows.append(NavigationMachine.OpenFlow(waiter: waiter, asker: root, node: root))
    }
}
