extension Journal {
    /// How a place came into the tree, as the change says that brought it.
    package enum Origin: Hashable, Sendable {
        /// In whose name, and which coordinator decides for it.
        case asked(opener: Tree.Node.ID, owner: Tree.Node.ID)
        /// Out of a snapshot, which does not say it.
        case restored
    }
}

extension Tree {
    /// The tree after a change that a journal holds. Asks no coordinator.
    package func applying(_ change: Journal.Change, ids: inout IDs) throws(Refusal) -> Tree {
        var origins: [Node.ID: Journal.Origin] = [:]
        return try applying(change, ids: &ids, origins: &origins)
    }

    /// The same, and how each place came that is new.
    package func applying(
        _ change: Journal.Change, ids: inout IDs, origins: inout [Node.ID: Journal.Origin]
    ) throws(Refusal) -> Tree {
        switch change {
        case .began(let grown):
            return try growing(grown, ids: &ids, origins: &origins)
        case .applied(let transition, let asker, let owner, let begun, let grown):
            let known = ids.dealt.count
            let tree = try applying(transition, from: asker, for: owner, ids: &ids).showing(columns: begun)
            for id in ids.dealt[known...] {
                origins[id] = .asked(opener: ids.openers[id] ?? asker, owner: owner)
            }
            return try tree.growing(grown, ids: &ids, origins: &origins)
        case .absorbed(let now, let base, let grown):
            return try absorbing(now, since: base).growing(grown, ids: &ids, origins: &origins)
        case .followed(let path, let changes):
            guard !path.destinations.isEmpty else { return self }
            var tree = self
            // What came instead of the last destination, or with it, is where the link ended; columns may begin then.
            var isOver = false
            for change in changes {
                let plan = tree.plan(to: path)
                tree = try (isOver ? tree : plan.tree).applying(change, ids: &ids, origins: &origins)
                if case .applied(.none, _, _, let begun, let grown) = change, !grown.isEmpty || !begun.isEmpty
                {
                    continue
                }
                isOver = isOver || plan.missing.count == 1
            }
            return isOver ? tree : tree.plan(to: path).tree
        case .several(let changes):
            var tree = self
            for change in changes { tree = try tree.applying(change, ids: &ids, origins: &origins) }
            return tree
        case .restored(let tree, let last):
            ids.skip(to: last.last)
            for node in tree.nodes { origins[node.id] = .restored }
            return tree
        case .closed:
            return Tree.seed(ids: &ids)
        }
    }

    private func growing(
        _ grown: [Journal.Grown], ids: inout IDs, origins: inout [Node.ID: Journal.Origin]
    ) throws(Refusal) -> Tree {
        var tree = self
        for root in grown {
            let known = ids.dealt.count
            tree = try tree.growing(root.node, with: root.root, ids: &ids)
            for id in ids.dealt[known...] { origins[id] = .asked(opener: root.node, owner: root.node) }
        }
        return tree
    }
}
