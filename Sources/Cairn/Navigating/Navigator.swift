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
    public var tree: Tree { machine.tree }
    /// What changed the tree, and what was refused.
    public internal(set) var journal: Journal
    /// What was in the snapshot and did not come back, and why; empty without a snapshot. May grow when a tab comes to the front
    /// for the first time.
    public internal(set) var notRestored: [Snapshot.Loss] = []
    /// Whether each request that is refused is written to the system's log, standard error where there is none: who asked
    /// for what, why it was refused, and the tree that it met. On in debug builds, off where tests run and in any other
    /// build; `CAIRN_LOG=0` in the environment turns it off as well. What was superseded or cancelled is never
    /// written; what a host cannot show of what a coordinator returned is.
    public var logsRefusals = RefusalLog.isOnByDefault
    /// Where it is written.
    package var writeRefusal: @MainActor (String) -> Void = RefusalLog.log
    /// The requests that have no outcome yet, in the order in which they were asked. Each waits for a
    /// coordinator's decision, for a guard's answer, for a flow that a guard has come first, for another app to open, or for a
    /// finger to let go. What a ``Routed`` view model asks before it has a place is not among them. `pending.map(\.route)` says
    /// what they ask for.
    public var pending: [Request] { machine.pending.map(handle) }
    /// The window's beginning: performed once its first place is there. A guard may hold it up: the window is
    /// empty for as long. Or refuse it: then the window shows why, and so does the outcome, and another navigator has to begin it.
    public private(set) var beginning = Request(.begin, .performed)

    /// How the journal calls what holds an object.
    var held = HeldLabels()
    var machine: NavigationMachine
    var host: (any NavigatorHost)?
    /// Where requests enter.
    private(set) lazy var door = NavigatorDoor(self)
    /// The requests that have no outcome yet.
    var handles: [Int: Request] = [:]
    /// The leave-guards that were asked.
    var questionTasks: [Tree.Node.ID: Task<Void, Never>] = [:]
    /// What was made so far while a snapshot is being restored.
    var restoring: [Tree.Node.ID: (record: Record, destination: AnyDestination)] = [:]
    /// The request for which the root coordinator was given back what it saved, and what was lost of that.
    var rootRestored: (request: Int, loss: Snapshot.Loss?)?
    /// Told of all that is made: the ledgers.
    private(set) var makingObservers: [MakingObserver] = []

    /// How long this navigator has lived.
    let elapsed: @MainActor () -> Duration
    /// Who is told of each entry of the journal.
    var observers: [AsyncStream<Journal.Entry>.Continuation] = []
    private(set) lazy var calls = CoordinatorCalls(door: door) { [weak self] screen in
        self?.host?.obstacle(to: screen)
    } obstacleToStyle: { [weak self] style in
        self?.host?.obstacle(to: style)
    } judged: { [weak self] question, judgement in
        guard let onJudged = self?.onJudged, let judged = JudgedDestination(question, judgement) else {
            return
        }
        onJudged(judged)
    }
    /// Told of each answer of an enter-guard.
    package var onJudged: (@MainActor (JudgedDestination) -> Void)?
    /// Told when something was asked that has to wait.
    package var onWaiting: (@MainActor () -> Void)?
    var inbox: [Job] = []
    /// How often another host has come in the place of one.
    var attachments = 0
    /// What came in and is being dealt with.
    var batch: [Job] = []
    /// What came in and was taken back before it was dealt with.
    var takenBack: Set<Int> = []
    /// The request for which a coordinator is called just now.
    var served: Int?
    var isAtWork = false
    let settlers = Settlers()
    /// Who is active, of those who ask.
    var activity = Activity()

    /// Begins with a coordinator's root, or with what was on screen when a snapshot was taken. With no host attached the
    /// tree changes all the same.
    ///
    /// What is restored goes through guards. If a guard interposes a flow or waits, the app starts at its root, and the saved
    /// state is restored afterwards; when the flow is left, without what it stood before. A guarded screen in a tab that is not
    /// selected is dropped, as no flow is interposed for it.
    /// - Parameters:
    ///   - snapshot: What cannot be restored of it is in ``notRestored``.
    ///   - journalLimit: How many entries the journal keeps; below 1 counts as 1.
    ///   - clock: Times how long requests take; put one that is turned here in a test.
    public convenience init(
        root: some Coordinator, restoring snapshot: Snapshot? = nil, journalLimit: Int = 1_000,
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.init(
            root: root, restoring: snapshot, journalLimit: journalLimit, clock: clock, waiter: nil,
            isGuest: false)
    }

    /// - Parameters:
    ///   - waiter: Who waits for what the root coordinator ends with, on a host of its own.
    ///   - isGuest: Whether that host will be one for a guest, which may end before it is attached.
    init(
        root: some Coordinator, restoring snapshot: Snapshot? = nil, journalLimit: Int = 1_000,
        clock: some Clock<Duration> = ContinuousClock(), waiter: FlowWaiter?, isGuest: Bool
    ) {
        journal = Journal(limit: journalLimit)
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        machine = NavigationMachine(root: root)
        if let waiter { machine.tie(waiter) }
        machine.isGuest = isGuest
        if let place = (root as? any Routed)?.placeOfItsOwn(at: tree.root.id, by: door) { machine.tie(place) }
        if let snapshot {
            let restored = ask(.restore(snapshot), from: tree.root.id, isStart: true)
            guard restored.result != .performed else { return }
            machine.requests[restored.id]?.isStart = false
        }
        machine.begins(with: root.anyRoot)
        beginning = ask(.begin, from: tree.root.id, isStart: true)
    }

    /// Shows the tree on a host, which replaces the one before.
    package func attach(_ host: any NavigatorHost) {
        take(Job.attached(host))
    }

    /// Every change from now on, and every request that changed nothing, each with its cause, the trees before and
    /// after, its outcome and how long it took: for analytics and logs. Nothing is lost, however late it is read, so what is
    /// not read is kept. Each call gives a stream of its own, for one reader.
    ///
    /// Ends once the window is closed, after the entry that says so and what was refused by it, and with the navigator; what was
    /// told before can still be read then. One that is asked for after that has what is refused from then on, and ends with the
    /// navigator.
    public func changes() -> AsyncStream<Journal.Entry> {
        let (stream, continuation) = AsyncStream.makeStream(of: Journal.Entry.self)
        observers.append(continuation)
        return stream
    }

    /// Whoever still waits for an outcome gets one, and what the host has set on controllers of the app's is as it was.
    deinit {
        for observer in observers { observer.finish() }
        let waiting = handles.inOrder.map(\.value)
        let flows = machine.flows
        let settlers = settlers
        let activity = activity
        let host = host
        for asking in questionTasks.inOrder { asking.value.cancel() }
        Task { @MainActor in
            host?.letGo()
            activity.end()
            settlers.tell()
            for request in waiting { request.end(.refused(.noNavigator)) }
            for flow in flows { flow.waiter.answer(.failure(CancellationError())) }
        }
    }

    /// Waits until nothing moves: the host shows the tree, and no decided request is held by a finger. Returns
    /// at once without a host, once the window is closed, and when the waiting task is cancelled. A decision that is still being made is not waited for.
    /// Turns no clock: see ``Request/settled()``.
    public func settled() async {
        guard !isSettled else { return }
        await settlers.wait()
    }

    /// Whether the host shows the tree and nothing moves, and no decided request is held by a finger; true without a host.
    public var isSettled: Bool {
        host == nil || (machine.host.isSettled && machine.held.isEmpty && inbox.isEmpty)
    }

    /// For hosts: something happened on screen.
    package func hear(_ event: HostMachine.Event) {
        take(.heard(event, attachments))
    }

    /// Looks at the screen, since something may have happened that nobody announced. Of what other code does by plain UIKit calls, a
    /// `present`, another root and a stack changed below its top are seen before the next request and when the app comes to the
    /// foreground only: a test, or whoever reads ``tree`` sooner, calls this first. Changes nothing where the tree is what is on
    /// screen. Does nothing without a host, and while something moves: what is on screen is looked at anyway once that has come to
    /// rest.
    public func lookAgain() {
        take(Job.look(.asked))
    }

    /// For hosts: the same, where a person has done it.
    package func lookAgainAfterFinger() {
        take(Job.look(.byFinger))
    }

    /// For hosts: the same, where a step of the host's own may have done it: what that could not do is not tried again.
    package func lookAgainAfterStep() {
        take(Job.look(.byHost))
    }

    /// The window is gone: call it when its scene was disconnected, or the app is about to end. Nothing can hold that
    /// up; the guards that it passed by stand in the journal. All that was made is let go, whoever waits for an
    /// outcome is refused, and what is asked from then on too. No host shows anything of it any more. Does nothing the second time.
    public func windowClosed() {
        take(Job.closed)
    }

    /// What was made for a node: a `Screen` with its view model, a coordinator, or whatever a coordinator returned. For
    /// hosts, and tests: keep none of it. Nil once the node has left, for a place in a tab that was never in front, for a
    /// container that a root or a transition brings, and for places that Cairn did not make.
    public func made(for node: Tree.Node.ID) -> (any Presentable)? {
        // A coordinator that has not begun shows nothing.
        guard let record = machine.records[node], record.coordinator == nil || machine.hasBegun(node) else {
            return nil
        }
        return record.made
    }

    /// For hosts: whether a node is in the tree and there is nothing to show for it yet.
    package func isUnmade(_ node: Tree.Node.ID) -> Bool {
        guard let record = machine.records[node] else { return false }
        return !record.isMade || record.coordinator != nil && !machine.hasBegun(node)
    }

    /// For hosts: what a container is expected to have in front, once the step under way is done; nil where it has nothing to choose.
    package func expectedFront(in node: Tree.Node.ID) -> Tree.Node.ID? {
        machine.host.expected.fronts[node]
    }

    /// For hosts: this view was made to show a node. A ledger names it with what was made for the node; it is not kept.
    /// Does nothing for a node that is not in the tree.
    package func shows(_ view: AnyObject, for node: Tree.Node.ID) {
        guard !makingObservers.isEmpty, let node = tree[node] else { return }
        for observer in makingObservers { observer.shown(view, node) }
    }

    /// Tells another observer of all that is made from now on, as long as its owner lives.
    func observeMaking(_ observer: MakingObserver) {
        makingObservers.removeAll { $0.owner == nil }
        makingObservers.append(observer)
    }

    /// For hosts: writes what cannot be shown or saved, as what is refused is written: nobody may look at a place that says so.
    package func write(trouble: String) {
        if logsRefusals { writeRefusal(trouble) }
    }
}
