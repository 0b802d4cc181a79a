/// The ways out that would take some nodes out of the tree: what a host has to take hold of before a finger goes there.
package struct WaysPast: Hashable, Sendable {
    /// The stacks in which to go back to the first screen takes one of them along.
    package fileprivate(set) var stacks: Set<Tree.Node.ID> = []
    /// The highest layer in which one of them stands, 0 for the root: to dismiss that, or one below, takes it along.
    package fileprivate(set) var layer = 0
}

extension Tree {
    /// The ways out past any of the nodes. Costs a search for each of them, and for who opened the modals that they stand in.
    package func waysPast(_ nodes: Set<Node.ID>) -> WaysPast {
        var search = Search(tree: self)
        for node in nodes { search.look(for: node, upTo: modals.count) }
        return search.ways
    }
}

/// What stands in a modal, or a cover, leaves with whoever opened that, or one below: so these are looked for as well.
private struct Search {
    let tree: Tree
    var ways = WaysPast()
    private var found: Set<Tree.Node.ID> = []
    /// By the stack, how many of its covers are known to take something along.
    private var covers: [Tree.Node.ID: Int] = [:]

    init(tree: Tree) { self.tree = tree }

    mutating func look(for node: Tree.Node.ID, upTo layer: Int) {
        guard found.insert(node).inserted, let path = tree.path(to: node, upTo: layer) else { return }
        // In turn, since there may be many.
        while ways.layer < path.layer {
            let below = ways.layer
            ways.layer += 1
            look(for: tree.modals[below].opener, upTo: below)
        }
        follow(path)
    }

    private mutating func follow(_ path: Tree.Path) {
        /// The stack whose screens the way leads through, in ranges or not.
        var stack: Tree.Node.ID?
        var node = tree.layer(path.layer)
        for step in path.steps {
            if node.isStack { stack = node.id } else if !node.isFlow { stack = nil }
            switch step {
            case .child(let index):
                if index > 0, let stack { ways.stacks.insert(stack) }
            case .cover(let index):
                stack = nil
                while covers[node.id, default: 0] <= index {
                    let cover = covers[node.id, default: 0]
                    covers[node.id] = cover + 1
                    look(for: node.covers[cover].opener, upTo: path.layer)
                }
            }
            node = node.place(at: step)
        }
    }
}
