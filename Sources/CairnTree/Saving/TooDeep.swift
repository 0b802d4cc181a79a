extension Snapshot {
    /// How many places may stand in each other, what covers a stack counted twice. The text has two levels for each, or three, and
    /// those of what is saved in the last: fewer than are read of any text.
    static let deepest = 100
}

extension Tree {
    /// The places that stand deeper in each other than is read again, without those in them.
    package var tooDeep: [Node] {
        var found: [Node] = []
        func look(at node: Node, depth: Int) {
            guard depth < Snapshot.deepest else { return found.append(node) }
            if node.isScreen { return }
            for child in node.children { look(at: child, depth: depth + 1) }
            for cover in node.covers { look(at: cover.node, depth: depth + 2) }
        }
        look(at: root, depth: 0)
        for modal in modals { look(at: modal.node, depth: 1) }
        return found
    }
}
