/// A route tied to the type of what its flow ends with, once, for whoever asks:
/// ```swift
/// extension Asking where Route == LoginRoute, Output == User {
///     static var signUp: Self { .init(.signUp) }
/// }
/// let user = try await router.run(.signUp)
/// ```
public struct Asking<Route, Output> {
    let route: Route

    /// Ties a route to a result.
    public init(_ route: Route) {
        self.route = route
    }
}

extension Router {
    /// Asks for a route that opens a flow, and waits for what the flow ends with.
    ///
    /// When this screen leaves, the flow is closed; so it is when the waiting task is cancelled.
    /// - Throws: `CancellationError` when the flow was left without a result, or the request superseded or
    ///   cancelled; the `Refusal` when it was refused, ``Refusal/noFlow(route:output:)`` when the coordinator
    ///   opened nothing that ends with an `Output`.
    public func run<Output>(_ asking: Asking<Route, Output>) async throws -> Output {
        guard let navigator else { throw Refusal.noNavigator }
        let waiter = FlowWaiter(for: Output.self)
        let request = navigator.ask(whole(asking.route), from: asker, waiter: waiter)
        return try await withTaskCancellationHandler {
            try await waiter.output() as! Output
        } onCancel: {
            Task { @MainActor in
                request.cancel()
                if let flow = waiter.flow { _ = navigator.close(flow) }
            }
        }
    }

    /// A router for routes that this screen's coordinator does not know, but one further out does: the request
    /// goes to the nearest that has this route type, and is refused with all that were asked when none has.
    public func outward<Other>(_: Other.Type = Other.self) -> Router<Other> {
        Router<Other>(asker: asker, navigator: navigator) { $0 }
    }
}

extension Coordinator {
    /// This flow, with the parent's route for what it ends with: asked in the name of the screen that opened the
    /// flow, or of the parent itself when that has left, unless somebody waits for the result (``Router/run(_:)``).
    public func finishing<ParentRoute>(as route: @escaping @MainActor (Output) -> ParentRoute) -> Finishing {
        Finishing(coordinator: self) { route($0 as! Output) }
    }
}

/// A flow whose result the parent hears as a route; made by ``Coordinator/finishing(as:)``.
@MainActor
public struct Finishing: Presentable {
    let coordinator: any Coordinator
    let route: @MainActor (Any) -> Any
}

/// Somebody who waits for what a flow ends with.
@MainActor
final class FlowWaiter {
    /// The type of the result; nil for any.
    let expected: Any.Type?
    /// The flow's node, once it is open.
    var flow: Tree.Node.ID?
    private var result: Result<Any, any Error>?
    private var continuations: [CheckedContinuation<Void, Never>] = []

    init(for expected: Any.Type?) {
        self.expected = expected
    }

    func output() async throws -> Any {
        if result == nil { await withCheckedContinuation { continuations.append($0) } }
        return try result!.get()
    }

    /// The first answer counts.
    func answer(_ result: Result<Any, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        for continuation in continuations { continuation.resume() }
        continuations = []
    }
}
