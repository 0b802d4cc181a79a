/// From a snapshot back to what was on screen, as one change: from the outside in, each destination by the coordinator
/// that would make it.
@MainActor
struct Restoration {
    var draft: Draft
    private let calls: CoordinatorCalls
    let machine: NavigationMachine
    private let allowed: Set<EnterQuestion.Key>
    private let denied: [EnterQuestion.Key: String]
    /// Told of all that is made: the coordinators may ask about it.
    private let note: (Tree.Node.ID, (record: Record, destination: AnyDestination)) -> Void
    /// What is added to the ids of the snapshot.
    private let offset: Int
    /// The highest id of the snapshot.
    private var lastSaved = 0
    /// What came in the place of what was lost.
    var substitutes: Set<Tree.Node.ID> = []
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
        lastSaved = draft.ids.last
        draft.add(.restored, leadingTo: read.behind(draft.tree.foreignRoot))
        try lose(reader.lost)
        try renew(outdated)
        addTabs(toThose: reader.asBegun.subtracting(outdated))
        try makeRestored()
        try checkWhatIsMadeLater()
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

    /// Makes what is to be seen, and loses what cannot be made. As on any way in, nothing is made before all guards of what is to be
    /// made with it have agreed.
    private mutating func makeRestored() throws(Stop) {
        var entered: Set<Tree.Node.ID> = []
        making: while true {
            let due = due(among: draft.candidates)
            guard !due.isEmpty else { return }
            for node in due where !entered.contains(node.id) {
                guard let destination = node.destination, record(of: node.id)?.isMade == false else {
                    continue
                }
                // What is in front may be another place now.
                if try isLost(
                    node,
                    { restoration throws(Stop) in
                        try restoration.checkEntering(node.id, destination)
                    })
                {
                    continue making
                }
                entered.insert(node.id)
            }
            var made: Set<Tree.Node.ID> = []
            defer { draft.candidates.removeAll { made.contains($0) } }
            for node in due {
                if try isLost(node, { restoration throws(Stop) in try restoration.make(node) }) {
                    continue making
                }
                made.insert(node.id)
            }
        }
    }

    /// Whether a place is lost with what is to be done for it now, and has been taken out of the tree.
    mutating func isLost(
        _ node: Tree.Node, _ act: (inout Restoration) throws(Stop) -> Void
    ) throws(Stop) -> Bool {
        do throws(Stop) {
            try act(&self)
            return false
        } catch {
            guard let why = error.loss ?? (isBehind(node.id) ? error.lossBehind : nil) else { throw error }
            if standsAside(node.id) { return true }
            let loss = Snapshot.Loss(node.label, why)
            // What came in the place of a lost one may be refused as that was.
            if isSaved(node.id) || !draft.losses.contains(loss) { draft.losses.append(loss) }
            try lose([node.id])
            return true
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
        guard draft.records[place.id]?.coordinator != nil else {
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
        if !known.isMade { try bringToLife(node.id, destination) }
        guard let record = draft.records[node.id] else { return }
        try draft.tree.checkFit(of: record, at: node.id, destination)
        if let child = record.coordinator { try draft.grow(node.id, with: child.anyRoot) }
    }

    mutating func checkEntering(_ id: Tree.Node.ID, _ destination: AnyDestination) throws(Stop) {
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

    /// Whether a place was in the snapshot: what came since has a higher id.
    func isSaved(_ id: Tree.Node.ID) -> Bool { id.number <= lastSaved }

    func record(of id: Tree.Node.ID) -> Record? { machine.record(of: id, or: draft.records) }
}

extension Stop {
    /// Why a saved place is lost; nil when somebody has to be asked first.
    var loss: String? {
        switch self {
        case .refused(let refusal): "\(refusal)"
        case .entering(_, .refuse(let why)): "a guard does not let anyone enter: \(why)"
        case .entering(_, .redirect): "a guard leads elsewhere"
        case .entering, .leaving, .departing: nil
        }
    }

    /// Why a place is lost that nobody sees yet.
    var lossBehind: String? {
        guard case .entering(_, .interpose) = self else { return nil }
        return "a guard has something come first, and nobody has chosen it"
    }
}
