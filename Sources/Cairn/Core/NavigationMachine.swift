/// What a navigator decides, as a value: what happens goes in, what is to be done comes out. It calls none of the app's code.
///
/// A change is a transaction: planned, authorised, made, committed (``Draft``). One is under way at a time; while somebody
/// takes time to answer, its request keeps it, and others go on.
@MainActor
struct NavigationMachine {
    var tree: Tree
    var ids: Tree.IDs
    /// What was made for each node of the tree.
    var records: Records
    /// What was made and may not be in the tree yet, or not at all: coordinators whose beginning was not let through, what a
    /// waiting change made for places of the tree, and guards that had something else come first.
    var kept: [Tree.Node.ID: Record] = [:]
    /// The nodes of the tree for which nothing was made yet, since they were never in front.
    var unmade: Set<Tree.Node.ID> = []
    /// What was saved by view models that were not made yet since.
    var savedParts: [Tree.Node.ID: SavedValue] = [:]
    /// The nodes whose view model or coordinator is a leave-guard.
    var leaveGuards: Set<Tree.Node.ID> = []

    var host = HostMachine(showing: .nothing)
    var hasHost = false
    /// Whether closing the root can take the tree away.
    var isGuest = false
    /// Whether columns that come to the screen are one stack.
    var columnsAreOneStack = false

    /// The requests that have no outcome yet.
    var requests = PendingRequests()
    /// Those of them that are decided and wait for a finger to let go.
    var held: Set<Int> = []
    /// Those of them whose askers are not in the tree yet.
    var early: Set<Int> = []
    /// The nodes at which something has come or gone: the early requests from there are looked at next.
    var changedForEarly: Set<Tree.Node.ID> = []
    /// The leave-guards that were asked.
    var questions: [Tree.Node.ID: LeaveQuestion] = [:]
    /// The flows that are open and that somebody waits for, with who that is.
    var flows: [OpenFlow] = []
    /// The newest that was performed, while its pixels are still on their way, and what the screens asked for that it brought.
    var moving: [Moving] = []
    /// The columns in which a request has put or shown something, while its pixels are still on their way.
    var columnsToShow: [Tree.Node.ID: Int] = [:]
    /// How many changes there were.
    var version = 0

    /// What is dealt with next.
    private var agenda: [NavigationEvent] = []
    /// The change under way, while the one who runs the machine answers for it.
    var current: Transaction?
    var effects: [NavigationEffect] = []
    private var requestCount = 0

    /// A request that was performed, and the places that it brought.
    struct Moving {
        let asker: Tree.Node.ID
        let ask: Ask
        let brought: [Tree.Node.ID]
    }

    /// A change under way. There is one at a time, handed on from phase to phase.
    @MainActor
    final class Transaction {
        let source: Source
        var draft: Draft
        /// The armed guards that it passes by, where nobody can hold it up.
        var unguarded: [Tree.Node.ID]

        enum Source {
            /// As it was when the change began, or went on.
            case request(PendingRequest)
            case report(HostMachine.Report)
            /// No request and no report.
            case own(Journal.Cause)
        }

        init(source: Source, draft: Draft, unguarded: [Tree.Node.ID] = []) {
            self.source = source
            self.draft = draft
            self.unguarded = unguarded
        }

        /// Not where it only follows what other code, or the host itself, has done.
        var isAsked: Bool {
            if case .report(let report) = source { report.byFinger } else { true }
        }

        var request: PendingRequest? {
            if case .request(let request) = source { request } else { nil }
        }
    }

    /// A flow whose result is awaited, or a dialog whose answer is.
    struct OpenFlow {
        let waiter: FlowWaiter
        let asker: Tree.Node.ID
        let node: Tree.Node.ID
        var isDialog = false
        /// Whether it was asked to close, since who waited has left.
        var isClosing = false
    }

    /// A leave-guard's question on screen.
    struct LeaveQuestion {
        /// The requests that wait for the answer, and those that took the place of one and have not come to the guard yet.
        var waiting: [Int]
        /// Those of them who came when its dialogs had left, or were leaving.
        var late: Set<Int> = []
        /// The dialogs that were opened to ask it.
        var dialogs: Set<Tree.Node.ID> = []
        /// Whether one of them never came.
        var isRefused = false
        /// Whether a button was pressed in one of them.
        var isPressed = false
    }

    /// A window with nothing in it yet but its root coordinator.
    init(root coordinator: any Coordinator) {
        var ids = Tree.IDs()
        tree = Tree.seed(ids: &ids)
        // No change brought it.
        _ = ids.takeDealt()
        self.ids = ids
        let root = tree.root.id
        records = Records(Record(made: coordinator, owner: root, opener: root), of: root)
        if TypeSet.leaveGuards.contains(coordinator) { leaveGuards.insert(root) }
    }

    /// What the root coordinator begins with.
    mutating func begins(with newRoot: Tree.Root<AnyDestination>) {
        let root = tree.root.id
        guard let record = records[root], let made = record.made else { return }
        records.update(
            Record(made: made, owner: root, opener: root, root: newRoot, place: record.place), for: root)
    }

    /// Ties the root coordinator's own router.
    mutating func tie(_ place: RouterPlace) {
        let root = tree.root.id
        guard let made = records[root]?.made else { return }
        records.update(Record(made: made, owner: root, opener: root, place: place), for: root)
    }

    /// Somebody waits for what the root coordinator ends with, where that is a guest.
    mutating func tie(_ waiter: FlowWaiter) {
        waiter.flow = tree.root.id
        flows.append(OpenFlow(waiter: waiter, asker: tree.root.id, node: tree.root.id))
    }

    /// A number for a new request.
    mutating func nextRequest() -> Int {
        requestCount += 1
        return requestCount
    }

    /// Something happened.
    mutating func hear(_ event: NavigationEvent) -> [NavigationEffect] {
        effects.reserveCapacity(4)
        switch event {
        case .judged, .armed, .made, .linked, .restored: answer(event)
        default: if current == nil, agenda.isEmpty { deal(with: event) } else { agenda.append(event) }
        }
        while current == nil {
            if agenda.isEmpty { afterwards() }
            guard !agenda.isEmpty else { break }
            deal(with: agenda.removeFirst())
        }
        defer { effects = [] }
        return effects
    }

    /// Has something dealt with after all that happened before.
    mutating func later(_ event: NavigationEvent) { agenda.append(event) }

    private mutating func deal(with event: NavigationEvent) {
        // What it was stopped with may go now.
        if let id = event.request, let request = requests[id], request.wasStopped {
            effects.append(.letGo(request))
        }
        switch event {
        case .asked(let request): asked(request)
        case .cancelled(let id):
            if let request = requests[id] { end(request, .cancelled) }
        case .decided(let id, let result, let owner): decided(id, result, by: owner)
        case .resumed(let id): resume(id)
        case .judgedLate(let id, let question, let judgement): judgedLate(id, question, judgement)
        case .answered(let node, let yes): answered(node, yes)
        case .departed(let id, let place, let opened): departed(id, place, opened: opened)
        case .interposed(let id, let how): interposed(id, how)
        case .pressed(let dialog): pressed(dialog)
        case .unanswered(let node): unanswered(node)
        case .host(let event): act(on: host.hear(event))
        case .attached(let shown): attached(shown)
        case .closed: close()
        case .judged, .armed, .made, .linked, .restored: break
        }
    }

    private mutating func afterwards() {
        if !questions.isEmpty { takeBackQuestions() }
        if !held.isEmpty, !host.isHeld {
            for id in held.sorted() { later(.resumed(id)) }
            held = []
        }
        if !moving.isEmpty, host.isSettled || !hasHost { forgetMoving() }
        if !columnsToShow.isEmpty, host.isSettled || !hasHost { showColumns() }
    }

    /// UIKit hides columns where there is little room for all of them: those in which something was asked for are to be seen.
    private mutating func showColumns() {
        for (split, index) in columnsToShow.inOrder where hasHost {
            // Beside each other none is in front; and a later change may have taken that away.
            guard case .split(let columns, nil)? = tree[split]?.content, index < columns.count else {
                continue
            }
            effects.append(.showColumn(index, of: split))
        }
        columnsToShow = [:]
    }

    private mutating func attached(_ shown: Shown) {
        if tree.foreignRoot != nil {
            // Another host begins with what is behind it.
            hasHost = false
            later(.attached(shown))
            return take(HostMachine.Report(shown: tree.setBack.shown, base: tree.shown, byFinger: false))
        }
        hasHost = true
        host = HostMachine(showing: shown)
        act(on: host.want(tree.shown))
    }

    mutating func act(on actions: [HostMachine.Action]) {
        for action in actions {
            switch action {
            case .perform(let step, let animated): effects.append(.perform(step, animated: animated))
            case .report(let report): take(report)
            case .giveUp(let step): effects.append(.gaveUp(step))
            }
        }
    }

    /// What was made for a node, in the tree or not. Inlined, since a navigator would copy all of the machine for a call.
    @inline(__always)
    func record(of id: Tree.Node.ID, or brought: [Tree.Node.ID: Record] = [:]) -> Record? {
        if let record = brought[id] { return record }
        if let record = records[id], record.isMade { return record }
        return kept[id] ?? records[id]
    }

    /// The requests without an outcome, in the order in which they were asked.
    var pending: [PendingRequest] { requests.inOrder }

    /// A fresh draft on the tree there is.
    func draft(of decision: Tree.Change? = nil) -> Draft {
        Draft(of: decision, on: tree, version: version, ids: ids, parts: savedParts)
    }

    mutating func forgetMoving() {
        effects.append(.letGo(moving))
        moving = []
    }

    mutating func release(_ records: [Record]) {
        let made = records.filter { $0.made != nil }
        if !made.isEmpty { effects.append(.letGo(made)) }
    }
}

extension Dictionary where Key: Comparable {
    /// The same in every run, where the order of what is called, or let go, hangs on it.
    var inOrder: [Element] { count < 2 ? Array(self) : sorted { $0.key < $1.key } }
}
