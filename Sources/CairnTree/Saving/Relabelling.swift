/// A destination as a file has it: by its label only. Enough to make the same trees again, and to compare them.
extension Tree {
    /// The same tree of other destinations.
    package func mapped(_ transform: (AnyDestination) -> AnyDestination) -> Tree {
        var tree = Tree(root: root.mapped(transform), modals: modals.map { $0.mapped(transform) })
        tree.foreignRoot = foreignRoot
        return tree
    }
}

extension Tree {
    /// The same, in time by what is not as in an earlier tree: it shares with what was made of that one all that the two share.
    package func mapped(
        _ transform: (AnyDestination) -> AnyDestination, after earlier: Tree, mappedAs known: Tree
    ) -> Tree {
        var tree = Tree(
            root: root.mapped(transform, after: earlier.root, mappedAs: known.root),
            modals: modals.mapped(transform, after: earlier.modals, mappedAs: known.modals))
        tree.foreignRoot = foreignRoot
        return tree
    }
}

extension [Tree.Modal] {
    fileprivate func mapped(
        _ transform: (AnyDestination) -> AnyDestination, after earlier: Self, mappedAs known: Self
    ) -> Self {
        if sharesMemory(with: earlier) { return known }
        return indices.map { index in
            guard index < earlier.count else { return self[index].mapped(transform) }
            if self[index].sharesMemory(with: earlier[index]) { return known[index] }
            var modal = self[index]
            modal.node = modal.node.mapped(
                transform, after: earlier[index].node, mappedAs: known[index].node)
            return modal
        }
    }
}

extension Tree.Node {
    fileprivate func mapped(
        _ transform: (AnyDestination) -> AnyDestination, after earlier: Self, mappedAs known: Self
    ) -> Self {
        guard id == earlier.id else { return mapped(transform) }
        if shared === earlier.shared { return known }
        var node = emptied(transform)
        let (nodes, old, named) = (children, earlier.children, known.children)
        if !isScreen {
            node.setChildren(
                nodes.sharesMemory(with: old)
                    ? named
                    : nodes.indices.map { index in
                        index < old.count
                            ? nodes[index].mapped(transform, after: old[index], mappedAs: named[index])
                            : nodes[index].mapped(transform)
                    })
        }
        node.covers = covers.mapped(transform, after: earlier.covers, mappedAs: known.covers)
        return node
    }
}

extension Tree.Modal {
    fileprivate func mapped(_ transform: (AnyDestination) -> AnyDestination) -> Self {
        var modal = self
        modal.node = node.mapped(transform)
        return modal
    }
}

extension Tree.Node {
    fileprivate func mapped(_ transform: (AnyDestination) -> AnyDestination) -> Self {
        var node = emptied(transform)
        if !isScreen { node.setChildren(children.map { $0.mapped(transform) }) }
        node.covers = covers.map { $0.mapped(transform) }
        return node
    }

    /// The same node, before what is in it is mapped as well.
    private func emptied(_ transform: (AnyDestination) -> AnyDestination) -> Self {
        var node = Tree.Node(
            id: id, destination: destination.map(transform), opening: opening, content: content)
        node.animation = animation
        if lacksSecondary { node.lacksSecondary = true }
        return node
    }
}

extension AnyDestination {
    /// What a file says by a label.
    package init(label: String) {
        self =
            label.hasPrefix("~")
            ? AnyDestination(Foreign(String(label.dropFirst()))) : AnyDestination(Named(description: label))
    }
}

extension Tree {
    /// The tree with all that is in it, foreign places included, by labels.
    package var labelled: SavedValue {
        let labelled = mapped { AnyDestination(Named(description: $0.label)) }
        var value = labelled.snapshot(lost: [], keepsIDs: true) { _ in Snapshot.Details() }.value
        if let foreignRoot, let saved = try? SavedValue(foreignRoot) { value["foreignRoot"] = saved }
        return value
    }

    /// - Throws: What is wrong with it.
    package init(labelled value: SavedValue) throws(SavedTextError) {
        let id = value["window"]?["id"]?.int ?? 0
        guard id.magnitude <= Tree.Node.ID.highestSaved else { throw .foreign("tree") }
        let window = value["window"] ?? .null
        var reader = SnapshotReader(
            Snapshot(value: value, lost: []), root: Node.ID(id), lowest: -Tree.Node.ID.highestSaved)
        self = reader.tree { place in
            place.destination.text.map { .whole(AnyDestination(label: $0)) } ?? .lost(why: "it has no label")
        }
        var losses = reader.losses.count
        if !SnapshotReader.holdsPlaces(window) {
            // Before an app began, and once a guest has left: a login may stand over it all the same.
            losses -= 1
            root = Node(
                id: root.id, destination: window["destination"]?.text.map { AnyDestination(label: $0) })
        }
        guard losses == 0 else { throw .foreign("tree") }
        do { foreignRoot = try value["foreignRoot"]?.read() } catch { throw .foreign("tree") }
    }
}
