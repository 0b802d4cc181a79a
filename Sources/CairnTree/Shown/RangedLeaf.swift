/// A screen with the ranges it stands in, from the outside in; nil where any range around may have it.
struct RangedLeaf {
    let node: Tree.Node
    var ranges: [Tree.Node]?
}

extension [Tree.Node] {
    /// The screens of a stack, with the ranges of coordinators dissolved.
    var rangedLeaves: [RangedLeaf] {
        var leaves: [RangedLeaf] = []
        leaves.reserveCapacity(count)
        addLeaves(to: &leaves, in: [])
        return leaves
    }

    private func addLeaves(to leaves: inout [RangedLeaf], in ranges: [Tree.Node]) {
        for node in self {
            if case .flow(let inner) = node.content {
                inner.addLeaves(to: &leaves, in: ranges + [node])
            } else {
                leaves.append(RangedLeaf(node: node, ranges: ranges))
            }
        }
    }
}

extension [RangedLeaf] {
    /// The screens back in their ranges. A screen cut off from the rest of its range stands outside of it.
    func regrouped() -> [Tree.Node] { self[...].regrouped(depth: 0, taken: []) }
}

extension ArraySlice<RangedLeaf> {
    fileprivate func regrouped(depth: Int, taken: Set<Tree.Node.ID>) -> [Tree.Node] {
        var taken = taken
        var nodes: [Tree.Node] = []
        var index = startIndex
        while index < endIndex {
            let leaf = self[index]
            guard let ranges = leaf.ranges, depth < ranges.count, !taken.contains(ranges[depth].id) else {
                nodes.append(leaf.node)
                index += 1
                continue
            }
            var range = ranges[depth]
            taken.insert(range.id)
            let belongs = { (leaf: RangedLeaf) in
                leaf.ranges.map { $0.count > depth && $0[depth].id == range.id }
            }
            var end = index + 1
            // A foreign screen belongs where more of the range follows it.
            while end < endIndex, let next = self[end...].firstIndex(where: { belongs($0) != nil }),
                belongs(self[next]) == true
            {
                end = next + 1
            }
            range.setChildren(self[index..<end].regrouped(depth: depth + 1, taken: taken))
            nodes.append(range)
            index = end
        }
        return nodes
    }
}
