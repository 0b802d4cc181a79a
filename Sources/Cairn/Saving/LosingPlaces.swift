/// What becomes of the places around those that are lost.
extension Restoration {
    /// Takes places out of the tree again, with what stands on them. Among places side by side, and in a column but the
    /// first, one comes as at the start where the coordinator has as many as before.
    mutating func lose(_ lost: Set<Tree.Node.ID>) throws(Stop) {
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
        let dealt = new.takeDealt()
        draft.ids = new
        for (first, end, owner) in brought {
            draft.declare(Array(dealt[first..<end]), owner: owner, opener: owner)
        }
        let left = forget(since: old, besides: lost, why: "it stood on what is lost, or in it")
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

    /// Reports what is not in the tree any more, and forgets it. What a coordinator had put elsewhere belongs to the nearest one
    /// around that is left, as it does when the app runs.
    /// - Parameter lost: What was reported before.
    /// - Returns: What is left.
    mutating func forget(
        since old: Tree, besides lost: Set<Tree.Node.ID> = [], why: String
    ) -> Set<Tree.Node.ID> {
        let left = Set(draft.tree.nodes.map(\.id))
        for node in old.nodes where !left.contains(node.id) && !lost.contains(node.id) {
            guard isSaved(node.id), let label = node.destination?.label else { continue }
            draft.losses.append(Snapshot.Loss(label, why))
        }
        let known = draft.records
        let gone = Set(known.keys).subtracting(left)
        for id in gone { draft.records[id] = nil }
        for (id, record) in draft.records where gone.contains(record.owner) {
            draft.records[id] = record.owned(by: machine.nearestThatStays(to: record.owner, gone, known))
        }
        draft.candidates.removeAll { !left.contains($0) }
        return left
    }

    /// Has another tab come to the front, where one that begins anew cannot be shown: it is part of the app, and refused once
    /// more when it is chosen.
    /// - Returns: Whether there is another.
    mutating func standsAside(_ id: Tree.Node.ID) -> Bool {
        let lineage = draft.tree.lineage(to: id) ?? []
        for (container, place) in zip(lineage, lineage.dropFirst()) where substitutes.contains(place.id) {
            guard case .choice(_, let places, _) = container.content, container.front?.id == place.id,
                let other = places.first(where: { !substitutes.contains($0.id) })
            else { continue }
            draft.tree = draft.tree.holding(places, in: container.id, inFront: other.id)
            return true
        }
        return false
    }
}
