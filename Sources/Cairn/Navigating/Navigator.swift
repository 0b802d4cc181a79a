/// Owns the tree of one window: the only place where it changes.
///
/// Two doors lead in. What screens ask for comes by their routers, is decided by coordinators, and is applied
/// here; what a person or other code did on screen comes from the host. Both go through one change, which is
/// noted in the journal and handed to the host as a patch.
///
/// Keep the navigator as long as its window. It keeps the coordinators and view models of all nodes, and the
/// host; nothing else has to be kept.
@MainActor
public final class Navigator {
    /// Everything that should be on screen.
    public private(set) var tree: Tree
    /// What changed the tree, and what was asked in vain.
    public internal(set) var journal: Journal
    /// The requests that have not changed the tree yet: undecided, or waiting for a finger to let go.
    public var pending: [Request] { undecided + held }

    /// What was made for each node.
    private(set) var records: [Tree.Node.ID: Record] = [:]
    /// The nodes for which nothing was made yet, since they were never in front.
    private(set) var unmade: [Tree.Node.ID] = []
    /// Told of everything that was made, with its node: what a probe of lifetimes listens to.
    package var onMade: (@MainActor (Tree.Node, any Presentable) -> Void)?
    private var ids = Tree.IDs()
    private var machine = HostMachine(showing: .nothing)
    private var host: (any NavigatorHost)?

    /// The flows that somebody waits for, with who that is.
    var flows: [(waiter: FlowWaiter, asker: Tree.Node.ID)] = []
    /// Asked, and not decided yet.
    var undecided: [Request] = []
    /// Decided while a finger held the tree.
    private var held: [Request] = []
    /// The newest that was performed, while its pixels are still on their way.
    private var moving: Request?
    private var inbox: [Job] = []
    private var isAtWork = false
    private var settlers: [CheckedContinuation<Void, Never>] = []

    /// What comes in, dealt with one after the other.
    enum Job {
        case asked(Request)
        case decided(Request, Result<Decision, any Error>)
        case heard(HostMachine.Event)
        case look
        case attached(any NavigatorHost)
    }

    /// Begins with a coordinator's root. With no host attached the tree changes all the same.
    public init(root: some Coordinator, journal: Journal = Journal()) {
        self.journal = journal
        let seed = Tree.seed(ids: &ids)
        tree = seed
        isAtWork = true
        var draft = Draft(tree: seed, ids: ids, navigator: self)
        do throws(Refusal) {
            try draft.begin(with: root)
            commit(draft, .start, .began(grown: draft.grown))
        } catch {
            self.journal.note(.start, .refused(error), nil, tree: tree)
        }
        isAtWork = false
        work()
    }

    /// Shows the tree on a host, which replaces the one before.
    public func attach(_ host: any NavigatorHost) {
        take(.attached(host))
    }

    /// Whoever still waits for an outcome gets one.
    deinit {
        let waiting = undecided + held
        guard !waiting.isEmpty else { return }
        Task { @MainActor in
            for request in waiting { request.end(.refused(.noNavigator)) }
        }
    }

    /// Waits until nothing moves: the host shows the tree, and no decided request is held by a finger. Returns
    /// at once without a host. A decision that is still being made is not waited for.
    public func settled() async {
        guard !isSettled else { return }
        await withCheckedContinuation { settlers.append($0) }
    }

    /// Whether the host shows the tree and nothing moves.
    public var isSettled: Bool { host == nil || (machine.isSettled && held.isEmpty && inbox.isEmpty) }

    /// For hosts: something happened on screen.
    public func hear(_ event: HostMachine.Event) {
        take(.heard(event))
    }

    /// For hosts: look again, since something may have happened that nobody announced.
    public func lookAgain() {
        take(.look)
    }

    /// For hosts: what was made for a node, a `Screen`, a `BoundDialog`, a coordinator, or whatever a coordinator
    /// returned; nil once the node has left, and for places that Cairn did not make.
    public func made(for node: Tree.Node.ID) -> (any Presentable)? {
        records[node]?.made
    }
}

extension Navigator {
    func take(_ job: Job) {
        inbox.append(job)
        work()
    }

    /// Deals with all that came in. What comes in meanwhile, from decisions, makings and hosts, comes after.
    private func work() {
        guard !isAtWork else { return }
        isAtWork = true
        while !inbox.isEmpty {
            let jobs = inbox
            inbox = []
            for job in jobs { deal(with: job) }
        }
        isAtWork = false
        guard !settlers.isEmpty, isSettled else { return }
        let waiting = settlers
        settlers = []
        for settler in waiting { settler.resume() }
    }

    private func deal(with job: Job) {
        switch job {
        case .asked(let request):
            look()
            begin(request, rivals: pending, moving: moving)
        case .decided(let request, let result):
            look()
            conclude(request, result)
        case .heard(let event):
            act(on: machine.hear(event))
        case .look:
            if machine.isResting, let shown = host?.look() { act(on: machine.hear(.rested(shown))) }
        case .attached(let new):
            host?.navigator = nil
            host = new
            new.navigator = self
            machine = HostMachine(showing: new.look())
            act(on: machine.want(tree.shown, number: machine.number + 1))
        }
        if !machine.isHeld, !held.isEmpty {
            inbox = held.compactMap { held in held.decided.map { .decided(held, .success($0)) } } + inbox
            held = []
        }
        if moving != nil, machine.isSettled || host == nil { moving = nil }
    }

    /// Plain UIKit calls are announced by nobody, so the host is looked at before anything is decided.
    private func look() {
        guard machine.isResting, let shown = host?.look(), shown != machine.shown else { return }
        act(on: machine.hear(.rested(shown)))
    }

    /// A decision came: it changes the tree, now or when the finger that holds it lets go.
    func conclude(_ request: Request, _ result: Result<Decision, any Error>) {
        guard request.result == nil else { return }
        switch result {
        case .failure(let error): end(request, Outcome(error))
        case .success(let decision) where machine.isHeld:
            undecided.removeAll { $0 === request }
            request.decided = decision
            held.append(request)
        case .success(let decision): perform(decision, for: request)
        }
    }

    private func perform(_ decision: Decision, for request: Request) {
        do throws(Refusal) {
            let owner = try owner(of: request)
            var draft = Draft(tree: tree, ids: ids, navigator: self)
            try draft.apply(decision.change, from: request.asker, for: owner)
            if let waiter = request.waiter { try wait(waiter, for: request, in: draft) }
            let change = Journal.Change.applied(
                decision.change, asker: request.asker, owner: owner, grown: draft.grown)
            let cause = cause(of: request)
            let ended = decision.output.map { end(flow: owner, with: $0) }
            undecided.removeAll { $0 === request }
            request.end(.performed)
            commit(draft, cause, change)
            moving = request
            ended?()
        } catch {
            end(request, .refused(error))
        }
    }

    /// The one change: both doors end here.
    private func commit(_ draft: Draft, _ cause: Journal.Cause, _ change: Journal.Change) {
        let new = draft.tree
        ids = draft.ids
        for (id, record) in draft.records { records[id] = record }
        // What a transition both brought and took away was never in the tree before.
        let old = tree
        let left = old.departed(in: new).union(draft.records.keys.filter { !new.contains($0) })
        tree = new
        moving = nil
        journal.note(cause, .performed, change, tree: new)
        tell(of: draft.records)
        for id in left { records[id] = nil }
        unmade = draft.candidates.filter { records[$0] != nil }
        for request in pending where records[request.asker] == nil { end(request, .refused(.askerLeft)) }
        closeFlows()
        guard host != nil else { return }
        let shown = new.shown(after: old, shownAs: machine.wanted)
        act(on: machine.want(shown, number: machine.number + 1))
    }

    private func act(on actions: [HostMachine.Action]) {
        for action in actions {
            switch action {
            case .perform(let step):
                host?.perform(step)
            case .report(let report):
                absorb(report)
            }
        }
    }

    private func absorb(_ report: HostMachine.Report) {
        let cause: Journal.Cause = report.byFinger ? .finger : .outside
        var draft = Draft(tree: tree.absorbing(report.shown, since: report.base), ids: ids, navigator: self)
        // A tab that a finger brought to the front is made now. It stays empty when that is refused.
        do throws(Refusal) {
            try draft.makeDue()
        } catch {
            journal.note(cause, .refused(error), nil, tree: tree)
        }
        commit(draft, cause, .absorbed(report.shown, since: report.base, grown: draft.grown))
    }

    private func tell(of new: [Tree.Node.ID: Record]) {
        guard let onMade else { return }
        for (id, record) in new {
            if let made = record.made, let node = tree[id] { onMade(node, made) }
        }
    }

    func cause(of request: Request) -> Journal.Cause {
        .route(request.route, from: tree[request.asker]?.label ?? request.asker.description)
    }

    func end(_ request: Request, _ outcome: Outcome) {
        guard request.result == nil else { return }
        undecided.removeAll { $0 === request }
        held.removeAll { $0 === request }
        journal.note(cause(of: request), outcome, nil, tree: tree)
        request.end(outcome)
    }
}
