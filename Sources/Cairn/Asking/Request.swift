/// Something that was asked for, on its way to its one outcome.
@MainActor
public final class Request: @MainActor CustomStringConvertible {
    /// What was asked for, as text.
    public private(set) lazy var route: String = ask.label
    /// The outcome, when there is one.
    public private(set) var result: Outcome?

    /// Names it among the requests of its navigator.
    private(set) var id: Int
    private(set) var ask: Ask
    /// When it was asked, on the navigator's clock.
    private(set) var since: Duration
    /// The decision, guard or departure that it waits for.
    var task: Task<Void, Never>?
    /// The navigator's; nil as long as it waits for a place to be asked from.
    private(set) weak var door: (any PlacedDoor)?
    /// Whether it is not for the coordinator of that place, but for one around.
    let isForParent: Bool
    /// Takes it back as long as it waits for that.
    private var takeBack: (@MainActor (Request) -> Void)?
    /// Who waits for the result of what this opens.
    var waiter: FlowWaiter?
    private var observers: [CheckedContinuation<Outcome, Never>] = []

    init(_ id: Int, _ ask: Ask, since: Duration, door: any PlacedDoor) {
        self.id = id
        self.ask = ask
        self.since = since
        self.door = door
        isForParent = false
    }

    /// A request of a router that has no place yet.
    init(
        _ ask: Ask, isForParent: Bool, waiter: FlowWaiter?,
        takenBackBy takeBack: @escaping @MainActor (Request) -> Void
    ) {
        id = -1
        self.ask = ask
        self.isForParent = isForParent
        self.waiter = waiter
        since = .zero
        self.takeBack = takeBack
    }

    /// It has waited, and is asked now.
    func run(as id: Int, _ ask: Ask, since: Duration, door: any PlacedDoor) {
        (self.id, self.ask, self.since, self.door, takeBack) = (id, ask, since, door, nil)
    }

    /// A request that ended before it could begin.
    init(_ ask: Ask, _ outcome: Outcome) {
        id = -1
        self.ask = ask
        since = .zero
        isForParent = false
        result = outcome
    }

    /// What was asked for and what became of it: `match(7): performed`, or `match(7): pending`.
    public var description: String { "\(route): \(result.map { "\($0)" } ?? "pending")" }

    /// Whether it waits for a place to be asked from.
    var waitsForPlace: Bool { takeBack != nil }

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

    /// Waits for the outcome and then for the pixels: until the host shows the tree and nothing moves. What was asked since is
    /// waited for as well, a decision that is still being made is not. Returns with the outcome where that is another than
    /// performed, and without a host. Cancelling the waiting task cancels the request as long as it has no outcome.
    ///
    /// It turns no clock. Where a test turns it, await this in a task of its own while `await Simulator.current.settle()` lets
    /// time pass, or that alone: then nothing moves any more.
    @discardableResult
    public func settled() async -> Outcome {
        let outcome = await outcome
        if outcome == .performed { await door?.settled() }
        return outcome
    }

    /// Takes the request back. Does nothing once it has begun to change the tree, or has ended.
    public func cancel() {
        guard result == nil else { return }
        if let takeBack { takeBack(self) } else { door?.cancel(id) }
    }

    /// Why it ends where no place has come for it.
    var neverShown: Refusal { .neverShown(route: route) }

    func end(_ outcome: Outcome) {
        guard result == nil else { return }
        result = outcome
        switch outcome {
        case .performed: break
        case .refused(let refusal): waiter?.answer(.failure(refusal))
        case .superseded, .cancelled: waiter?.answer(.failure(CancellationError()))
        }
        waiter = nil
        takeBack = nil
        task?.cancel()
        task = nil
        for observer in observers { observer.resume(returning: outcome) }
        observers = []
    }
}
