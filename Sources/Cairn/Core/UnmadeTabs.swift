/// A change in a tab that was never in front. What is there is made when it first comes to the front; but a coordinator has to
/// bring its stack before anything is put on that, and a modal needs the screen that opens it.
extension NavigationMachine {
    /// The place that has to be made before a change can be made in it; nil where nothing has.
    /// - Parameter opensFlow: Whether somebody waits for a flow, which is only known once it is made.
    func unmadePlace(
        neededBy changes: [Tree.PlacedChange], for owner: Tree.Node.ID, in draft: Draft, opensFlow: Bool
    ) -> Tree.Node.ID? {
        for placed in changes {
            guard case .in(let slot, let inner) = placed.change,
                let front = try? placed.tree.front(of: slot, around: placed.asker), front != placed.asker,
                isUnmade(front, in: draft)
            else { continue }
            var ids = draft.ids
            let isMadeThere = (try? placed.tree.applying(inner, from: front, for: owner, ids: &ids)) != nil
            if opensFlow || inner.presents || !isMadeThere { return front }
        }
        return nil
    }

    /// Whether a place is in the tree and nothing was made for it; what is kept for one that is asked for anew does not count.
    private func isUnmade(_ node: Tree.Node.ID, in draft: Draft) -> Bool {
        draft.tree.contains(node) && !draft.madeAhead.contains(node)
            && (draft.records[node] ?? records[node])?.isMade == false
    }
}

extension Tree {
    /// What is made when a place in a tab that was never in front is: all that comes with that tab.
    func tab(around place: Node.ID) -> Node? {
        guard let lineage = lineage(to: place) else { return nil }
        for (node, container) in zip(lineage.dropFirst(), lineage) {
            if case .choice = container.content, container.front?.id != node.id { return node }
        }
        return self[place]
    }
}

extension Tree.Transition {
    /// Whether it may present something in the name of who asks.
    fileprivate var presents: Bool {
        contains { if case .present = $0 { true } else { false } }
    }
}
