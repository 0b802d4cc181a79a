/// A change as a journal in a file has it: with destinations by their labels.
indirect enum SavedChange: Codable {
    case applied(
        Tree.Transition<Named, Tree.Finished>, asker: Tree.Node.ID, owner: Tree.Node.ID, begun: [Begun]?,
        grown: [Grown])
    case began(grown: [Grown])
    case absorbed(Shown, since: Shown, grown: [Grown])
    case followed([Named], [SavedChange])
    case several([SavedChange])
    /// The tree in text of its own.
    case restored(String, last: Int)
    case closed

    /// Columns, and which of them is in front. Older journals have none of it.
    struct Begun: Codable {
        let split: Tree.Node.ID
        let column: Int
    }

    struct Grown: Codable {
        let node: Tree.Node.ID
        let root: Tree.Root<Named>
    }

    init(_ change: Journal.Change, _ transform: (AnyDestination) -> AnyDestination) {
        func named(_ destination: AnyDestination) -> Named {
            Named(description: transform(destination).label)
        }
        func saved(_ grown: [Journal.Grown]) -> [Grown] {
            grown.map { Grown(node: $0.node, root: $0.root.map(named)) }
        }
        switch change {
        case .applied(let transition, let asker, let owner, let begun, let grown):
            let columns = begun.sorted { $0.key < $1.key }.map { Begun(split: $0.key, column: $0.value) }
            self = .applied(
                transition.map(named, finish: \.self), asker: asker, owner: owner,
                begun: columns.isEmpty ? nil : columns, grown: saved(grown))
        case .began(let grown): self = .began(grown: saved(grown))
        case .absorbed(let now, let base, let grown): self = .absorbed(now, since: base, grown: saved(grown))
        case .followed(let path, let changes):
            self = .followed(path.destinations.map(named), changes.map { SavedChange($0, transform) })
        case .several(let changes): self = .several(changes.map { SavedChange($0, transform) })
        case .restored(let tree, let ids):
            self = .restored(tree.mapped(transform).labelled.json(), last: ids.last)
        case .closed: self = .closed
        }
    }

    /// - Throws: What is wrong with a tree in it.
    func change() throws(SavedTextError) -> Journal.Change {
        let destination = { (named: Named) in AnyDestination(label: named.description) }
        let read = { (grown: [Grown]) in
            grown.map { Journal.Grown(node: $0.node, root: $0.root.map(destination)) }
        }
        switch self {
        case .applied(let transition, let asker, let owner, let saved, let grown):
            let begun = (saved ?? []).map { ($0.split, $0.column) }
            return .applied(
                transition.map(destination, finish: \.self), asker: asker, owner: owner,
                begun: Dictionary(begun) { first, _ in first }, grown: read(grown))
        case .began(let grown): return .began(grown: read(grown))
        case .absorbed(let now, let base, let grown): return .absorbed(now, since: base, grown: read(grown))
        case .followed(let path, let saved):
            var changes: [Journal.Change] = []
            for change in saved { changes.append(try change.change()) }
            return .followed(LinkPath(path.map(destination)), changes)
        case .several(let saved):
            var changes: [Journal.Change] = []
            for change in saved { changes.append(try change.change()) }
            return .several(changes)
        case .restored(let tree, let last):
            let tree = try Tree(labelled: SavedValue(json: tree))
            return .restored(tree, ids: try Tree.IDs(after: last, in: tree))
        case .closed: return .closed
        }
    }
}
