/// What a change in a column does besides what it says: it is to be seen, and it fills an empty one.
extension Tree {
    /// The tree in which a column that was changed is in front, where columns are one stack: beside each other they are all to
    /// be seen. A tab stays where it is.
    func showing(_ slot: Slot<AnyDestination>, around asker: Node.ID, in old: Tree) -> Tree {
        guard let split = old.place(of: slot, around: asker)?.container,
            case .split(_, .some) = split.content, let here = path(to: split.id),
            let index = self[split.id]?.index(of: slot)
        else { return self }
        return updating(here) { $0.bringToFront(index) }
    }

    /// The columns of which nobody knows yet how they will be seen, and in which a change put or showed something: which of them it
    /// has in front, by the split's id. Whether they are one stack, only who shows them knows. Asked of the tree after the change.
    package func columnsNamed(by changes: [PlacedChange], areKnown: (Node.ID) -> Bool) -> [Node.ID: Int] {
        changes.reduce(into: [:]) { begun, placed in
            switch placed.change {
            case .show(let destination, _):
                guard let place = placed.tree.topmost(of: destination) else { return }
                begun.merge(columnsOnTheWay(to: place, areKnown: areKnown)) { _, last in last }
            case .in(let slot, _):
                // They may come with the very change.
                let place =
                    placed.tree.place(of: slot, around: placed.asker) ?? place(of: slot, around: visible.id)
                guard let split = place?.container, case .split(_, nil)? = self[split.id]?.content,
                    !areKnown(split.id), let index = self[split.id]?.index(of: slot)
                else { return }
                begun[split.id] = index
            default: return
            }
        }
    }

    /// Those around a place in them that was shown, and those that are one stack and have another column in front.
    package func columnsOnTheWay(to place: Node.ID, areKnown: (Node.ID) -> Bool) -> [Node.ID: Int] {
        guard let path = path(to: place) else { return [:] }
        return zip(lineage(of: path), path.steps).reduce(into: [:]) { begun, step in
            guard case (let node, .child(let index)) = step, case .split(_, let front) = node.content,
                front.map({ $0 != index }) ?? !areKnown(node.id)
            else { return }
            begun[node.id] = index
        }
    }

    /// The columns in front of all that have none in front themselves, though there is too little room for more: they begin with
    /// the first, by the split's id.
    /// - Parameters:
    ///   - areOneStack: Whether there is little room in the window; in a form sheet, a popover, and a column beside the main one there
    ///     always is.
    ///   - wereSeen: Whether somebody saw these columns beside each other: who shows them says what is in front then.
    package func columnsToBegin(
        whereOneStack areOneStack: Bool, wereSeen: (Node) -> Bool
    ) -> [Node.ID: Int] {
        (modals.last?.node ?? root).columnsToBegin(
            whereOneStack: areOneStack || isNarrow(modals.count), wereSeen: wereSeen)
    }

    /// Whether columns are one stack in any window: in a form sheet, a popover, and what covers a column beside the main one.
    package func areNarrow(_ columns: Node.ID) -> Bool {
        guard let path = path(to: columns) else { return false }
        if isNarrow(path.layer) { return true }
        return zip(lineage(of: path), path.steps).contains { node, step in
            guard case (.split(let columns, nil), .child(let index)) = (node.content, step) else {
                return false
            }
            return Self.isNarrowColumn(index, of: columns.count)
        }
    }

    private func isNarrow(_ layer: Int) -> Bool {
        modals.prefix(layer).reduce(false) { $1.style.isNarrow(over: $0) }
    }

    /// Whether one of so many columns beside each other has as little room as a phone: all but the main one, the last.
    package static func isNarrowColumn(_ index: Int, of count: Int) -> Bool {
        index == 0 || index < count - 1
    }

    /// Those in front in a slot around a place.
    package func columnsToBegin(
        in slot: Slot<AnyDestination>, around asker: Node.ID, wereSeen: (Node) -> Bool
    ) -> [Node.ID: Int] {
        guard let (container, index) = place(of: slot, around: asker) else { return [:] }
        return container.children[index].columnsToBegin(whereOneStack: true, wereSeen: wereSeen)
    }

    /// The tree in which columns have these in front; any that are not there are passed over.
    package func showing(columns: [Node.ID: Int]) -> Tree {
        columns.reduce(self) { tree, front in
            guard let place = tree.path(to: front.key),
                case .split(let columns, _)? = tree[front.key]?.content,
                columns.indices.contains(front.value)
            else { return tree }
            return tree.updating(place) { $0.content = .split(columns, front: front.value) }
        }
    }

    /// The tree in which a column holds what is set in it that holds no stack so far: the secondary one, which was closed, or one
    /// where other code shows something of its own. Nil for anything else.
    func filling(
        _ slot: Slot<AnyDestination>, by transition: Change, around asker: Node.ID, ids: inout IDs
    ) -> Tree? {
        guard case .set(let root, let above) = transition.unanimated,
            let (split, index) = foreignColumn(slot, around: asker) ?? closedColumn(slot, around: asker),
            let place = path(to: split.id)
        else { return nil }
        // As on a stack that is there, what comes this way has no inverse.
        let id = ids.next()
        let places = ([root] + above).map { Node(id: ids.next(), destination: $0, opening: .placed) }
        let column = Node(id: id, destination: nil, content: .stack(places))
        return updating(place) { node in
            node.setChildren(node.children.prefix(index) + [column] + node.children.dropFirst(index + 1))
            node.bringToFront(index)
        }
    }

    private func foreignColumn(
        _ slot: Slot<AnyDestination>, around asker: Node.ID
    ) -> (split: Node, index: Int)? {
        guard let (split, index) = place(of: slot, around: asker),
            case .split(let columns, _) = split.content,
            columns[index].isForeign
        else { return nil }
        return (split, index)
    }

    private func closedColumn(
        _ slot: Slot<AnyDestination>, around asker: Node.ID
    ) -> (split: Node, index: Int)? {
        guard case .secondary = slot, place(of: slot, around: asker) == nil, let path = path(to: asker),
            let split = lineage(of: path).last(where: { if case .split = $0.content { true } else { false } })
        else { return nil }
        return (split, split.children.count)
    }
}

extension Tree.Node {
    /// The columns in front in here that have none in front themselves, from the outside in: as one stack they begin with the first.
    fileprivate func columnsToBegin(
        whereOneStack areOneStack: Bool, wereSeen: (Tree.Node) -> Bool
    ) -> [ID: Int] {
        var begun: [ID: Int] = [:]
        var next: Tree.Node? = self
        while let node = next {
            next = node.onTop
            guard case .split(let columns, nil) = node.content else { continue }
            if areOneStack {
                guard !wereSeen(node) else { continue }
                begun[node.id] = 0
                next = columns[0]
            } else if node.covers.isEmpty {
                // All are in front.
                for (index, column) in columns.enumerated() {
                    let others = column.columnsToBegin(
                        whereOneStack: Tree.isNarrowColumn(index, of: columns.count), wereSeen: wereSeen)
                    begun.merge(others) { first, _ in first }
                }
                return begun
            }
        }
        return begun
    }
}
