/// A changed tree in the making, with what its new nodes show. Thrown away when any part is refused.
@MainActor
struct Draft {
    var tree: Tree
    var ids: Tree.IDs
    var records: [Tree.Node.ID: Record] = [:]
    private(set) var grown: [Journal.Grown] = []
    let navigator: Navigator
    /// Nodes for which nothing was made yet, oldest first.
    var candidates: [Tree.Node.ID]
    /// What was saved by view models that were not made yet.
    var parts: [Tree.Node.ID: SavedValue]
    /// What could not be given back.
    var losses: [Snapshot.Loss] = []
    var isRestoring = false
    /// What came in the place of what was lost.
    var substitutes: Set<Tree.Node.ID> = []
    /// What guards have let through already.
    private let pass: Request?
    /// Whether a guarded tab was sent to the back again.
    private(set) var isTurnedBack = false

    init(tree: Tree, ids: Tree.IDs, navigator: Navigator, pass: Request? = nil) {
        self.tree = tree
        self.ids = ids
        self.navigator = navigator
        self.pass = pass
        candidates = navigator.unmade
        parts = navigator.savedParts
    }

    /// The tree of a navigator that begins, by what was saved if there is anything.
    mutating func begin(with coordinator: any Coordinator, restoring snapshot: Snapshot?) throws(Stop) {
        let node = tree.root.id
        records[node] = Record(made: coordinator, owner: node, opener: node)
        if let snapshot { return try restore(snapshot) }
        try bringRoot(of: coordinator, to: node)
        try makeDue()
    }

    mutating func apply(
        _ transition: Tree.Change, from asker: Tree.Node.ID, for owner: Tree.Node.ID
    ) throws(Stop) {
        let first = ids.dealt.count
        tree = try refusing { [tree] () throws(Refusal) in
            try tree.applying(transition, from: asker, for: owner, ids: &ids)
        }
        try checkLeaving()
        if let place = navigator.tree.elsewhere(in: transition).first(where: { place in
            pass?.departures.contains(place) != true
        }) {
            throw .departing(place)
        }
        declare(ids.dealt[first...], owner: owner, opener: asker)
        try makeDue()
    }

    /// What a person tried to do, and a guard has agreed to.
    mutating func exit(showing now: Shown, since base: Shown) throws(Stop) {
        try reveal(tree.absorbing(now, since: base))
    }

    /// Takes a tree without new places: other ones come to the front, or some leave.
    mutating func reveal(_ new: Tree) throws(Stop) {
        tree = new
        try checkLeaving()
        try makeDue()
    }

    func checkLeaving() throws(Stop) {
        let asked = pass?.letGo ?? []
        if let node = navigator.armed(leavingFor: tree).first(where: { !asked.contains($0) }) {
            throw .leaving(node)
        }
    }

    /// Makes what is to be seen and was not made yet, and what that brings. All that is known to come is put to
    /// the guards before the first of it is made.
    mutating func makeDue() throws(Stop) {
        while !candidates.isEmpty {
            let due = candidates.compactMap(due)
            guard !due.isEmpty else { return }
            for node in due { try checkEntering(node) }
            for node in due { try make(node) }
            candidates.removeAll { id in due.contains { $0.id == id } }
        }
    }

    func checkEntering(_ node: Tree.Node) throws(Stop) {
        if let destination = node.destination { try checkEntering(node.id, destination) }
    }

    func checkEntering(_ id: Tree.Node.ID, _ destination: AnyDestination) throws(Stop) {
        guard let record = record(of: id), pass?.admitted.contains(destination) != true else { return }
        if let why = pass?.denied[destination] {
            throw .entering(destination, .refuse(why), guardian: record.owner)
        }
        let asker = Asker(id: record.opener, navigator: navigator)
        var owner = record.owner
        while let coordinator = self.record(of: owner)?.coordinator {
            if let entry = coordinator as? any EnterGuard {
                let judgement = entry.judge(destination, from: asker, isOwn: owner == record.owner)
                if case .allow = judgement {
                } else {
                    throw .entering(destination, judgement, guardian: owner)
                }
            }
            guard let next = self.record(of: owner)?.owner, next != owner else { return }
            owner = next
        }
    }

    /// Sends a guarded tab or page to the back again: what was in front before stays so.
    /// - Returns: Who can ask for it to be selected; nil when it stands in no tabs or pages.
    mutating func turnBack(from destination: AnyDestination, to old: Tree) -> Tree.Node.ID? {
        for id in candidates where due(id)?.destination == destination {
            guard let turned = tree.keepingInFront(whatWasSoIn: old, insteadOf: id) else { continue }
            tree = turned.tree
            isTurnedBack = true
            return turned.front
        }
        return nil
    }

    mutating func make(_ node: Tree.Node) throws(Stop) {
        guard let destination = node.destination, record(of: node.id) != nil else { return }
        let made = try bringToLife(node.id, destination)
        let child = records[node.id]?.coordinator
        if let flow = child as? any AnySystemFlow {
            try checkSystemScreen(flow.shown, at: node.id, destination)
        }
        try checkDialog(made, at: node.id, destination)
        if let child { try bringRoot(of: child, to: node.id) }
    }

    /// Makes what shows a destination, and gives it back what it saved.
    /// - Returns: What the coordinator returned.
    @discardableResult
    mutating func bringToLife(_ id: Tree.Node.ID, _ destination: AnyDestination) throws(Stop)
        -> any Presentable
    {
        guard let unmade = record(of: id) else { throw .refused(.askerLeft) }
        guard let coordinator = self.record(of: unmade.owner)?.coordinator else {
            throw .refused(.askerLeft)
        }
        let opener = Asker(id: unmade.opener, navigator: navigator)
        let made = try refusing { () throws(Refusal) -> any Presentable in
            try coordinator.make(destination, openedBy: opener, as: id, navigator: navigator)
        }
        let record = record(of: made, for: unmade)
        records[id] = record
        if isRestoring { navigator.restoring[id] = (record, destination) }
        if let part = parts.removeValue(forKey: id) { give(back: part, to: record, label: destination.label) }
        return made
    }

    private func record(of made: any Presentable, for unmade: Record) -> Record {
        guard !(made is Screen) else {
            return Record(made: made, owner: unmade.owner, opener: unmade.opener)
        }
        let finishing = made as? Finishing
        let system = (made as? any SystemScreen)?.flow
        return Record(
            made: bound(system ?? finishing?.coordinator ?? made, for: unmade), owner: unmade.owner,
            opener: unmade.opener, finishing: finishing?.route)
    }

    /// Gives back to a view model or coordinator what it saved. That alone is lost when it cannot be decoded.
    mutating func give(back part: SavedValue, to record: Record, label: String) {
        do {
            try (record.model as? any Restorable)?.give(back: part)
        } catch {
            losses.append(Snapshot.Loss("what \(label) saved", "it could not be decoded: \(error)"))
        }
    }

    mutating func bringRoot(of coordinator: any Coordinator, to node: Tree.Node.ID) throws(Stop) {
        guard grown.count < 100 else {
            throw .refused(.endless(tree[node]?.label ?? "\(type(of: coordinator))"))
        }
        let first = ids.dealt.count
        let root = coordinator.anyRoot
        tree = try refusing { [tree] () throws(Refusal) in try tree.growing(node, with: root, ids: &ids) }
        grown.append(Journal.Grown(node: node, root: root))
        declare(ids.dealt[first...], owner: node, opener: node)
    }

    mutating func declare(_ new: ArraySlice<Tree.Node.ID>, owner: Tree.Node.ID, opener: Tree.Node.ID) {
        for id in new where tree[id]?.destination != nil {
            records[id] = Record(owner: owner, opener: opener)
            candidates.append(id)
        }
    }

    /// The node with that id, if something is to be made for it now. A node is made when it comes, except in a tab or
    /// page that was never in front.
    func due(_ id: Tree.Node.ID) -> Tree.Node? {
        guard let lineage = tree.lineage(to: id) else { return nil }
        let isDue = zip(lineage, lineage.dropFirst()).allSatisfy { container, child in
            wasInFront(child, of: container)
        }
        return isDue ? lineage.last : nil
    }

    /// Whether a place is to be made with what it stands in: among places side by side, one that is in front, or was
    /// so before.
    func wasInFront(_ child: Tree.Node, of container: Tree.Node) -> Bool {
        switch container.content {
        case .choice:
            container.front?.id == child.id || child.all.contains { record(of: $0.id)?.made != nil }
        case .screen, .stack, .flow, .split: true
        }
    }

    func record(of id: Tree.Node.ID) -> Record? { records[id] ?? navigator.records[id] }

    /// A dialog is bound to its opener, in whose name its buttons ask.
    private func bound(_ made: any Presentable, for record: Record) -> any Presentable {
        guard let dialog = made as? any AnyDialog else { return made }
        return dialog.bound { [weak navigator] route in
            _ = navigator?.ask(route, from: record.opener, owner: record.owner)
        }
    }
}

/// A refusal stops a draft.
@MainActor
func refusing<Value>(_ body: () throws(Refusal) -> Value) throws(Stop) -> Value {
    do throws(Refusal) { return try body() } catch { throw .refused(error) }
}

extension Stop {
    /// The stop as a refusal, where nobody can be asked.
    var refusal: Refusal {
        switch self {
        case .refused(let refusal): refusal
        case .entering(let destination, _, _): .guarded(destination.label, "nobody could be asked")
        case .leaving(let node): .leaveRefused("\(node)")
        case .departing(let place): .notOpened(label(of: place))
        }
    }
}
