extension Tree {
    func present(
        _ new: Root<AnyDestination>, as style: ModalStyle, from asker: Node.ID, ids: inout IDs
    ) -> Tree {
        var tree = self
        tree.modals.append(Modal(style: style, opener: asker, node: new.node(ids: &ids)))
        return tree
    }

    func dismissAll() -> Tree { Tree(root: root) }

    func dismiss(from asker: Node.ID) throws(Refusal) -> Tree {
        guard let layer = path(to: asker)?.layer else { throw .askerLeft }
        if modals.count > layer { return dismissing(from: layer + 1) }
        guard layer > 0 else { throw .nothingPresented(self) }
        return dismissing(from: layer)
    }

    func close(_ asker: Node.ID) throws(Refusal) -> Tree {
        guard let path = path(to: asker) else { throw .askerLeft }
        let lineage = lineage(of: path)
        for (node, container) in zip(lineage, lineage.dropFirst()).map({ ($1, $0) }).reversed() {
            switch container.content {
            case .tabs, .pages: throw .nothingToClose(self)
            case .split: return try clearing(column: node, of: container)
            case .screen, .stack, .flow: break
            }
            // The first place of a container or range stands and falls with it; any other was pushed or set.
            guard container.children.first?.id != node.id else { continue }
            guard node.opening == .pushed else { throw .nothingToClose(self) }
            return try closing(node, from: asker)
        }
        guard path.layer > 0 else { throw .nothingToClose(self) }
        return dismissing(from: path.layer)
    }

    /// The inverse of a push: the node and all that stands on it leave the stack.
    private func closing(_ node: Node, from asker: Node.ID) throws(Refusal) -> Tree {
        let stack = try stack(around: asker)
        guard let first = node.screens.first,
            let index = stack.screens.firstIndex(where: { $0.id == first.id }), index > 0
        else { throw .nothingToClose(self) }
        return stack.keeping(index)
    }

    /// Closing the root of a column clears it; the primary one stays.
    private func clearing(column: Node, of split: Node) throws(Refusal) -> Tree {
        guard split.children.first?.id != column.id, let path = path(to: split.id) else {
            throw .nothingToClose(self)
        }
        return updating(path) { node in node.setChildren(node.children.filter { $0.id != column.id }) }
    }

    func dismissing(from layer: Int) -> Tree {
        var tree = self
        tree.modals.removeSubrange((layer - 1)...)
        return tree
    }
}
