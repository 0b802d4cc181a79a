extension Tree {
    /// A place beside others, named from a screen in one of them: a column, or a tab.
    ///
    /// Where columns are one stack, as on a phone, a change in one of them brings it to the front.
    /// The nearest columns, tabs or pages around that screen count that have it.
    public enum Slot<Destination: CairnTree.Destination>: Hashable, Sendable {
        /// The first of the columns.
        case primary
        /// The one in the middle, of three columns.
        case supplementary
        /// The last of the columns. Once it was closed there is none, until something is set in it.
        case secondary
        /// The tab, page or place of a container of the app's own that shows a destination, itself or by what it holds
        /// first. It need not be in front.
        case tab(Destination)
    }
}

extension Tree.Slot: Codable where Destination: Codable {}

extension Tree.Slot {
    /// The same slot, named by another destination.
    func map<Other: CairnTree.Destination>(_ transform: (Destination) -> Other) -> Tree.Slot<Other> {
        switch self {
        case .primary: .primary
        case .supplementary: .supplementary
        case .secondary: .secondary
        case .tab(let destination): .tab(transform(destination))
        }
    }
}

extension Tree {
    /// The screen in front in a slot around another screen.
    func front(of slot: Slot<AnyDestination>, around asker: Node.ID) throws(Refusal) -> Node.ID {
        guard let path = path(to: asker) else { throw .askerLeft }
        for node in lineage(of: path).reversed() {
            if let index = node.index(of: slot) { return node.children[index].visible.id }
        }
        switch slot {
        case .primary: throw .noSuchColumn("primary", self)
        case .supplementary: throw .noSuchColumn("supplementary", self)
        case .secondary: throw .noSuchColumn("secondary", self)
        case .tab(let destination): throw .noSuchTab(destination.label, self)
        }
    }
}

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
}

extension Tree {
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

extension Tree.Node {
    fileprivate func index(of slot: Tree.Slot<AnyDestination>) -> Int? {
        switch (slot, content) {
        case (.primary, .split): 0
        case (.supplementary, .split(let columns, _)): columns.count > 2 ? 1 : nil
        case (.secondary, .split(let columns, _)): columns.count > 1 ? columns.count - 1 : nil
        case (.tab(let destination), .choice): indexOfTab(destination)
        default: nil
        }
    }
}
