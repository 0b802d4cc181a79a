/// What was made for one node, and the coordinator's node that made it.
struct Record {
    /// A screen, a dialog, a coordinator, or whatever else a coordinator returned.
    let made: any Presentable
    /// The node of the coordinator that made it; the root coordinator stands for itself.
    let owner: Tree.Node.ID
}

/// A changed tree in the making, with what its new nodes show. Thrown away when any part is refused.
@MainActor
struct Draft {
    var tree: Tree
    var ids: Tree.IDs
    var records: [Tree.Node.ID: Record] = [:]
    var grown: [Journal.Grown] = []

    init(tree: Tree, ids: Tree.IDs) {
        self.tree = tree
        self.ids = ids
    }

    mutating func apply(
        _ transition: Tree.Transition<AnyDestination>, from asker: Tree.Node.ID, for owner: Tree.Node.ID,
        in navigator: Navigator
    ) throws(Refusal) {
        let first = ids
        tree = try tree.applying(transition, from: asker, for: owner, ids: &ids)
        try makeNew(since: first, openedBy: asker, for: owner, in: navigator, depth: 0)
    }

    /// Adds a new coordinator's root, and makes what it shows.
    mutating func bringRoot(
        of coordinator: any Coordinator, to node: Tree.Node.ID, in navigator: Navigator, depth: Int = 0
    ) throws(Refusal) {
        guard depth < 100 else { throw .endless(tree[node]?.label ?? "\(type(of: coordinator))") }
        let first = ids
        let root = coordinator.anyRoot
        tree = tree.growing(node, with: root, ids: &ids)
        grown.append(Journal.Grown(node: node, root: root))
        try makeNew(since: first, openedBy: node, for: node, in: navigator, depth: depth + 1)
    }

    private mutating func makeNew(
        since first: Tree.IDs, openedBy opener: Tree.Node.ID, for owner: Tree.Node.ID,
        in navigator: Navigator, depth: Int
    ) throws(Refusal) {
        for id in first.upTo(ids) {
            guard let destination = tree[id]?.destination else { continue }
            guard let coordinator = maker(owner, in: navigator) else { throw .askerLeft }
            let asker = Asker(id: opener, navigator: navigator)
            let made = try coordinator.make(destination, openedBy: asker, as: id, navigator: navigator)
            records[id] = Record(made: bound(made, opener, owner, navigator), owner: owner)
            if let child = made as? any Coordinator {
                try bringRoot(of: child, to: id, in: navigator, depth: depth)
            }
        }
    }

    private func maker(_ owner: Tree.Node.ID, in navigator: Navigator) -> (any Coordinator)? {
        (records[owner] ?? navigator.records[owner])?.made as? any Coordinator
    }

    /// A dialog is bound to its opener, in whose name its buttons ask.
    private func bound(
        _ made: any Presentable, _ opener: Tree.Node.ID, _ owner: Tree.Node.ID, _ navigator: Navigator
    ) -> any Presentable {
        guard let dialog = made as? any AnyDialog else { return made }
        return dialog.bound { [weak navigator] route in
            _ = navigator?.ask(route, from: opener, owner: owner)
        }
    }
}
