/// How a request ended. Every request ends in exactly one of these.
public enum Outcome: Hashable, Sendable {
    /// The tree was changed as the coordinator decided; the pixels follow.
    case performed
    /// The same screen asked for something else before this was begun.
    case superseded
    /// It could not be done, and why.
    case refused(Refusal)
    /// It was cancelled by the one who asked.
    case cancelled
}

extension Outcome: CustomStringConvertible {
    public var description: String {
        switch self {
        case .performed: "performed"
        case .superseded: "superseded"
        case .refused(let refusal): "refused: \(refusal)"
        case .cancelled: "cancelled"
        }
    }
}

/// Something that was asked for, on its way to its one outcome.
@MainActor
public final class Request {
    /// What was asked for, as text.
    public private(set) lazy var route: String =
        switch ask {
        case .route(let route): label(of: route)
        case .close: "close"
        case .exit: "leave"
        case .link(let path): path.description
        case .unread(let link): link
        case .restore: "what was saved"
        case .decided: "what comes first"
        }
    /// The outcome, when there is one.
    public private(set) var result: Outcome?

    let asker: Tree.Node.ID
    /// The coordinator that is to decide: the one that made the asker, unless said otherwise.
    let owner: Tree.Node.ID?
    let ask: Ask
    /// Who waits for the result of the flow that this opens.
    let waiter: FlowWaiter?
    /// When it was asked, on the navigator's clock.
    let since: Duration
    /// The decision under way.
    var decision: Task<Void, Never>?
    /// The decision that a finger holds up.
    var decided: Decision?
    /// The guard's coordinator that said what to do instead.
    var decider: Tree.Node.ID?
    /// What guards let it enter, and leave, after they had been asked.
    var admitted: [AnyDestination] = []
    var letGo: Set<Tree.Node.ID> = []
    /// What guards did not let a snapshot enter, and why.
    var denied: [AnyDestination: String] = [:]
    /// The flow that has to come first, and who waits for it.
    var first: (flow: Tree.Change, waiter: FlowWaiter)?
    /// Where it has sent the person already.
    var departures: [Tree.Elsewhere] = []
    /// The request that this one has to come before.
    weak var principal: Request?
    /// What it was redirected from.
    var detours: [String] = []
    private weak var navigator: Navigator?
    private var observers: [CheckedContinuation<Outcome, Never>] = []

    /// What a request wants of the navigator.
    enum Ask {
        case route(Any)
        case close
        /// A person tried to bring the screen to show this, and a guard was armed.
        case exit(Shown)
        case link(LinkPath)
        /// A link that could not be read.
        case unread(String)
        /// What was saved, once a guard has had its way.
        case restore(Snapshot)
        /// What a guard decided.
        case decided(Decision)
    }

    init(
        _ ask: Ask, from asker: Tree.Node.ID, owner: Tree.Node.ID? = nil, waiter: FlowWaiter? = nil,
        navigator: Navigator
    ) {
        self.ask = ask
        self.waiter = waiter
        since = navigator.elapsed()
        self.asker = asker
        self.owner = owner
        self.navigator = navigator
        navigator.openRequests += 1
    }

    /// A request that ended before it could begin.
    init(_ outcome: Outcome) {
        ask = .route("")
        asker = Tree.Node.ID(-1)
        owner = nil
        waiter = nil
        since = .zero
        navigator = nil
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
        navigator?.cancel(self)
    }

    func end(_ outcome: Outcome) {
        guard result == nil else { return }
        result = outcome
        navigator?.openRequests -= 1
        decision?.cancel()
        decision = nil
        switch outcome {
        case .performed: break
        case .refused(let refusal): waiter?.answer(.failure(refusal))
        case .superseded, .cancelled: waiter?.answer(.failure(CancellationError()))
        }
        for observer in observers { observer.resume(returning: outcome) }
        observers = []
    }

    var isRestoration: Bool {
        if case .restore = ask { true } else { false }
    }

    /// Whether no screen asked for it.
    var isFromOutside: Bool {
        switch ask {
        case .link, .unread, .restore: true
        default: false
        }
    }

    /// Whether it is what a screen of the system's answers. Such a screen may be gone by then, and is not looked for
    /// before the answer is heard.
    var isReply: Bool {
        if case .route(let route) = ask { route is any SystemReply } else { false }
    }

    /// Whether another request wants the same: equal routes, or for routes that cannot be compared, routes that
    /// print alike.
    func wantsSame(as other: Request) -> Bool {
        switch (ask, other.ask) {
        case (.close, .close), (.exit, .exit): true
        case (.route(let route), .route(let otherRoute)):
            (route as? any Equatable)?.equals(otherRoute) ?? (self.route == other.route)
        default: false
        }
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
