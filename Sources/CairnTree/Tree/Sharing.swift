/// Two trees, one made from the other by a change, share the memory of all that has not changed. So what differs
/// is found without a look at the rest: two arrays in the same memory are equal. Where nothing is shared, the
/// answers are the same and take longer.
extension Tree {
    /// The ids of the nodes that are here and not in a later tree.
    package func departed(in later: Tree) -> Set<Node.ID> {
        var difference = Difference()
        difference.compare(root, later.root)
        difference.compare(modals, later.modals)
        // Most changes bring something, or take something away.
        if difference.old.isEmpty { return [] }
        return difference.new.isEmpty
            ? Set(difference.old) : Set(difference.old).subtracting(difference.new)
    }

    /// How many places are in lists of this tree that an earlier one does not share: what keeping both takes in memory.
    package func changedPlaces(since earlier: Tree) -> Int {
        var count = [root].changedPlaces(since: [earlier.root])
        guard !modals.isSameMemory(as: earlier.modals) else { return count }
        for (index, modal) in modals.enumerated() {
            count += [modal.node].changedPlaces(
                since: index < earlier.modals.count ? [earlier.modals[index].node] : [])
        }
        return count
    }

    /// The places that were not in an earlier tree, or not in front of those beside them, the outermost ones: nothing outside
    /// of them can have come to the front. One may be named twice.
    package func broughtToFront(since earlier: Tree) -> [Node] {
        var news = News()
        news.compare(earlier.root, root)
        news.compare(earlier.modals, modals)
        return news.found
    }

    /// What a host should show for this tree: equal to ``shown``.
    /// - Parameters:
    ///   - earlier: Any tree; the more it shares with this one, the less has to be done.
    ///   - shown: What a host should show for the earlier one.
    package func shown(after earlier: Tree, shownAs shown: Shown) -> Shown {
        guard foreignRoot == nil, earlier.foreignRoot == nil else {
            return foreignRoot == earlier.foreignRoot ? shown : self.shown
        }
        var new = shown
        new.layers[0] = shown.layers[0].showing(root, after: earlier.root)
        guard !modals.isSameMemory(as: earlier.modals) else { return new }
        let kept = min(modals.count, earlier.modals.count)
        new.layers.removeSubrange((kept + 1)...)
        for index in 0..<kept where !modals[index].isSame(as: earlier.modals[index]) {
            new.layers[index + 1] =
                modals[index].style == earlier.modals[index].style
                ? new.layers[index + 1].showing(modals[index].node, after: earlier.modals[index].node)
                : Shown.Layer(modals[index].node.part, as: modals[index].style)
        }
        for modal in modals[kept...] { new.layers.append(Shown.Layer(modal.node.part, as: modal.style)) }
        return new
    }
}

extension Shown.Layer {
    /// What shows a node, where this shows an earlier one.
    fileprivate func showing(_ node: Tree.Node, after earlier: Tree.Node) -> Shown.Layer {
        node.isSame(as: earlier) ? self : Shown.Layer(node.part(after: earlier, shownAs: part), as: style)
    }
}

/// The places in which two trees may differ.
private struct Difference {
    var old: [Tree.Node.ID] = []
    var new: [Tree.Node.ID] = []

    mutating func compare(_ old: [Tree.Node], _ new: [Tree.Node]) {
        guard !old.isSameMemory(as: new) else { return }
        var index = 0
        while index < min(old.count, new.count), old[index].id == new[index].id {
            if !old[index].isScreen || !new[index].isScreen { compare(old[index], new[index]) }
            index += 1
        }
        for index in index..<old.count { old[index].addIDs(to: &self.old) }
        for index in index..<new.count { new[index].addIDs(to: &self.new) }
    }

    mutating func compare(_ old: [Tree.Modal], _ new: [Tree.Modal]) {
        guard !old.isSameMemory(as: new) else { return }
        for index in 0..<min(old.count, new.count) where !old[index].node.isSame(as: new[index].node) {
            compare(old[index].node, new[index].node)
        }
        for modal in old.dropFirst(new.count) { modal.node.addIDs(to: &self.old) }
        for modal in new.dropFirst(old.count) { modal.node.addIDs(to: &self.new) }
    }

    mutating func compare(_ old: Tree.Node, _ new: Tree.Node) {
        guard old.id == new.id else {
            old.addIDs(to: &self.old)
            return new.addIDs(to: &self.new)
        }
        compare(old.children, new.children)
        compare(old.covers, new.covers)
    }
}

extension Tree.Node {
    fileprivate func addIDs(to ids: inout [ID]) {
        ids.append(id)
        if isScreen { return }
        for child in children { child.addIDs(to: &ids) }
        for cover in covers { cover.node.addIDs(to: &ids) }
    }
}

private struct News {
    var found: [Tree.Node] = []

    mutating func compare(_ old: Tree.Node, _ new: Tree.Node) {
        guard old.id == new.id else { return found.append(new) }
        guard !new.isSame(as: old) else { return }
        if case .choice = new.content, let front = new.front, front.id != old.front?.id {
            found.append(front)
        }
        compare(old.children, new.children)
        compare(old.covers, new.covers)
    }

    private mutating func compare(_ old: [Tree.Node], _ new: [Tree.Node]) {
        guard !old.isSameMemory(as: new) else { return }
        for index in new.indices {
            if index < old.count { compare(old[index], new[index]) } else { found.append(new[index]) }
        }
    }

    mutating func compare(_ old: [Tree.Modal], _ new: [Tree.Modal]) {
        guard !old.isSameMemory(as: new) else { return }
        for index in new.indices {
            if index >= old.count {
                found.append(new[index].node)
            } else if !old[index].node.isSame(as: new[index].node) {
                compare(old[index].node, new[index].node)
            }
        }
    }
}

extension Tree.Modal {
    /// Whether it is the same for certain, and looks the same.
    fileprivate func isSame(as other: Tree.Modal) -> Bool {
        node.isSame(as: other.node) && style == other.style
    }
}

extension Tree.Node {
    fileprivate func part(after earlier: Tree.Node, shownAs part: Shown.Part) -> Shown.Part {
        if isSame(as: earlier) { return part }
        return switch (content, earlier.content) {
        case (.flow(let nodes), .flow(let old)):
            nodes[nodes.count - 1].part(after: old[old.count - 1], shownAs: part)
        case (.choice(let kind, let nodes, let index), .choice(let oldKind, let old, _)) where kind == oldKind:
            .choice(kind, id, nodes.parts(after: old, shownAs: part.children), front: nodes[index].partID)
        case (.split(let nodes, let index), .split(let old, _)):
            .split(
                id, nodes.parts(after: old, shownAs: part.children), front: index.map { nodes[$0].partID })
        case (.screen, _), (.stack, _), (.flow, _), (.choice, _), (.split, _): self.part
        }
    }

    /// Whether it is the same node for certain, with the same places inside and the same one in front.
    fileprivate func isSame(as other: Tree.Node) -> Bool {
        guard id == other.id, covers.isEmpty && other.covers.isEmpty || covers.isSameMemory(as: other.covers)
        else {
            return false
        }
        return switch (content, other.content) {
        case (.screen, .screen): true
        case (.stack(let nodes), .stack(let others)), (.flow(let nodes), .flow(let others)):
            nodes.isSameMemory(as: others)
        case (.split(let nodes, let index), .split(let others, let other)):
            index == other && nodes.isSameMemory(as: others)
        case (.choice(let kind, let nodes, let index), .choice(let otherKind, let others, let other)):
            kind == otherKind && index == other && nodes.isSameMemory(as: others)
        default: false
        }
    }
}

extension [Tree.Node] {
    fileprivate func changedPlaces(since earlier: [Tree.Node]) -> Int {
        guard !isSameMemory(as: earlier) else { return 0 }
        var sum = count
        for index in indices where !self[index].isScreen {
            let old = index < earlier.count ? earlier[index] : nil
            if let old, self[index].isSame(as: old) { continue }
            sum += self[index].children.changedPlaces(since: old?.children ?? [])
            sum += self[index].covers.map(\.node).changedPlaces(since: old?.covers.map(\.node) ?? [])
        }
        return sum
    }

    fileprivate func parts(after earlier: [Tree.Node], shownAs parts: [Shown.Part]) -> [Shown.Part] {
        if isSameMemory(as: earlier) { return parts }
        return indices.map { index in
            index < earlier.count
                ? self[index].part(after: earlier[index], shownAs: parts[index]) : self[index].part
        }
    }
}

extension Array {
    /// Whether both are one piece of memory, as copies of an array are until one of them is changed.
    func isSameMemory(as other: [Element]) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { mine in
                other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
            }
    }
}
