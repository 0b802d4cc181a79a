/// What a change in a column does besides what it says: it is to be seen, and it fills an empty one.
extension Tree {
    /// The tree in which a column that was changed is in front, where columns are one stack: beside each other they are all to
    /// be seen. A tab stays where it is.
    func showing(_ slot: Slot<AnyDestination>, around asker: Node.ID, in old: Tree) -> Tree {
        guard let path = old.path(to: asker),
            let split = old.lineage(of: path).last(where: { $0.index(of: slot) != nil }),
            case .split(_, .some) = split.content, let here = self.path(to: split.id),
            let index = self[split.id]?.index(of: slot)
        else { return self }
        return updating(here) { $0.bringToFront(index) }
    }

    /// The tree in which columns that nobody has seen yet have in front what a change put there. Whether they are one stack,
    /// only who shows them knows.
    package func beginning(
        withColumnsOf change: Change, from asker: Node.ID, in old: Tree, isShown: (Node.ID) -> Bool
    ) -> Tree {
        switch change {
        case .animated(let change, _):
            return beginning(withColumnsOf: change, from: asker, in: old, isShown: isShown)
        case .several(let changes):
            return changes.reduce(self) { tree, change in
                tree.beginning(withColumnsOf: change, from: asker, in: old, isShown: isShown)
            }
        case .in(let slot, _):
            let lineage = old.path(to: asker).map(old.lineage) ?? []
            // They may come with the very change.
            let new = self.path(to: visible.id).map(self.lineage) ?? []
            guard let split = (new + lineage).last(where: { $0.index(of: slot) != nil }),
                case .split(let columns, nil)? = self[split.id]?.content, !isShown(split.id),
                let place = self.path(to: split.id), let index = self[split.id]?.index(of: slot)
            else { return self }
            return updating(place) { $0.content = .split(columns, front: index) }
        default: return self
        }
    }

    /// The tree in which the secondary column, which was closed, holds what is set in it; nil for anything else.
    func filling(
        _ slot: Slot<AnyDestination>, by transition: Change, around asker: Node.ID, ids: inout IDs
    ) -> Tree? {
        guard case .secondary = slot, case .set(let root, let above) = transition,
            let path = path(to: asker), !lineage(of: path).contains(where: { $0.index(of: slot) != nil }),
            let split = lineage(of: path).last(where: { if case .split = $0.content { true } else { false } }
            ),
            let place = self.path(to: split.id)
        else { return nil }
        let column = Root.stack(root, above: above).node(ids: &ids)
        return updating(place) { node in
            node.setChildren(node.children + [column])
            node.bringToFront(node.children.count - 1)
        }
    }
}
