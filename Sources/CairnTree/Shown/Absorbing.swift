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
    ///
    /// - Parameter wanted: What a host should show for this tree, where somebody knows. What is the same in memory there, in
    ///   `base` and now is passed over: the tree that comes out is the same one.
    package func absorbing(_ now: Shown, since base: Shown, shownAs wanted: Shown? = nil) -> Tree {
        var tree = self
        if now.hidesTree {
            tree.foreignRoot = ForeignRoot(layers: now.layers, since: foreignRoot?.since ?? base)
            return tree
        }
        tree.foreignRoot = nil
        let wanted = foreignRoot == nil ? wanted : nil
        let base = foreignRoot?.since ?? base
        guard let bottom = now.layers.first else { return tree }
        // A foreign root that stood there before the tree was shown is not news, nor is what stands on it: the tree's own
        // is still to come.
        if case .foreign(let id, _) = bottom.part, id != root.partID, id == base.layers.first?.part.id {
            return tree
        }
        let news = ShownNews(now, since: base, wanted: wanted)
        tree.root = news.rebuilt(root, as: bottom.part, known: news.known(inLayer: 0))
        tree.modals = news.rebuilt(modals, as: now.layers.dropFirst(), over: tree.root, inWindow: true)
        tree.dropModalsWhoseOpenerLeft(since: self)
        return tree
    }

    /// The same as ``dropModalsWhoseOpenerLeft()``, by what has left: a look for each opener takes longer.
    private mutating func dropModalsWhoseOpenerLeft(since earlier: Tree) {
        guard zip(modals, earlier.modals).allSatisfy({ $0.nodeID == $1.nodeID }) else {
            return dropModalsWhoseOpenerLeft()
        }
        let left = earlier.departed(in: self)
        if !left.isEmpty, let first = modals.firstIndex(where: { left.contains($0.opener) }) {
            modals.removeSubrange(first...)
        }
    }
}

extension ShownNews {
    fileprivate func rebuilt(_ old: Tree.Node, as part: Shown.Part, known: Known?) -> Tree.Node {
        if let known, known.hasNoNews(in: part) { return old }
        guard old.partID == part.id else {
            // Someone gave the window another root. What is not foreign was the tree's before and is leaving.
            if case .foreign(let id, let name) = part { return foreign(id, name) }
            return old
        }
        guard let steps = old.steps(to: part.id) else { return old }
        let container = steps.reduce(old) { $0.place(at: $1) }
        var new = container
        rebuild(&new, as: part, known?.inside(part))
        guard !new.sharesMemory(with: container) else { return old }
        var node = old
        node.update(at: steps[...]) { $0 = new }
        return node
    }

    /// A container's new places: those of a stack and of columns may come and go, those of tabs and pages stay; any of
    /// them may hold something else than before.
    private func rebuild(_ container: inout Tree.Node, as part: Shown.Part, _ known: KnownPlaces?) {
        // A place that was asked to be another container is still shown as the one that leaves.
        guard part.isSameContainer(as: container.content) else { return }
        switch part {
        case .screen, .foreign: break
        case .stack(_, let parts, let over):
            container.change(to: rebuilt(container.children, as: parts))
            guard !over.isEmpty || !container.covers.isEmpty else { break }
            let layers = over.map { Shown.Layer($0, as: .currentContext) }
            var bare = container
            bare.covers = []
            let covers = rebuilt(container.covers, as: layers[...], over: bare, inWindow: false)
            if !covers.sharesElements(with: container.covers) { container.covers = covers }
            container.dropCoversWhoseOpenerLeft()
        case .choice(_, let id, let parts, let front):
            container.change(to: rebuilt(places: container.children, as: parts, front: front, known))
            // What was in front before says nothing against what was asked since.
            if fronts[id] != front,
                let index = container.children.firstIndex(where: { $0.partID == part.front?.id })
            {
                container.bringToFront(index)
            }
        case .split(let id, let parts, let front, let lacking):
            let columns = rebuilt(columns: container.children, of: id, as: parts, known)
            if !columns.isEmpty { container.change(to: columns) }
            let lacksSecondary = lacking != nil
            if lacksSecondary != container.lacksSecondary,
                container.children.map(\.partID) == parts.map(\.id)
            {
                container.lacksSecondary = lacksSecondary
            }
            // Nothing that was asked since puts columns over each other that have room beside each other.
            if front == nil || fronts[id] != front, case .split(let columns, let old) = container.content,
                front != nil || old != nil
            {
                container.content = .split(
                    columns, front: front.flatMap { front in columns.firstIndex { $0.partID == front } })
            }
        }
    }

    /// The places of tabs stay. What UIKit adds to those itself, the list behind More, is the last and in front, and goes again.
    fileprivate func rebuilt(
        places old: [Tree.Node], as parts: [Shown.Part], front: Tree.Node.ID, _ known: KnownPlaces?
    ) -> [Tree.Node] {
        if let known, known.haveNoNews(in: parts), parts.count == old.count { return old }
        var places = old
        for index in old.indices {
            let known = known?[index]
            if index < parts.count, let known, known.hasNoNews(in: parts[index]) { continue }
            let id = old[index].partID
            let isInPlace = index < parts.count && parts[index].id == id
            guard let part = isInPlace ? parts[index] : parts.first(where: { $0.id == id }) else {
                places[index] = withoutWhatStandsElsewhere(old[index])
                continue
            }
            places[index] = rebuilt(old[index], as: part, known: isInPlace ? known : nil)
        }
        guard parts.count != old.count || parts.last?.id != old.last?.partID else { return places }
        places.removeAll { place in
            place.isForeign && !now.contains(place.id) && !parts.contains { $0.id == place.id }
        }
        if case .foreign(front, let name) = parts.last, places.last?.id != front,
            parts.dropLast().map(\.id) == places.map(\.partID)
        {
            places.append(foreign(front, name))
        }
        return places.isEmpty ? old : places
    }

    /// What stands in a column may be another place than before; what the host has not come to show yet stays. What other code
    /// puts in the place of a column that was asked to leave leaves with it.
    fileprivate func rebuilt(
        columns old: [Tree.Node], of id: Tree.Node.ID, as parts: [Shown.Part], _ known: KnownPlaces?
    ) -> [Tree.Node] {
        var columns: [Tree.Node] = []
        let before = self.columns[id] ?? []
        for (place, part) in parts.enumerated() {
            if let index = old.firstIndex(where: { $0.partID == part.id }) {
                columns.append(rebuilt(old[index], as: part, known: index == place ? known?[index] : nil))
            } else if case .foreign(let id, let name) = part {
                let stoodThere = place < before.count ? before[place...place] : before[...]
                let isLeaving =
                    before.contains(id)
                    || !before.isEmpty && !old.contains { stoodThere.contains($0.partID) }
                if !isLeaving { columns.append(foreign(id, name)) }
            } else if let stack = stack(around: old, as: part) {
                columns.append(stack)
            }
        }
        for (index, column) in old.enumerated() {
            let id = column.partID
            if now.contains(id) || gone.contains(id) || parts.contains(where: { $0.id == id }) { continue }
            columns.insert(withoutWhatStandsElsewhere(column), at: min(index, columns.count))
        }
        return columns
    }

    /// A place that other code has taken away, and that stays: what it took from there to somewhere else stands there alone.
    private func withoutWhatStandsElsewhere(_ place: Tree.Node) -> Tree.Node {
        guard case .stack(let screens) = place.content else { return place }
        let leaves = screens.rangedLeaves
        let kept = leaves.filter { !($0.node.isForeign && now.contains($0.node.id)) }
        guard !kept.isEmpty, kept.count < leaves.count else { return place }
        var place = place
        place.setChildren(kept.regrouped())
        return place
    }

    /// The stack that UIKit has made around a column, once other code has changed what stands on it.
    private func stack(around columns: [Tree.Node], as part: Shown.Part) -> Tree.Node? {
        guard case .stack(let id, let parts, _) = part, id < Tree.Node.ID(0) else { return nil }
        let held = parts.compactMap { part in columns.first { $0.partID == part.id } }
        let screens = rebuilt(held, as: parts)
        return screens.isEmpty ? nil : Tree.Node(id: id, destination: nil, content: .stack(screens))
    }

    /// - Parameter inWindow: Whether they stand over the window, and not over one stack.
    fileprivate func rebuilt(
        _ old: [Tree.Modal], as layers: ArraySlice<Shown.Layer>, over root: Tree.Node, inWindow: Bool
    ) -> [Tree.Modal] {
        let known = inWindow ? { self.known(inLayer: $0 + 1) } : { (_: Int) in Known?.none }
        let same =
            inWindow
            ? zip(old.indices, layers).prefix { hasNoNews(in: $1, asLayer: $0 + 1) }.count : 0
        if same == old.count, same == layers.count { return old }
        var modals = Array(old[..<same])
        for (place, layer) in layers.enumerated().dropFirst(same) {
            let id = layer.part.id
            let isInPlace = place < old.count && old[place].node.partID == id
            if let index = isInPlace ? place : old.firstIndex(where: { $0.node.partID == id }) {
                var modal = old[index]
                let node = rebuilt(modal.node, as: layer.part, known: isInPlace ? known(place) : nil)
                if !node.sharesMemory(with: modal.node) { modal.node = node }
                // As for tabs: where it rested before says nothing against what was asked since.
                if let detent = layer.style?.detent, !rests(layer, asInLayer: place + 1) {
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
        let others = old.indices.dropFirst(same).filter { place in
            place >= layers.count
                || known(place)?.hasNoNews(in: layers[layers.startIndex + place].part) != true
        }
        // Modals that are not shown yet stand on those that are; with one of those gone, so are they.
        if !others.contains(where: { gone.contains(old[$0].node.partID) }) {
            modals += others.map { old[$0] }.filter { !now.contains($0.node.partID) }
        }
        return modals.sharesElements(with: old) ? old : modals
    }

    /// A stack's new places: the shown ones in the order shown, each in the range it stood in as long as that
    /// range stays in one piece, then those that are not shown yet if what they stand on is still there.
    private func rebuilt(_ old: [Tree.Node], as parts: [Shown.Part]) -> [Tree.Node] {
        let leaves = old.rangedLeaves
        let same = zip(parts, leaves).prefix { $0.id == $1.node.id }.count
        if same == parts.count, same == leaves.count { return old }
        var byID: [Tree.Node.ID: RangedLeaf] = [:]
        for leaf in leaves[same...] { byID[leaf.node.id] = leaf }
        // What a foreign screen stands on may be on its way out already, and takes it along.
        var isLeaving = false
        var list = Array(leaves[..<same])
        for part in parts[same...] {
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
        for leaf in leaves[same...] {
            if now.contains(leaf.node.id) { continue }
            if gone.contains(leaf.node.id) { standing = false } else if standing { list.append(leaf) }
        }
        return list.isEmpty ? old : list.regrouped()
    }

    private func foreign(_ id: Tree.Node.ID, _ name: String) -> Tree.Node {
        Tree.Node(id: id, destination: AnyDestination(Foreign(name)), opening: .pushed)
    }
}

extension Tree.Node {
    /// Gives a container other children, unless they are the same.
    fileprivate mutating func change(to nodes: [Tree.Node]) {
        let old = children
        let isSame =
            nodes.count == old.count
            && (nodes.sharesMemory(with: old) || zip(nodes, old).allSatisfy { $0.sharesMemory(with: $1) })
        if !isSame { setChildren(nodes) }
    }
}

extension Shown.Part {
    fileprivate func isSameContainer(as content: Tree.Node.Content) -> Bool {
        switch (self, content) {
        case (.stack, .stack), (.split, .split): true
        case (.choice(let kind, _, _, _), .choice(let other, _, _)): kind == other
        default: false
        }
    }
}

extension [Tree.Modal] {
    fileprivate func sharesElements(with other: Self) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.sharesMemory(with: $1) }
    }
}
