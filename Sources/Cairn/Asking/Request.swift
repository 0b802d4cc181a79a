/// Something that was asked for, on its way to its one outcome.
@MainActor
public final class Request {
    /// What was asked for, as text.
    public private(set) lazy var route: String = ask.label
    /// The outcome, when there is one.
    public private(set) var result: Outcome?

    /// Names it among the requests of its navigator.
    let id: Int
    let ask: Ask
    /// When it was asked, on the navigator's clock.
    let since: Duration
    /// The decision, guard or departure that it waits for.
    var task: Task<Void, Never>?
    private weak var door: RequestDoor?
    private var observers: [CheckedContinuation<Outcome, Never>] = []

    init(_ id: Int, _ ask: Ask, since: Duration, door: RequestDoor) {
        self.id = id
        self.ask = ask
        self.since = since
        self.door = door
    }

    /// A request that ended before it could begin.
    init(_ outcome: Outcome) {
        id = -1
        ask = .route("")
        since = .zero
        result = outcome
    }

    /// Waits for the outcome. Cancelling the waiting task cancels the request.
    public var outcome: Outcome {
        get async {
            if let result { return result }
            return await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    if let result {
                        continuation.resume(returning: result)
                    } else {
                        observers.append(continuation)
                    }
                }
            } onCancel: {
                Task { @MainActor in self.cancel() }
            }
        }
    }

    /// Takes the request back. Does nothing once it has begun to change the tree, or has ended.
    public func cancel() {
        if result == nil { door?.cancel(id) }
    }

    func end(_ outcome: Outcome) {
        guard result == nil else { return }
        result = outcome
        task?.cancel()
        task = nil
        for observer in observers { observer.resume(returning: outcome) }
        observers = []
    }
}
