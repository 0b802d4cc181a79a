extension Tree {
    /// The tree after what a host says it shows: the second of the two doors.
    ///
    /// `base` is what the host was last known to show. What stood there and is shown no longer is gone, with all
    /// that stood on it; what is shown and was not in the tree comes in as a foreign place; what the tree has
    /// and the host has not come to show yet stays. So a report never undoes a request it could not know of.
    /// Ids that are neither in the tree nor foreign are passed over: they are on their way out.
    ///
    /// Where other code shows something else in the place of the tree, nothing is gone: what was there is set aside, and
    /// what is shown once it is back is compared with what was shown when it went.
    package func absorbing(_ now: Shown, since base: Shown) -> Tree {
        var tree = self
        if now.hidesTree {
            tree.foreignRoot = ForeignRoot(layers: now.layers, since: foreignRoot?.since ?? base)
            return tree
        }
        tree.foreignRoot = nil
        let base = foreignRoot?.since ?? base
        let news = Report(
            now: now.ids, gone: base.ids.subtracting(now.ids), fronts: base.fronts, detents: base.detents)
        guard let bottom = now.layers.first else { return tree }
        // A foreign root that stood there before the tree was shown is not news, nor is what stands on it: the tree's own
        // is still to come.
        if case .foreign(let id, _) = bottom.part, id != root.partID, id == base.layers.first?.part.id {
            return tree
        }
        tree.root = news.rebuilt(root, as: bottom.part)
        tree.modals = news.rebuilt(modals, as: now.layers.dropFirst(), over: tree.root)
        tree.dropModalsWhoseOpenerLeft()
        return tree
    }
}

/// What a host said, as far as rebuilding one container needs it.
private struct Report {
    let now: Set<Tree.Node.ID>
    let gone: Set<Tree.Node.ID>
    /// What was in front of tabs and pages before, and of columns that were one stack.
    let fronts: [Tree.Node.ID: Tree.Node.ID]

    /// Where sheets rested before.
    let detents: [Tree.Node.ID: Tree.ModalStyle.Detent]

    func rebuilt(_ old: Tree.Node, as part: Shown.Part) -> Tree.Node {
        guard old.partID == part.id else {
            // Someone gave the window another root. What is not foreign was the tree's before and is leaving.
            if case .foreign(let id, let name) = part { return foreign(id, name) }
            return old
        }
        guard let steps = old.steps(to: part.id) else { return old }
        var node = old
        node.update(at: steps[...]) { $0 = rebuilt(container: $0, as: part) }
        return node
    }

    /// A container's new places: those of a stack and of columns may come and go, those of tabs and pages stay; any of
    /// them may hold something else than before.
    private func rebuilt(container: Tree.Node, as part: Shown.Part) -> Tree.Node {
        var container = container
        switch part {
        case .screen, .foreign: break
        case .stack(_, let parts, let over):
            container.setChildren(rebuilt(container.children, as: parts))
            let layers = over.map { Shown.Layer($0, as: .currentContext) }
            var bare = container
            bare.covers = []
            container.covers = rebuilt(container.covers, as: layers[...], over: bare)
            container.dropCoversWhoseOpenerLeft()
        case .choice(_, let id, let parts, let front):
            container.setChildren(rebuilt(places: container.children, as: parts, front: front))
            // What was in front before says nothing against what was asked since.
            if fronts[id] != front,
                let index = container.children.firstIndex(where: { $0.partID == part.front?.id })
            {
                container.bringToFront(index)
            }
        case .split(let id, let parts, let front, let lacking):
            let columns = rebuilt(columns: container.children, as: parts)
            if !columns.isEmpty { container.setChildren(columns) }
            let lacksSecondary = lacking != nil
            if lacksSecondary != container.lacksSecondary,
                container.children.map(\.partID) == parts.map(\.id)
            {
                container.lacksSecondary = lacksSecondary
            }
            if fronts[id] != front, case .split(let columns, _) = container.content {
                container.content = .split(
                    columns, front: front.flatMap { front in columns.firstIndex { $0.partID == front } })
            }
        }
        return container
    }

    /// The places of tabs stay. What UIKit adds to those itself, the list behind More, is the last and in front, and goes again.
    private func rebuilt(
        places old: [Tree.Node], as parts: [Shown.Part], front: Tree.Node.ID
    ) -> [Tree.Node] {
        var places = old.map { inside($0, of: parts) }
        guard parts.count != old.count || parts.last?.id != old.last?.partID else { return places }
        places.removeAll { $0.isForeign && !now.contains($0.id) }
        if case .foreign(front, let name) = parts.last, places.last?.id != front,
            parts.dropLast().map(\.id) == places.map(\.partID)
        {
            places.append(foreign(front, name))
        }
        return places.isEmpty ? old : places
    }

    /// What stands in a column may be another place than before; what the host has not come to show yet stays.
    private func rebuilt(columns old: [Tree.Node], as parts: [Shown.Part]) -> [Tree.Node] {
        var columns: [Tree.Node] = []
        for part in parts {
            if let column = old.first(where: { $0.partID == part.id }) {
                columns.append(rebuilt(column, as: part))
            } else if case .foreign(let id, let name) = part {
                columns.append(foreign(id, name))
            } else if let stack = stack(around: old, as: part) {
                columns.append(stack)
            }
        }
        for (index, column) in old.enumerated() {
            if now.contains(column.partID) || gone.contains(column.partID) { continue }
            columns.insert(column, at: min(index, columns.count))
        }
        return columns
    }

    /// The stack that UIKit has made around a column, once other code has changed what stands on it.
    private func stack(around columns: [Tree.Node], as part: Shown.Part) -> Tree.Node? {
        guard case .stack(let id, let parts, _) = part, id < Tree.Node.ID(0) else { return nil }
        let held = parts.compactMap { part in columns.first { $0.partID == part.id } }
        let screens = rebuilt(held, as: parts)
        return screens.isEmpty ? nil : Tree.Node(id: id, destination: nil, content: .stack(screens))
    }

    private func inside(_ old: Tree.Node, of parts: [Shown.Part]) -> Tree.Node {
        parts.first { $0.id == old.partID }.map { rebuilt(old, as: $0) } ?? old
    }

    func rebuilt(
        _ old: [Tree.Modal], as layers: ArraySlice<Shown.Layer>, over root: Tree.Node
    ) -> [Tree.Modal] {
        var modals: [Tree.Modal] = []
        for layer in layers {
            if var modal = old.first(where: { $0.node.partID == layer.part.id }) {
                modal.node = rebuilt(modal.node, as: layer.part)
                // As for tabs: where it rested before says nothing against what was asked since.
                if let detent = layer.style?.detent, detents[layer.part.id] != detent {
                    modal.style = modal.style.resting(at: detent)
                }
                modals.append(modal)
            } else if case .foreign(let id, let name) = layer.part {
                let opener = (modals.last?.node ?? root).visible.id
                modals.append(
                    Tree.Modal(style: layer.style ?? .fullScreen, opener: opener, node: foreign(id, name)))
            } else {
                // It is on its way out, and takes all that stands on it along.
                break
            }
        }
        // Modals that are not shown yet stand on those that are; with one of those gone, so are they.
        guard !old.contains(where: { gone.contains($0.node.partID) }) else { return modals }
        return modals + old.filter { !now.contains($0.node.partID) }
    }

    /// A stack's new places: the shown ones in the order shown, each in the range it stood in as long as that
    /// range stays in one piece, then those that are not shown yet if what they stand on is still there.
    func rebuilt(_ old: [Tree.Node], as parts: [Shown.Part]) -> [Tree.Node] {
        let leaves = ranged(old, in: [])
        var byID: [Tree.Node.ID: RangedLeaf] = [:]
        for leaf in leaves { byID[leaf.node.id] = leaf }
        // What a foreign screen stands on may be on its way out already, and takes it along.
        var isLeaving = false
        var list: [RangedLeaf] = []
        for part in parts {
            if let leaf = byID.removeValue(forKey: part.id) {
                isLeaving = false
                list.append(leaf)
            } else if case .foreign(let id, let name) = part {
                if !isLeaving { list.append(RangedLeaf(node: foreign(id, name), ranges: nil)) }
            } else if !list.contains(where: { $0.node.id == part.id }) {
                // Where it stands twice, other code has kept the empty one that stood for it before.
                isLeaving = true
            }
        }
        var standing = true
        for leaf in leaves {
            if now.contains(leaf.node.id) { continue }
            if gone.contains(leaf.node.id) { standing = false } else if standing { list.append(leaf) }
        }
        guard !list.isEmpty else { return old }
        return regrouped(list, depth: 0, taken: [])
    }

    private func foreign(_ id: Tree.Node.ID, _ name: String) -> Tree.Node {
        Tree.Node(id: id, destination: AnyDestination(Foreign(name)), opening: .pushed)
    }
}

/// A screen with the ranges it stands in, from the outside in; nil where any range around may have it.
private struct RangedLeaf {
    let node: Tree.Node
    var ranges: [Tree.Node]?
}

private func ranged(_ nodes: [Tree.Node], in ranges: [Tree.Node]) -> [RangedLeaf] {
    nodes.flatMap { node in
        if case .flow(let inner) = node.content { return ranged(inner, in: ranges + [node]) }
        return [RangedLeaf(node: node, ranges: ranges)]
    }
}

/// Puts screens back into their ranges. A screen cut off from the rest of its range stands outside of it.
private func regrouped(_ leaves: [RangedLeaf], depth: Int, taken: Set<Tree.Node.ID>) -> [Tree.Node] {
    var taken = taken
    var nodes: [Tree.Node] = []
    var index = 0
    while index < leaves.count {
        let leaf = leaves[index]
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
        while end < leaves.count, let next = leaves[end...].firstIndex(where: { belongs($0) != nil }),
            belongs(leaves[next]) == true
        {
            end = next + 1
        }
        range.setChildren(regrouped(Array(leaves[index..<end]), depth: depth + 1, taken: taken))
        nodes.append(range)
        index = end
    }
    return nodes
}
