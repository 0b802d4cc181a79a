/// Whether a node is there, and on which way.
extension Tree.Node {
    /// The first destination in here: what a tab or a column begins with, whatever has come above it.
    package var firstDestination: AnyDestination? { all.lazy.compactMap(\.destination).first }

    /// Whether the node with that id is this one or in it.
    func contains(_ id: ID) -> Bool { reaches(id) { _ in } }

    /// Whether the node with that id stands among what is in this one, covers aside.
    func containsInContent(_ id: ID) -> Bool { shared.mayHold(id) && reachesInContent(id) { _ in } }

    /// Whether the node with that id is this one or in it; if so, says the way to it, the last step first. Looks in
    /// front first, where most of what is asked for stands.
    func reaches(_ id: ID, by step: (Tree.Path.Step) -> Void) -> Bool {
        if self.id == id { return true }
        guard shared.mayHold(id) else { return false }
        for index in covers.indices.reversed() where covers[index].node.reaches(id, by: step) {
            step(.cover(index))
            return true
        }
        return reachesInContent(id, by: step)
    }

    /// The node with that id, if it is this one or in it; looked for in the same order, and without a way.
    func find(_ id: ID) -> Tree.Node? {
        if self.id == id { return self }
        guard shared.mayHold(id) else { return nil }
        for index in covers.indices.reversed() {
            if let node = covers[index].node.find(id) { return node }
        }
        switch content {
        case .screen: return nil
        case .stack(let nodes), .flow(let nodes), .split(let nodes, _):
            return nodes.find(id, first: nodes.count - 1)
        case .choice(_, let nodes, let index): return nodes.find(id, first: index)
        }
    }

    private func reachesInContent(_ id: ID, by step: (Tree.Path.Step) -> Void) -> Bool {
        switch content {
        case .screen: false
        case .stack(let nodes), .flow(let nodes), .split(let nodes, _):
            nodes.reach(id, first: nodes.count - 1, by: step)
        case .choice(_, let nodes, let index): nodes.reach(id, first: index, by: step)
        }
    }
}

extension Tree {
    /// Those of the nodes that are not here. Many are looked for in one walk.
    package func missing(of ids: [Node.ID]) -> [Node.ID] {
        guard ids.count > 10 else { return ids.filter { !contains($0) } }
        let present = Set(nodes.map(\.id))
        return ids.filter { !present.contains($0) }
    }
}

extension [Tree.Node] {
    fileprivate func find(_ id: Tree.Node.ID, first: Int) -> Tree.Node? {
        if let node = self[first].find(id) { return node }
        if let index = firstIndex(of: id) { return self[index] }
        for index in indices.reversed() where index != first && self[index].shared.mayHold(id) {
            if let node = self[index].find(id) { return node }
        }
        return nil
    }

    /// Whether a node is in one of these, with the way to it; looks in that at `first` before the others.
    fileprivate func reach(_ id: Tree.Node.ID, first: Int, by step: (Tree.Path.Step) -> Void) -> Bool {
        if self[first].reaches(id, by: step) {
            step(.child(first))
            return true
        }
        if let index = firstIndex(of: id) {
            step(.child(index))
            return true
        }
        for index in indices.reversed() where index != first && self[index].shared.mayHold(id) {
            guard self[index].reaches(id, by: step) else { continue }
            step(.child(index))
            return true
        }
        return false
    }

    /// Which of these it is itself. Looked for before any is looked into: the ids are beside each other in memory.
    private func firstIndex(of id: Tree.Node.ID) -> Int? {
        withUnsafeBufferPointer { nodes in
            // They mostly stand in the order in which they came, and so do their ids.
            let guess = nodes.partitioningIndex { $0.id >= id }
            if guess < nodes.count, nodes[guess].id == id { return guess }
            for index in nodes.indices where nodes[index].id == id { return index }
            return nil
        }
    }
}
