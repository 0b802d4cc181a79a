extension Tree.Node {
    /// Whether this is one screen, with nothing inside.
    var isScreen: Bool { shared.isScreen }

    /// Whether nothing stands in it: a window that has not begun.
    package var isEmpty: Bool { isScreen && destination == nil }

    var isStack: Bool { content.isStack }
    /// A stack that is nobody's own: it is there for what stands on it.
    var isPlainStack: Bool { isStack && destination == nil }

    var isFlow: Bool {
        if case .flow = content { true } else { false }
    }

    /// Whether the node with that id may be this one or in it.
    func mayHold(_ id: ID) -> Bool { self.id == id || shared.mayHold(id) }

    /// Whether both are one piece of memory, and so the same.
    func sharesMemory(with other: Tree.Node) -> Bool { id == other.id && shared === other.shared }

    /// How many screens there are, with the ranges of coordinators dissolved; covers aside.
    var screenCount: Int { shared.screenCount }

    /// Gives a container other children; a screen has none and stays as it is. What was in front stays so; where columns
    /// are one stack and the one in front has left, the one below it comes to light.
    mutating func setChildren(_ nodes: [Tree.Node]) {
        switch content {
        case .screen: break
        case .stack: content = .stack(nodes)
        case .flow: content = .flow(nodes)
        case .choice(let kind, let old, let index):
            let isInPlace = index < nodes.count && nodes[index].id == old[index].id
            content = .choice(kind, nodes, front: isInPlace ? index : nodes.index(of: old[index].id))
        case .split(let old, let index):
            content = .split(
                nodes,
                front: index.map { index in
                    nodes.firstIndex { $0.id == old[index].id }
                        ?? min(nodes.count < old.count ? max(index - 1, 0) : index, nodes.count - 1)
                })
        }
    }

    /// Brings one of several places side by side to the front, or one of the columns that are one stack; does nothing
    /// elsewhere.
    mutating func bringToFront(_ index: Int) {
        if case .split(let nodes, .some) = content {
            content = .split(nodes, front: index)
            return
        }
        guard case .choice(let kind, var nodes, _) = content else { return }
        // The name under which it was selected before says nothing of this time.
        if nodes[index].animation != nil { nodes[index].animation = nil }
        content = .choice(kind, nodes, front: index)
    }
}

extension Tree.Node {
    /// Whether a step leads to what is in front of all else in here, and revealing it would change nothing.
    func isFront(_ step: Tree.Path.Step) -> Bool {
        if case (.child(let index), .choice(_, let nodes, _)) = (step, content), nodes[index].animation != nil
        {
            return false
        }
        return hasInFront(step)
    }

    /// Whether a step leads to what is in front of all else in here, or beside it.
    func hasInFront(_ step: Tree.Path.Step) -> Bool {
        guard case .child(let index) = step else { return step.coverIndex == covers.count - 1 }
        switch content {
        case .choice(_, _, let front): return covers.isEmpty && index == front
        case .split(_, nil): return covers.isEmpty
        case .split(_, let front?): return covers.isEmpty && index == (coverOfColumns == nil ? front : 0)
        case .stack(let nodes), .flow(let nodes): return covers.isEmpty && index == nodes.count - 1
        case .screen: return true
        }
    }
}

extension [Tree.Node] {
    /// The position of a node; 0 when it is not directly in here.
    fileprivate func index(of id: Tree.Node.ID) -> Int { firstIndex { $0.id == id } ?? 0 }
}

extension Tree.Node.Content {
    var isScreen: Bool {
        if case .screen = self { true } else { false }
    }

    var isStack: Bool {
        if case .stack = self { true } else { false }
    }

    /// The places directly inside.
    var children: [Tree.Node] {
        switch self {
        case .screen: []
        case .stack(let nodes), .flow(let nodes), .split(let nodes, _), .choice(_, let nodes, _): nodes
        }
    }
}

extension Tree.Node.Content {
    /// How many columns there are; 0 where this is something else.
    var columnCount: Int {
        if case .split(let columns, _) = self { columns.count } else { 0 }
    }

    /// Whether these are the first two of three columns, the last of which was closed now, or before.
    func lacksSecondary(after old: Self, thatLacked lacked: Bool) -> Bool {
        guard columnCount == 2, lacked || old.columnCount == 3 else { return false }
        let (columns, old) = (children, old.children)
        // One of them may be another than before.
        return columns[1].id == old[1].id || lacked && columns[0].id == old[0].id
    }
}
