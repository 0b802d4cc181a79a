extension Tree {
    /// A part of a change that names a place, another than the asker's, one that is shown, or one outside of the app; or one
    /// that ends the flow.
    package struct PlacedChange {
        package let change: Change
        /// What it meets: earlier ones of the same sequence may be made in it.
        package let tree: Tree
        /// In whose name it is made.
        package let asker: Node.ID

        /// Where it leads out of the app.
        package var externalPlace: ExternalPlace? {
            if case .leaveApp(let place) = change { place } else { nil }
        }

        /// With what it ends the flow of whoever decides.
        package var finished: Finished? {
            if case .finish(let finished) = change { finished } else { nil }
        }
    }

    /// These parts of a change, in order, the outer one first; of a sequence as far as it can be made. A `show` counts as a part
    /// where its destination stands in the tree; elsewhere its `orElse` is looked into. Where there are none this costs a look at
    /// the change, otherwise as much as making it.
    package func placedChanges(
        in change: Change, from asker: Node.ID, for owner: Node.ID, ids: IDs
    ) -> [PlacedChange] {
        guard change.contains(where: \.isPlaced) else { return [] }
        switch change {
        case .leaveApp, .finish: return [PlacedChange(change: change, tree: self, asker: asker)]
        case .in(let slot, let inner):
            let front = try? front(of: slot, around: asker)
            return [PlacedChange(change: change, tree: self, asker: asker)]
                + placedChanges(in: inner, from: front ?? asker, for: owner, ids: ids)
        case .show(let destination, let other):
            guard topmost(of: destination) == nil else {
                return [PlacedChange(change: change, tree: self, asker: asker)]
            }
            return placedChanges(in: other, from: asker, for: owner, ids: ids)
        case .animated(let inner, _): return placedChanges(in: inner, from: asker, for: owner, ids: ids)
        case .several(let changes):
            return zip(changes, states(before: changes, from: asker, for: owner, ids: ids)).flatMap {
                $1.tree.placedChanges(in: $0, from: $1.asker, for: owner, ids: ids)
            }
        default: return []
        }
    }

    /// What each of a sequence of transitions meets, and in whose name it is made; as far as they can be made.
    private func states(
        before transitions: [Change], from asker: Node.ID, for owner: Node.ID, ids: IDs
    ) -> [(tree: Tree, asker: Node.ID)] {
        var ids = ids
        var states = [(tree: self, asker: asker)]
        for transition in transitions.dropLast() {
            let (tree, asker) = states[states.count - 1]
            guard let next = try? tree.applying(transition, from: asker, for: owner, ids: &ids) else { break }
            states.append((next, tree.nextAsker(after: asker, in: next)))
        }
        return states
    }
}

extension Tree.Transition {
    fileprivate var isPlaced: Bool {
        switch self {
        case .in, .show, .leaveApp, .finish: true
        default: false
        }
    }
}
