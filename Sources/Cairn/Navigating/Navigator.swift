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
    public internal(set) var tree: Tree
    /// What changed the tree, and what was asked in vain.
    public internal(set) var journal: Journal
    /// What was in the snapshot and did not come back, and why. May grow when a tab comes to the front for the first time.
    public internal(set) var notRestored: [Snapshot.Loss] = []
    /// The requests that have not changed the tree yet: undecided, or waiting for a finger to let go.
    public var pending: [Request] { undecided + held }

    /// What was made for each node.
    var records: [Tree.Node.ID: Record] = [:]
    /// The nodes for which nothing was made yet, since they were never in front.
    var unmade: [Tree.Node.ID] = []
    /// What was saved by view models that were not made yet since.
    var savedParts: [Tree.Node.ID: SavedValue] = [:]
    /// What was made so far while a snapshot is being restored.
    var restoring: [Tree.Node.ID: (record: Record, destination: AnyDestination)] = [:]
    /// Told of every node that something was made for: what a ledger listens to.
    var onMade: (@MainActor (Tree.Node) -> Void)?
    /// Told of every view that a host made for a node, as a ledger is.
    var onShown: (@MainActor (AnyObject, Tree.Node) -> Void)?
    var ids = Tree.IDs()
    var machine = HostMachine(showing: .nothing)
    var host: (any NavigatorHost)?

    /// How long this navigator has lived.
    let elapsed: @MainActor () -> Duration
    /// Who is told of each entry of the journal.
    var observers: [AsyncStream<Journal.Entry>.Continuation] = []
    /// The flows that somebody waits for, with who that is.
    var flows: [(waiter: FlowWaiter, asker: Tree.Node.ID)] = []
    /// The nodes whose view model or coordinator is a leave-guard.
    var leaveGuards: Set<Tree.Node.ID> = []
    /// The leave-guards that were asked.
    var questions: [Tree.Node.ID: Question] = [:]
    /// Asked, and not decided yet.
    var undecided: [Request] = []
    /// How many requests have no outcome yet.
    var openRequests = 0
    /// Decided while a finger held the tree.
    var held: [Request] = []
    /// The newest that was performed, while its pixels are still on their way.
    var moving: Request?
    var inbox: [Job] = []
    var isAtWork = false
    var settlers: [CheckedContinuation<Void, Never>] = []
    /// Who is active, of those who ask.
    var activity = Activity()

    /// Begins with a coordinator's root, or with what was on screen when a snapshot was taken. With no host attached the
    /// tree changes all the same.
    ///
    /// What is restored goes through guards. One that has a flow come first, or takes time to answer, has the app begin
    /// with its root; what was saved comes back once that is done, and not at all when the flow is left.
    /// - Parameters:
    ///   - snapshot: What cannot be restored of it is in ``notRestored``.
    ///   - clock: Times how long requests take; put one that is turned here in a test.
    public init(
        root: some Coordinator, restoring snapshot: Snapshot? = nil, journal: Journal = Journal(),
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.journal = journal
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        let seed = Tree.seed(ids: &ids)
        // No change brought it.
        _ = ids.takeDealt()
        tree = seed
        isAtWork = true
        if !begin(with: root, restoring: snapshot), let snapshot {
            _ = begin(with: root, restoring: nil)
            inbox.append(.asked(Request(.restore(snapshot), from: tree.root.id, navigator: self)))
        }
        isAtWork = false
        work()
    }

    /// - Returns: Whether it could begin at once.
    private func begin(with root: some Coordinator, restoring snapshot: Snapshot?) -> Bool {
        var draft = Draft(tree: tree, ids: ids, navigator: self)
        do throws(Stop) {
            try draft.begin(with: root, restoring: snapshot)
            commit(
                draft, .cause(.start),
                snapshot == nil ? .began(grown: draft.grown) : .restored(draft.tree, ids: draft.ids))
            return true
        } catch {
            if snapshot == nil { note(.cause(.start), .refused(error.refusal), nil, before: tree) }
            return false
        }
    }

    /// Shows the tree on a host, which replaces the one before.
    public func attach(_ host: any NavigatorHost) {
        take(.attached(host))
    }

    /// Every change from now on, and every request that changed nothing, each with its cause, the trees before and
    /// after, its outcome and how long it took: for analytics and logs. Nothing is lost, however late it is read;
    /// ends with the navigator.
    public func changes() -> AsyncStream<Journal.Entry> {
        let (stream, continuation) = AsyncStream.makeStream(of: Journal.Entry.self)
        observers.append(continuation)
        return stream
    }

    /// Whoever still waits for an outcome gets one.
    deinit {
        for observer in observers { observer.finish() }
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

    /// The window is gone: call it when its scene was disconnected, or the app is about to end. Nothing can hold that
    /// up; the guards that it passed by stand in the journal. All that was made is let go, whoever waits for an
    /// outcome is refused, and what is asked from then on too. Does nothing the second time.
    public func windowClosed() {
        take(.closed)
    }

    /// For hosts: what was made for a node, a `Screen`, a `BoundDialog`, a coordinator, or whatever a coordinator
    /// returned; nil once the node has left, and for places that Cairn did not make.
    public func made(for node: Tree.Node.ID) -> (any Presentable)? {
        records[node]?.made
    }

    /// For hosts: this view was made to show a node. A ledger names it with what was made for the node; it is not kept.
    /// Does nothing for a node that is not in the tree.
    public func shows(_ view: AnyObject, for node: Tree.Node.ID) {
        if let onShown, let node = tree[node] { onShown(view, node) }
    }
}
