/// From a snapshot back to what was on screen, as one change: from the outside in, each destination by the coordinator
/// that would make it.
extension Draft {
    /// Brings back what was saved, in the place of all there is. What cannot be read, decoded, entered or made is lost
    /// with what stands on it; a coordinator that has lost its first place begins again.
    /// - Throws: What a guard wants first; whether something may be left.
    mutating func restore(_ snapshot: Snapshot) throws(Stop) {
        isRestoring = true
        defer {
            isRestoring = false
            navigator.restoring = [:]
        }
        candidates = []
        parts = [:]
        if let part = snapshot.windowPart, let root = record(of: tree.root.id) {
            give(back: part, to: root, label: "the root coordinator")
        }
        var reader = SnapshotReader(snapshot, root: tree.root.id, offset: ids.last)
        let read = try reader.tree { place throws(Stop) in try reenter(place) }
        losses += reader.losses
        ids.skip(to: reader.last)
        let foreignRoot = tree.foreignRoot
        tree = read
        tree.foreignRoot = foreignRoot
        try lose(reader.lost)
        try checkLeaving()
        try makeRestored()
    }

    /// Makes what is to be seen, and loses what cannot be made.
    private mutating func makeRestored() throws(Stop) {
        while true {
            let due = due(among: candidates)
            guard !due.isEmpty else { return }
            var made: Set<Tree.Node.ID> = []
            for node in due {
                do throws(Stop) {
                    try checkEntering(node)
                    try make(node)
                    made.insert(node.id)
                } catch {
                    guard let why = error.loss else { throw error }
                    losses.append(Snapshot.Loss(node.label, why))
                    candidates.removeAll { made.contains($0) }
                    try lose([node.id])
                    // What is in front may be another place now.
                    return try makeRestored()
                }
            }
            candidates.removeAll { made.contains($0) }
        }
    }

    /// Those for which something is to be made now: what ``due(_:)`` says of each, by one walk through the tree.
    private func due(among ids: [Tree.Node.ID]) -> [Tree.Node] {
        let wanted = Set(ids)
        var found: [Tree.Node.ID: Tree.Node] = [:]
        func look(at node: Tree.Node) {
            if wanted.contains(node.id) { found[node.id] = node }
            for child in node.children where wasInFront(child, of: node) { look(at: child) }
            for cover in node.covers { look(at: cover.node) }
        }
        for layer in tree.layers { look(at: layer) }
        return ids.compactMap { found[$0] }
    }

    /// A saved place, put to its coordinator. One with places of its own is made at once, since its coordinator is to
    /// say what those are.
    private mutating func reenter(_ place: SavedPlace) throws(Stop) -> Reentry {
        guard let coordinator = record(of: place.owner)?.coordinator else {
            return .lost(why: "its coordinator is not there")
        }
        let destination: AnyDestination
        do {
            destination = try coordinator.restored(place.destination, from: place.version)
        } catch {
            return .lost(why: "it could not be decoded: \(error)")
        }
        let record = Record(owner: place.owner, opener: place.opener)
        records[place.id] = record
        parts[place.id] = place.part
        guard place.hasContent else {
            candidates.append(place.id)
            return .whole(destination)
        }
        do throws(Stop) {
            try checkEntering(place.id, destination)
            try bringToLife(place.id, destination)
        } catch {
            guard let why = error.loss else { throw error }
            records[place.id] = nil
            return .lost(destination, why: why)
        }
        guard let made = records[place.id]?.coordinator, !(made is any AnySystemFlow) else {
            records[place.id] = record
            candidates.append(place.id)
            return .empty(destination, why: "it is not made into a coordinator that saves")
        }
        return .whole(destination)
    }

    /// Takes places out of the tree again, with what stands on them. Among places side by side, and where the
    /// coordinator has as many as before, one comes as at the start.
    private mutating func lose(_ lost: Set<Tree.Node.ID>) throws(Stop) {
        let old = tree
        var new = ids
        var brought: [(first: Int, end: Int, owner: Tree.Node.ID)] = []
        tree = old.pruned(of: lost) { container, index in
            guard !substitutes.contains(container.children[index].id),
                let coordinator = record(of: container.id)?.coordinator,
                case .choice(let kind, let root, let others, _) = coordinator.anyRoot,
                case .choice(kind, let nodes, _) = container.content, nodes.count == others.count + 1
            else { return nil }
            let first = new.dealt.count
            let node = ([root] + others)[index].node(ids: &new)
            substitutes.insert(node.id)
            brought.append((first, new.dealt.count, container.id))
            return node
        }
        ids = new
        for (first, end, owner) in brought {
            declare(ids.dealt[first..<end], owner: owner, opener: owner)
        }
        let left = Set(tree.nodes.map(\.id))
        for node in old.nodes where !left.contains(node.id) && !lost.contains(node.id) {
            guard let label = node.destination?.label else { continue }
            losses.append(Snapshot.Loss(label, "it stood on what is lost, or in it"))
        }
        records = records.filter { left.contains($0.key) }
        candidates.removeAll { !left.contains($0) }
        for id in left.sorted() {
            guard let coordinator = record(of: id)?.coordinator, tree[id]?.children.isEmpty == true else {
                continue
            }
            do throws(Stop) {
                guard !grown.contains(where: { $0.node == id }) else {
                    throw .refused(.guarded(tree[id]?.label ?? "\(id)", "nothing of it can be shown"))
                }
                try bringRoot(of: coordinator, to: id)
            } catch {
                guard let why = error.loss, id != tree.root.id else { throw error }
                losses.append(Snapshot.Loss(tree[id]?.label ?? "\(id)", why))
                return try lose([id])
            }
        }
    }
}

extension Stop {
    /// Why a saved place is lost; nil when somebody has to be asked first.
    fileprivate var loss: String? {
        switch self {
        case .refused(let refusal): "\(refusal)"
        case .entering(_, .refuse(let why), _): "a guard does not let anyone enter: \(why)"
        case .entering(_, .instead, _): "a guard leads elsewhere"
        case .entering, .leaving, .departing: nil
        }
    }
}
