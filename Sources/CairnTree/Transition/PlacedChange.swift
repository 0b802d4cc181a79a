extension Tree {
    /// A part of a change that names a place: another than the asker's, one that is shown, or one outside of the app.
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
    }

    /// The parts of a change that name a place, in order and the outer one first; of a sequence as far as it can be made. A `show`
    /// of what stands nowhere names none. Costs nothing but a look where there are none, and otherwise as much as the change.
    package func placedChanges(
        in change: Change, from asker: Node.ID, for owner: Node.ID, ids: IDs
    ) -> [PlacedChange] {
        guard change.contains(where: \.namesPlace) else { return [] }
        switch change {
        case .leaveApp: return [PlacedChange(change: change, tree: self, asker: asker)]
        case .in(_, let inner):
            let front = self.asker(of: change, from: asker)
            return [PlacedChange(change: change, tree: self, asker: asker)]
                + placedChanges(in: inner, from: front, for: owner, ids: ids)
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

    /// Whether a change ends a flow: what a `show` does where nothing is shown is not done.
    /// - Parameter placed: The parts of it that name a place.
    package static func finishes(_ change: Change, placed: [PlacedChange]) -> Bool {
        change.contains(where: \.isFinish)
            && !placed.contains { part in
                if case .show(_, let other) = part.change { other.contains(where: \.isFinish) } else { false }
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
    fileprivate var isFinish: Bool {
        if case .finish = self { true } else { false }
    }

    fileprivate var namesPlace: Bool {
        switch self {
        case .in, .show, .leaveApp: true
        default: false
        }
    }
}
