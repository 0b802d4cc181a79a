/// A change on its way to the tree: planned, authorised and made, step by step. What is made for it is kept while somebody
/// is asked. It is committed as a whole, or given up as a whole; then its ids are never used again.
@MainActor
struct Draft {
    /// The tree it was planned on, and how many changes that had seen.
    let base: Tree
    var version: Int
    /// The transition that was decided; nil for what is none.
    let decision: Tree.Change?
    var tree: Tree
    var ids: Tree.IDs
    /// What was planned so far.
    var steps: [Step] = []
    /// New nodes, and those of the tree for which something was made now.
    var records: [Tree.Node.ID: Record] = [:]
    /// New nodes for which nothing was made yet, oldest first.
    var candidates: [Tree.Node.ID] = []
    /// What was saved by view models that were not made yet.
    var parts: [Tree.Node.ID: SavedValue]
    /// What could not be given back.
    var losses: [Snapshot.Loss] = []
    /// Those of the candidates that are made next.
    var due: [Tree.Node] = []
    /// Destinations read from a snapshot so far; until it is read completely they are not in `tree`.
    var destinations: [Tree.Node.ID: AnyDestination] = [:]
    /// Whether all steps are planned.
    var isPlanned = false
    /// How many destinations of a link were missing before the last step.
    var missing: Int?
    /// Whose coordinator brings the next of them.
    var standing: Tree.Node.ID?
    /// The columns in which something was put or shown, by what holds them: a person is to see those.
    var columnsToShow: [Tree.Node.ID: Int] = [:]
    /// Places in tabs that were never in front, which are made all the same: the next step is made in them.
    var madeAhead: Set<Tree.Node.ID> = []
    /// What a guard that came with an earlier step has decided instead of the next one.
    var redirect: (change: Tree.Change, guardian: Tree.Node.ID)?
    /// The leave-guards that were armed when all were looked at and are still to be asked, the next one last; nil before.
    var unasked: [Tree.Node.ID]?
    /// Whether those of the steps so far were asked.
    var hasAskedToLeave = false
    var phase = Phase.plan

    /// How many new coordinators each one stands in that began in the last step.
    private var depths: [Tree.Node.ID: Int] = [:]

    /// What is done next.
    enum Phase: Hashable {
        case plan
        /// What is due is put to the enter-guards.
        case enter
        /// What would leave is put to its leave-guards: after enter-guards, since a person is asked, and only about what will happen;
        /// before anything is made, since an app may take the making for a sign that all have said yes.
        case leave
        /// What is due is made.
        case make
    }

    /// One transition, or what else changes the tree at once, and what that brought.
    struct Step {
        let kind: Kind
        /// The tree before it.
        let before: Tree
        /// The ids that it dealt.
        let dealt: [Tree.Node.ID]
        /// Where it leads out of the app.
        let departures: [Tree.ExternalPlace]
        /// With what the flow of who decided ends by it.
        let finished: Tree.Finished?
        var grown: [Growth] = []

        enum Kind {
            case applied(
                Tree.Change, asker: Tree.Node.ID, owner: Tree.Node.ID, begun: [Tree.Node.ID: Int])
            case absorbed(Shown, since: Shown)
            /// What stands of a link's way came to the front, or what was never there is made.
            case revealed(standing: Tree.Node.ID)
            case began
            case restored
            case closed
        }

        var isWithoutAnimation: Bool {
            if case .applied(let change, _, _, _) = kind { change.isWithoutAnimation } else { false }
        }
    }

    /// The root that a new coordinator brought.
    struct Growth {
        let node: Tree.Node.ID
        var root: Tree.Root<AnyDestination>
        var dealt: [Tree.Node.ID]
    }

    init(
        of decision: Tree.Change?, on base: Tree, version: Int, ids: Tree.IDs,
        parts: [Tree.Node.ID: SavedValue]
    ) {
        self.decision = decision
        self.base = base
        self.version = version
        tree = base
        self.ids = ids
        self.parts = parts
    }

    /// Whether a link has only brought to the front what stands of its way, and made nothing: what comes next may be refused.
    var isOnItsWay: Bool {
        guard due.isEmpty, case .revealed? = steps.last?.kind else { return false }
        return true
    }

    /// Adds a step, and takes note of the places that it brings.
    mutating func add(
        _ kind: Step.Kind, leadingTo new: Tree, owner: Tree.Node.ID? = nil, opener: Tree.Node.ID? = nil,
        placed: [Tree.PlacedChange] = []
    ) {
        let openers = ids.openers
        let dealt = ids.takeDealt()
        if !depths.isEmpty { depths = [:] }
        steps.append(
            Step(
                kind: kind, before: tree, dealt: dealt, departures: placed.compactMap(\.externalPlace),
                finished: placed.lazy.compactMap(\.finished).first))
        tree = new
        if let owner, let opener { declare(dealt, owner: owner, opener: opener, openers) }
    }

    /// Has a person see the columns in which a place stands.
    mutating func show(columnsAround place: Tree.Node.ID) {
        columnsToShow.merge(tree.columnsOnTheWay(to: place) { _ in false }) { _, last in last }
    }

    /// - Parameters:
    ///   - opener: In whose name they come; what stands in a new modal comes in the name of who opened that.
    ///   - others: In whose name some of them come that another one opens.
    mutating func declare(
        _ new: [Tree.Node.ID], owner: Tree.Node.ID, opener: Tree.Node.ID,
        _ others: [Tree.Node.ID: Tree.Node.ID] = [:]
    ) {
        for id in new {
            guard let (node, modal) = tree.place(of: id), node.destination != nil else { continue }
            let isNew = modal.map { new.contains($0.node.id) } == true
            let opener = others[id] ?? opener
            records[id] = Record(owner: owner, opener: isNew ? modal?.opener ?? opener : opener)
            candidates.append(id)
        }
    }

    /// Has a new coordinator bring its root.
    mutating func grow(_ node: Tree.Node.ID, with root: Tree.Root<AnyDestination>) throws(Stop) {
        let owner = records[node]?.owner
        let depth = owner.flatMap { $0 == node ? nil : depths[$0] }.map { $0 + 1 } ?? 0
        guard depth < 100 else { throw .refused(.endless(tree[node]?.label ?? "\(node)")) }
        tree = try refusing { [tree] () throws(Refusal) in try tree.growing(node, with: root, ids: &ids) }
        let dealt = ids.takeDealt()
        depths[node] = depth
        steps[steps.count - 1].grown.append(Growth(node: node, root: root, dealt: dealt))
        declare(dealt, owner: node, opener: node)
    }

    /// Has a coordinator of the last step begin with another root than its own; what came with that is given up.
    /// - Returns: What was made for what is given up.
    mutating func regrow(
        _ node: Tree.Node.ID, with root: Tree.Root<AnyDestination>
    ) throws(Stop) -> [Tree.Node.ID: Record] {
        guard let step = steps.indices.last,
            let index = steps[step].grown.firstIndex(where: { $0.node == node })
        else { return [:] }
        tree = try refusing { [tree] () throws(Refusal) in try tree.growing(node, with: root, ids: &ids) }
        let dealt = ids.takeDealt()
        steps[step].grown[index].root = root
        steps[step].grown[index].dealt = dealt
        let present = Set(tree.nodes.map(\.id))
        steps[step].grown.removeAll { !present.contains($0.node) }
        let left = forget { !present.contains($0) }
        declare(dealt, owner: node, opener: node)
        phase = .enter
        return left
    }

    /// Goes back to before the last step.
    /// - Returns: What was made for it.
    mutating func undoStep() -> [Tree.Node.ID: Record] {
        guard let step = steps.popLast() else { return [:] }
        tree = step.before
        let new = Set(step.dealt + step.grown.flatMap(\.dealt))
        phase = .plan
        isPlanned = false
        depths = [:]
        columnsToShow = [:]
        return forget { new.contains($0) }
    }

    private mutating func forget(_ isGone: (Tree.Node.ID) -> Bool) -> [Tree.Node.ID: Record] {
        let gone = records.filter { isGone($0.key) }
        for id in gone.keys { records[id] = nil }
        candidates.removeAll(where: isGone)
        due = []
        return gone
    }
}

extension [Draft.Step] {
    /// All ids that were dealt for these, in the order in which a replay deals them.
    var dealt: [Tree.Node.ID] {
        if count == 1, self[0].grown.isEmpty { return self[0].dealt }
        return flatMap { $0.dealt + $0.grown.flatMap(\.dealt) }
    }
}

extension Tree {
    /// The node with that id, if something is to be made for it now. A node is made when it comes, except in a tab or
    /// page that was never in front.
    func due(_ id: Node.ID, isMade: (Node.ID) -> Bool) -> Node? {
        guard let lineage = lineage(to: id) else { return nil }
        for index in 1..<lineage.count where !lineage[index - 1].makes(lineage[index], isMade: isMade) {
            return nil
        }
        return lineage.last
    }
}

extension Tree.Node {
    /// Whether a place in this one is to be made with it: among places side by side, one that is in front, or was so
    /// before.
    func makes(_ child: Tree.Node, isMade: (Tree.Node.ID) -> Bool) -> Bool {
        switch content {
        case .choice: front?.id == child.id || child.all.contains { isMade($0.id) }
        case .screen, .stack, .flow, .split: true
        }
    }
}
