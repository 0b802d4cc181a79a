/// What was made for one node, and who made it.
struct Record {
    /// A screen, a dialog, a coordinator, or whatever else a coordinator returned; nil as long as the node stands
    /// in a tab or page that was never in front.
    var made: (any Presentable)?
    /// The node of the coordinator that makes it; the root coordinator stands for itself.
    let owner: Tree.Node.ID
    /// In whose name it came.
    let opener: Tree.Node.ID
    /// The parent's route for what a flow ends with.
    var finishing: (@MainActor (Any) -> Any)?
}

/// A changed tree in the making, with what its new nodes show. Thrown away when any part is refused.
@MainActor
struct Draft {
    private(set) var tree: Tree
    private(set) var ids: Tree.IDs
    private(set) var records: [Tree.Node.ID: Record] = [:]
    private(set) var grown: [Journal.Grown] = []
    private let navigator: Navigator
    /// Nodes for which nothing was made yet, oldest first.
    private(set) var candidates: [Tree.Node.ID]

    init(tree: Tree, ids: Tree.IDs, navigator: Navigator) {
        self.tree = tree
        self.ids = ids
        self.navigator = navigator
        candidates = navigator.unmade
    }

    /// The tree of a navigator that begins.
    mutating func begin(with coordinator: any Coordinator) throws(Refusal) {
        let node = tree.root.id
        records[node] = Record(made: coordinator, owner: node, opener: node)
        try bringRoot(of: coordinator, to: node)
        try makeDue()
    }

    mutating func apply(
        _ transition: Tree.Change, from asker: Tree.Node.ID, for owner: Tree.Node.ID
    ) throws(Refusal) {
        let first = ids
        tree = try tree.applying(transition, from: asker, for: owner, ids: &ids)
        declare(since: first, owner: owner, opener: asker)
        try makeDue()
    }

    /// Makes what is to be seen and was not made yet, and what that brings.
    mutating func makeDue() throws(Refusal) {
        while let index = candidates.firstIndex(where: isDue) {
            try make(candidates[index])
            candidates.remove(at: index)
        }
    }

    private mutating func make(_ id: Tree.Node.ID) throws(Refusal) {
        guard var record = record(of: id), let destination = tree[id]?.destination else { return }
        guard let coordinator = self.record(of: record.owner)?.made as? any Coordinator else {
            throw .askerLeft
        }
        let opener = Asker(id: record.opener, navigator: navigator)
        let made = try coordinator.make(destination, openedBy: opener, as: id, navigator: navigator)
        let finishing = made as? Finishing
        record.finishing = finishing?.route
        record.made = bound(finishing?.coordinator ?? made, for: record)
        records[id] = record
        if let child = record.made as? any Coordinator { try bringRoot(of: child, to: id) }
    }

    private mutating func bringRoot(of coordinator: any Coordinator, to node: Tree.Node.ID) throws(Refusal) {
        guard grown.count < 100 else { throw .endless(tree[node]?.label ?? "\(type(of: coordinator))") }
        let first = ids
        let root = coordinator.anyRoot
        tree = try tree.growing(node, with: root, ids: &ids)
        grown.append(Journal.Grown(node: node, root: root))
        declare(since: first, owner: node, opener: node)
    }

    private mutating func declare(since first: Tree.IDs, owner: Tree.Node.ID, opener: Tree.Node.ID) {
        for id in first.upTo(ids) where tree[id]?.destination != nil {
            records[id] = Record(made: nil, owner: owner, opener: opener)
            candidates.append(id)
        }
    }

    /// A node is made when it comes, except in a tab or page that was never in front.
    private func isDue(_ id: Tree.Node.ID) -> Bool {
        guard let lineage = tree.lineage(to: id) else { return false }
        return zip(lineage, lineage.dropFirst()).allSatisfy { container, child in
            switch container.content {
            case .tabs, .pages:
                container.front?.id == child.id || child.all.contains { record(of: $0.id)?.made != nil }
            case .screen, .stack, .flow, .split: true
            }
        }
    }

    private func record(of id: Tree.Node.ID) -> Record? { records[id] ?? navigator.records[id] }

    /// A dialog is bound to its opener, in whose name its buttons ask.
    private func bound(_ made: any Presentable, for record: Record) -> any Presentable {
        guard let dialog = made as? any AnyDialog else { return made }
        return dialog.bound { [weak navigator] route in
            _ = navigator?.ask(route, from: record.opener, owner: record.owner)
        }
    }
}
