/// A change in a tab that was never in front. What is there is made when it first comes to the front; but a coordinator has to
/// bring its stack before anything is put on that, and a modal needs the screen that opens it.
extension NavigationMachine {
    /// The place that has to be made before a change can be made in it; nil where nothing has.
    func unmadePlace(
        neededBy change: Tree.Change, from asker: Tree.Node.ID, for owner: Tree.Node.ID, in draft: Draft
    ) -> Tree.Node.ID? {
        unmadePlace(neededBy: change, of: draft.tree, from: asker, for: owner, in: draft)
    }

    /// - Parameter tree: What the change meets: earlier ones of the same sequence may be made in it.
    private func unmadePlace(
        neededBy change: Tree.Change, of tree: Tree, from asker: Tree.Node.ID, for owner: Tree.Node.ID,
        in draft: Draft
    ) -> Tree.Node.ID? {
        switch change {
        case .in(let slot, let inner):
            let front = tree.asker(of: .in(slot, .none), from: asker)
            guard front == asker || !isUnmade(front, in: draft) else {
                var ids = draft.ids
                let isMadeThere = (try? tree.applying(inner, from: front, for: owner, ids: &ids)) != nil
                return inner.presents || !isMadeThere ? front : nil
            }
            return unmadePlace(neededBy: inner, of: tree, from: front, for: owner, in: draft)
        case .animated(let inner, _):
            return unmadePlace(neededBy: inner, of: tree, from: asker, for: owner, in: draft)
        case .show(let destination, let other):
            if tree.topmost(of: destination) != nil { return nil }
            return unmadePlace(neededBy: other, of: tree, from: asker, for: owner, in: draft)
        case .several(let changes):
            let states = tree.states(before: changes, from: asker, for: owner, ids: draft.ids)
            for (change, state) in zip(changes, states) {
                let place = unmadePlace(
                    neededBy: change, of: state.tree, from: state.asker, for: owner, in: draft)
                if let place { return place }
            }
            return nil
        default: return nil
        }
    }

    /// Whether a place is in the tree and nothing was made for it; what is kept for one that is asked for anew does not count.
    private func isUnmade(_ node: Tree.Node.ID, in draft: Draft) -> Bool {
        draft.tree.contains(node) && !draft.entered.contains(node)
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
