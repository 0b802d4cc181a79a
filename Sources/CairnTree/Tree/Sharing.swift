/// Two trees, one made from the other by a change, share the memory of all that has not changed. So what differs
/// is found without a look at the rest: two arrays in the same memory are equal. Where nothing is shared, the
/// answers are the same and take longer.
extension Tree {
    /// The ids of the nodes that are here and not in a later tree.
    package func departed(in later: Tree) -> Set<Node.ID> {
        var difference = Difference()
        difference.compare(root, later.root)
        difference.compare(modals, later.modals)
        return difference.gone
    }

    /// How many places are in lists of this tree that an earlier one does not share: what keeping both takes in memory.
    package func changedPlaces(since earlier: Tree) -> Int {
        var count = 1 + root.changedPlaces(since: earlier.root)
        guard !modals.sharesMemory(with: earlier.modals) else { return count }
        count += modals.count
        for index in modals.indices {
            let old = index < earlier.modals.count ? earlier.modals[index] : nil
            if let old, modals[index].sharesMemory(with: old) { continue }
            count += modals[index].node.changedPlaces(since: old?.node)
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
        guard !modals.sharesMemory(with: earlier.modals) else { return new }
        let kept = min(modals.count, earlier.modals.count)
        new.layers.removeSubrange((kept + 1)...)
        for index in 0..<kept where !modals[index].isUnchanged(since: earlier.modals[index]) {
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
        guard !node.isUnchanged(since: earlier) else { return self }
        var layer = self
        layer.part = node.part(after: earlier, shownAs: part)
        return layer
    }
}

/// The places in which two trees may differ.
private struct Difference {
    var old: [Tree.Node.ID] = []
    var new: [Tree.Node.ID] = []

    var gone: Set<Tree.Node.ID> {
        // Most changes bring something, or take something away.
        if old.isEmpty { return [] }
        return new.isEmpty ? Set(old) : Set(old).subtracting(new)
    }

    func isGone(_ id: Tree.Node.ID) -> Bool { old.contains(id) && !new.contains(id) }

    mutating func compare(_ old: [Tree.Node], _ new: [Tree.Node]) {
        guard !old.sharesMemory(with: new) else { return }
        var index = 0
        let count = min(old.count, new.count)
        while index < count, old[index].id == new[index].id {
            if old[index].shared !== new[index].shared { compare(old[index], new[index]) }
            index += 1
        }
        for index in index..<old.count { old[index].addIDs(to: &self.old) }
        for index in index..<new.count { new[index].addIDs(to: &self.new) }
    }

    mutating func compare(_ old: [Tree.Modal], _ new: [Tree.Modal]) {
        guard !old.sharesMemory(with: new) else { return }
        for index in 0..<min(old.count, new.count) where !old[index].sharesMemory(with: new[index]) {
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
    /// Which of some nodes is the first that is in here and not in a later state of it.
    func firstDeparted(in later: Tree.Node, of ids: some Collection<ID>) -> Int? {
        var difference = Difference()
        difference.compare(self, later)
        return difference.old.isEmpty ? nil : ids.enumerated().first { difference.isGone($0.element) }?.offset
    }

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
        guard !new.isUnchanged(since: old) else { return }
        if case .choice = new.content, let front = new.front, front.id != old.front?.id {
            found.append(front)
        }
        compare(old.children, new.children)
        compare(old.covers, new.covers)
    }

    private mutating func compare(_ old: [Tree.Node], _ new: [Tree.Node]) {
        guard !old.sharesMemory(with: new) else { return }
        for index in new.indices {
            if index < old.count { compare(old[index], new[index]) } else { found.append(new[index]) }
        }
    }

    mutating func compare(_ old: [Tree.Modal], _ new: [Tree.Modal]) {
        guard !old.sharesMemory(with: new) else { return }
        for index in new.indices {
            if index >= old.count {
                found.append(new[index].node)
            } else if !old[index].sharesMemory(with: new[index]) {
                compare(old[index].node, new[index].node)
            }
        }
    }
}

extension Tree.Modal {
    /// Whether it is the same for certain, and looks the same.
    fileprivate func isUnchanged(since other: Tree.Modal) -> Bool {
        sharesMemory(with: other) || node.isUnchanged(since: other.node) && style == other.style
    }
}

extension Tree.Node {
    fileprivate func part(after earlier: Tree.Node, shownAs part: Shown.Part) -> Shown.Part {
        if isUnchanged(since: earlier) { return part }
        return switch (content, earlier.content) {
        case (.flow(let nodes), .flow(let old)):
            nodes[nodes.count - 1].part(after: old[old.count - 1], shownAs: part)
        case (.choice(let kind, let nodes, let index), .choice(let oldKind, let old, _)) where kind == oldKind:
            .choice(kind, id, nodes.parts(after: old, shownAs: part.children), front: nodes[index].partID)
        case (.split(let nodes, let index), .split(let old, _)):
            .split(
                id, nodes.parts(after: old, shownAs: part.children), front: index.map { nodes[$0].partID },
                lacking: .init(isSecondary: lacksSecondary))
        case (.screen, _), (.stack, _), (.flow, _), (.choice, _), (.split, _): self.part
        }
    }

    /// Whether it is the same node for certain, with the same places inside and the same one in front.
    fileprivate func isUnchanged(since other: Tree.Node) -> Bool {
        if shared === other.shared { return id == other.id }
        guard id == other.id,
            covers.isEmpty && other.covers.isEmpty || covers.sharesMemory(with: other.covers)
        else {
            return false
        }
        return switch (content, other.content) {
        case (.screen, .screen): true
        case (.stack(let nodes), .stack(let others)), (.flow(let nodes), .flow(let others)):
            nodes.sharesMemory(with: others)
        case (.split(let nodes, let index), .split(let others, let otherIndex)):
            index == otherIndex && lacksSecondary == other.lacksSecondary && nodes.sharesMemory(with: others)
        case (.choice(let kind, let nodes, let index), .choice(let otherKind, let others, let other)):
            kind == otherKind && index == other && nodes.sharesMemory(with: others)
        default: false
        }
    }
}

extension Tree.Node {
    fileprivate func changedPlaces(since earlier: Tree.Node?) -> Int {
        if let earlier, isUnchanged(since: earlier) { return 0 }
        let (nodes, old) = (children, earlier?.children ?? [])
        var sum = covers.count
        if !nodes.sharesMemory(with: old) {
            sum += nodes.count
            for index in nodes.indices where !nodes[index].isScreen {
                if index >= old.count {
                    sum += nodes[index].changedPlaces(since: nil)
                } else if nodes[index].shared !== old[index].shared {
                    sum += nodes[index].changedPlaces(since: old[index])
                }
            }
        }
        for index in covers.indices {
            let old = earlier.flatMap { index < $0.covers.count ? $0.covers[index].node : nil }
            sum += covers[index].node.changedPlaces(since: old)
        }
        return sum
    }
}

extension [Tree.Node] {
    fileprivate func parts(after earlier: [Tree.Node], shownAs parts: [Shown.Part]) -> [Shown.Part] {
        if sharesMemory(with: earlier) { return parts }
        return indices.map { index in
            guard index < earlier.count else { return self[index].part }
            return self[index].shared === earlier[index].shared
                ? parts[index] : self[index].part(after: earlier[index], shownAs: parts[index])
        }
    }
}

extension Array {
    /// Whether both are one piece of memory, as copies of an array are until one of them is changed.
    package func sharesMemory(with other: [Element]) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { mine in
                other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
            }
    }
}
