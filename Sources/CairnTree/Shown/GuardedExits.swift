/// The ways out that would take some nodes out of the tree: what a host has to take hold of before a finger goes there.
package struct GuardedExits: Hashable, Sendable {
    /// The stacks in which to go back to the first screen takes one of them along.
    package fileprivate(set) var stacks: Set<Tree.Node.ID> = []
    /// The highest layer in which one of them stands, 0 for the root: to dismiss that, or one below, takes it along.
    package fileprivate(set) var layer = 0
}

extension Tree {
    /// The ways out past any of the nodes. Costs one walk through the containers in which one of them may stand.
    package func exits(past nodes: Set<Node.ID>) -> GuardedExits {
        guard !nodes.isEmpty else { return GuardedExits() }
        var walk = Walk(past: nodes)
        // From above: what stands in a modal leaves with whoever opened that, or one below.
        for index in modals.indices.reversed() {
            if walk.finds(in: modals[index].node), walk.ways.layer == 0 { walk.ways.layer = index + 1 }
            if walk.ways.layer > 0 { walk.seek(modals[index].opener) }
        }
        _ = walk.finds(in: root)
        return walk.ways
    }
}

private struct Walk {
    var ways = GuardedExits()
    /// The numbers of what is looked for, sorted.
    private var sought: [Int]

    init(past nodes: Set<Tree.Node.ID>) { sought = nodes.map(\.number).sorted() }

    /// Looks for one more from now on.
    mutating func seek(_ node: Tree.Node.ID) {
        let index = sought.partitioningIndex { $0 >= node.number }
        if index == sought.count || sought[index] != node.number { sought.insert(node.number, at: index) }
    }

    /// Whether anything that is looked for is this node or stands in it, or over it.
    /// - Parameter stack: The one whose screens these are, in ranges or not.
    mutating func finds(in node: Tree.Node, of stack: Tree.Node.ID? = nil) -> Bool {
        var found = isSought(from: node.id.number, to: node.id.number)
        guard isSought(from: node.shared.lowest, to: node.shared.highest) else { return found }
        // A cover leaves with its opener, and all that stand on it leave too; who opened it stands below it.
        var isCovered = false
        for cover in node.covers.reversed() {
            if finds(in: cover.node) { isCovered = true }
            if isCovered { seek(cover.opener) }
        }
        if isCovered { found = true }
        let stack = node.isStack ? node.id : node.isFlow ? stack : nil
        let nodes = node.children
        var leadsPast = stack.map(ways.stacks.contains) ?? true
        for index in nodes.indices.reversed() {
            // Of one more screen nothing would be learned.
            if found, leadsPast || index == 0, nodes[index].isScreen { continue }
            guard finds(in: nodes[index], of: stack) else { continue }
            found = true
            if index > 0, let stack {
                ways.stacks.insert(stack)
                leadsPast = true
            }
        }
        return found
    }

    private func isSought(from low: Int, to high: Int) -> Bool {
        let index = sought.partitioningIndex { $0 >= low }
        return index < sought.count && sought[index] <= high
    }
}
