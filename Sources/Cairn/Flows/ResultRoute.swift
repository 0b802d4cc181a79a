/// A route tied to the type of what its flow ends with, once, for whoever asks:
/// ```swift
/// extension ResultRoute where Route == LoginRoute, Output == User {
///     static var signUp: Self { .init(.signUp) }
/// }
/// ```
/// ```swift
/// let user = try await router.run(.signUp)
/// ```
public struct ResultRoute<Route, Output> {
    let route: Route

    /// Ties a route to a result.
    public init(_ route: Route) {
        self.route = route
    }
}

extension Router {
    /// Asks for a route that opens a flow, and waits for what the flow ends with; or that presents a `Dialog<Output>`, and
    /// waits for its answer.
    ///
    /// When this screen leaves, the flow is closed; so it is when the waiting task is cancelled, which throws at once. A flow
    /// that a leave-guard keeps open then ends with a result for its parent, as one for which nobody waits. In a task that was
    /// cancelled before nothing is asked.
    /// - Throws: `CancellationError` when the flow was left without a result, or the request superseded or
    ///   cancelled, and for the second of a double tap; the `Refusal` when it was refused, ``Refusal/noFlow(route:output:)`` when the coordinator
    ///   opened nothing that ends with an `Output`.
    public func run<Output>(_ route: ResultRoute<Route, Output>) async throws -> Output {
        do {
            return try await output(of: .route(whole(route.route)))
        } catch Refusal.alreadyAsked {
            throw CancellationError()
        }
    }

    /// What a flow ends with, or how a question is answered. Nothing is asked for in a cancelled task.
    func output<Output>(of ask: Ask) async throws -> Output {
        try Task.checkCancellation()
        let waiter = FlowWaiter(for: Output.self)
        let request = door.ask(ask, from: node, owner: nil, waiter: waiter)
        return try await withTaskCancellationHandler {
            try await waiter.output() as! Output
        } onCancel: {
            Task { @MainActor in
                request.cancel()
                waiter.giveUp()
            }
        }
    }

    /// A router for routes that this screen's coordinator does not know, but one further out does: the request
    /// goes to the nearest that has this route type, and is refused with all that were asked when none has.
    public func parent<Other>(_: Other.Type = Other.self) -> Router<Other> {
        Router<Other>(asker: node, door: early.map { EarlyRouter.Door($0, isForParent: true) } ?? door) { $0 }
    }
}
