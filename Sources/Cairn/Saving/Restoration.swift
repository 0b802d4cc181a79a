/// From a snapshot back to what was on screen, as one change: from the outside in, each destination by the coordinator
/// that would make it.
@MainActor
struct Restoration {
    private(set) var draft: Draft
    private let calls: CoordinatorCalls
    private let machine: NavigationMachine
    private let allowed: Set<EnterQuestion.Key>
    private let denied: [EnterQuestion.Key: String]
    /// Told of all that is made: the coordinators may ask about it.
    private let note: (Tree.Node.ID, (record: Record, destination: AnyDestination)) -> Void
    /// What is added to the ids of the snapshot.
    private let offset: Int
    /// What came in the place of what was lost.
    private var substitutes: Set<Tree.Node.ID> = []
    /// The coordinators that saved by another version.
    private var outdated: Set<Tree.Node.ID> = []

    init(
        _ draft: Draft, calls: CoordinatorCalls, machine: NavigationMachine,
        allowed: Set<EnterQuestion.Key>,
        denied: [EnterQuestion.Key: String],
        note: @escaping (Tree.Node.ID, (record: Record, destination: AnyDestination)) -> Void
    ) {
        self.draft = draft
        offset = draft.ids.last
        self.calls = calls
        self.machine = machine
        self.allowed = allowed
        self.denied = denied
        self.note = note
    }

    /// Brings back what was saved, in the place of all there is. What cannot be read, decoded, entered or made is lost
    /// with what stands on it; a coordinator that has lost its first place begins again.
    /// - Throws: What a guard wants first; whether something may be left.
    mutating func restore(_ snapshot: Snapshot) throws(Stop) {
        draft.parts = [:]
        let (reader, read) = try read(snapshot)
        draft.losses += reader.losses
        draft.ids.skip(to: reader.last)
        draft.add(.restored, leadingTo: read.behind(draft.tree.foreignRoot))
        try lose(reader.lost)
        addTabs(to: outdated)
        try makeRestored()
    }

    /// Puts other places side by side into a container of tabs; the new ones have these ids.
    mutating func hold(_ places: [Tree.Node], in container: Tree.Node.ID, ids: Tree.IDs, new: [Tree.Node.ID])
    {
        draft.ids = ids
        draft.tree = draft.tree.holding(places, in: container)
        draft.declare(new, owner: container, opener: container)
    }

    /// Reads all places. A coordinator may have put one where it is read before the coordinator itself, in a column or a tab
    /// to the left of its own, say: then all are read once more, with those that are there by now.
    private mutating func read(_ snapshot: Snapshot) throws(Stop) -> (SnapshotReader, Tree) {
        var known: [Tree.Node.ID: Reentry] = [:]
        var passes = 0
        while true {
            let count = known.count
            var isEarly = false
            var reader = SnapshotReader(snapshot, root: draft.tree.root.id, offset: offset)
            do throws(Stop) {
                let tree = try reader.tree { place throws(Stop) in
                    if let reentry = known[place.id] { return reentry }
                    guard let coordinator = record(of: place.owner)?.coordinator else {
                        isEarly = true
                        return .lost(why: "its coordinator is not there")
                    }
                    let reentry = try reenter(place, by: coordinator)
                    known[place.id] = reentry
                    return reentry
                }
                passes += 1
                // As deep as places may be nested, which is more than any app needs.
                guard isEarly, known.count > count, passes < 100 else { return (reader, tree) }
            } catch {
                draft.ids.skip(to: max(offset, reader.last))
                throw error
            }
        }
    }

    /// Makes what is to be seen, and loses what cannot be made.
    private mutating func makeRestored() throws(Stop) {
        making: while true {
            let due = due(among: draft.candidates)
            guard !due.isEmpty else { return }
            var made: Set<Tree.Node.ID> = []
            for node in due {
                do throws(Stop) {
                    try make(node)
                    made.insert(node.id)
                } catch {
                    guard let why = error.loss ?? (isBehind(node.id) ? error.lossBehind : nil) else {
                        throw error
                    }
                    draft.losses.append(Snapshot.Loss(node.label, why))
                    draft.candidates.removeAll { made.contains($0) }
                    try lose([node.id])
                    // What is in front may be another place now.
                    continue making
                }
            }
            draft.candidates.removeAll { made.contains($0) }
        }
    }

    /// Whether a place stands in a tab or on a page behind another.
    private func isBehind(_ id: Tree.Node.ID) -> Bool {
        let lineage = draft.tree.lineage(to: id) ?? []
        return zip(lineage, lineage.dropFirst()).contains { outer, inner in
            if case .choice = outer.content { outer.front?.id != inner.id } else { false }
        }
    }

    /// Those for which something is to be made now, found by one walk through the tree.
    private func due(among ids: [Tree.Node.ID]) -> [Tree.Node] {
        let wanted = Set(ids)
        let isMade = { (id: Tree.Node.ID) in record(of: id)?.isMade == true }
        var found: [Tree.Node.ID: Tree.Node] = [:]
        func look(at node: Tree.Node) {
            if wanted.contains(node.id) { found[node.id] = node }
            for child in node.children where node.makes(child, isMade: isMade) { look(at: child) }
            for cover in node.covers { look(at: cover.node) }
        }
        for layer in draft.tree.layers { look(at: layer) }
        return ids.compactMap { found[$0] }
    }

    /// A saved place, put to its coordinator. One with places of its own is made at once, since its coordinator is to
    /// say what those are.
    private mutating func reenter(
        _ place: SavedPlace, by coordinator: any Coordinator
    ) throws(Stop) -> Reentry {
        if let migrating = coordinator as? any MigratingCoordinator, migrating.version != place.version {
            outdated.insert(place.owner)
        }
        let destination: AnyDestination
        do {
            destination = try coordinator.restored(place.destination, from: place.version)
        } catch {
            return .lost(why: "it could not be decoded: \(words(of: error))")
        }
        let record = Record(owner: place.owner, opener: place.opener)
        draft.records[place.id] = record
        draft.parts[place.id] = place.part
        guard place.hasContent || place.isOwner else {
            draft.candidates.append(place.id)
            return .whole(destination)
        }
        do throws(Stop) {
            try checkEntering(place.id, destination)
            try bringToLife(place.id, destination)
        } catch {
            // A flow that has to come first comes for what a person sees, or chooses, and not for a tab behind.
            guard let why = error.loss ?? (place.isBehind ? error.lossBehind : nil) else { throw error }
            draft.records[place.id] = nil
            return .lost(destination, why: why)
        }
        guard let made = draft.records[place.id]?.coordinator, !(made is any AnySystemFlow) else {
            draft.records[place.id] = record
            draft.candidates.append(place.id)
            guard place.hasContent else { return .whole(destination) }
            return .empty(destination, why: "it is not made into a coordinator that saves")
        }
        // It has lost all that was in it, and begins again.
        if !place.hasContent { draft.candidates.append(place.id) }
        return .whole(destination)
    }

    private mutating func make(_ node: Tree.Node) throws(Stop) {
        guard let destination = node.destination, let known = record(of: node.id) else { return }
        if !known.isMade {
            try checkEntering(node.id, destination)
            try bringToLife(node.id, destination)
        }
        guard let record = draft.records[node.id] else { return }
        try draft.tree.checkFit(of: record, at: node.id, destination)
        if let child = record.coordinator { try draft.grow(node.id, with: child.anyRoot) }
    }

    private mutating func checkEntering(_ id: Tree.Node.ID, _ destination: AnyDestination) throws(Stop) {
        var questions: [EnterQuestion] = []
        draft.destinations[id] = destination
        machine.addQuestions(
            about: destination, at: id, allowed, draft.records, in: draft, to: &questions)
        for question in questions {
            if let why = denied[question.key] { throw .entering(question, .refuse(why)) }
        }
        if let found = calls.judge(questions) { throw .entering(questions[found.index], found.judgement) }
    }

    /// Makes what shows a destination, and gives it back what it saved.
    private mutating func bringToLife(_ id: Tree.Node.ID, _ destination: AnyDestination) throws(Stop) {
        guard let place = record(of: id), let maker = record(of: place.owner) else {
            throw .refused(.askerLeft)
        }
        let making = Making(
            node: id, destination: destination, maker: maker, owner: place.owner, opener: place.opener,
            part: draft.parts.removeValue(forKey: id), style: draft.tree.style(around: id))
        note(id, (place, destination))
        let made = try refusing { () throws(Refusal) in try calls.make(making, readsRoot: false) }
        draft.records[id] = made.record
        note(id, (made.record, destination))
        if let loss = made.loss { draft.losses.append(loss) }
    }

    func record(of id: Tree.Node.ID) -> Record? { machine.record(of: id, or: draft.records) }

    /// Takes places out of the tree again, with what stands on them. Among places side by side, and in a column but the
    /// first, one comes as at the start where the coordinator has as many as before.
    private mutating func lose(_ lost: Set<Tree.Node.ID>) throws(Stop) {
        var lost = lost
        while let next = try loseOnce(lost) { lost = next }
    }

    /// - Returns: What cannot begin now either, and is lost next.
    private mutating func loseOnce(_ lost: Set<Tree.Node.ID>) throws(Stop) -> Set<Tree.Node.ID>? {
        let old = draft.tree
        var new = draft.ids
        var brought: [(first: Int, end: Int, owner: Tree.Node.ID)] = []
        draft.tree = old.pruned(of: lost) { container, index in
            guard !substitutes.contains(container.children[index].id),
                let coordinator = record(of: container.id)?.coordinator,
                let places = coordinator.anyRoot.places(likeThoseOf: container)
            else { return nil }
            let first = new.dealt.count
            let node = places[index].node(ids: &new)
            substitutes.insert(node.id)
            brought.append((first, new.dealt.count, container.id))
            return node
        }
        draft.ids = new
        for (first, end, owner) in brought {
            draft.declare(Array(draft.ids.dealt[first..<end]), owner: owner, opener: owner)
        }
        let left = Set(draft.tree.nodes.map(\.id))
        for node in old.nodes where !left.contains(node.id) && !lost.contains(node.id) {
            guard let label = node.destination?.label else { continue }
            draft.losses.append(Snapshot.Loss(label, "it stood on what is lost, or in it"))
        }
        draft.records = draft.records.filter { left.contains($0.key) }
        draft.candidates.removeAll { !left.contains($0) }
        for id in left.sorted() {
            guard let coordinator = record(of: id)?.coordinator, draft.tree[id]?.children.isEmpty == true
            else {
                continue
            }
            do throws(Stop) {
                guard draft.steps.last?.grown.contains(where: { $0.node == id }) != true else {
                    throw .refused(
                        .guarded(draft.tree[id]?.label ?? "\(id)", why: "nothing of it can be shown"))
                }
                try draft.grow(id, with: coordinator.anyRoot)
            } catch {
                guard let why = error.loss, id != draft.tree.root.id else { throw error }
                draft.losses.append(Snapshot.Loss(draft.tree[id]?.label ?? "\(id)", why))
                return [id]
            }
        }
        return nil
    }
}

extension Stop {
    /// Why a saved place is lost; nil when somebody has to be asked first.
    fileprivate var loss: String? {
        switch self {
        case .refused(let refusal): "\(refusal)"
        case .entering(_, .refuse(let why)): "a guard does not let anyone enter: \(why)"
        case .entering(_, .redirect): "a guard leads elsewhere"
        case .entering, .leaving, .departing: nil
        }
    }

    /// Why a place is lost that nobody sees yet.
    fileprivate var lossBehind: String? {
        guard case .entering(_, .interpose) = self else { return nil }
        return "a guard has something come first, and nobody has chosen it"
    }
}
