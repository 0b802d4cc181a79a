/// What a host shows: the places of a tree as a person could see them, with the ranges of coordinators
/// dissolved. The first law says that, whenever nothing moves, this equals `tree.shown`.
package struct Shown: Hashable, Sendable, Codable {
    /// The window's own layer first, then each modal; never empty.
    package var layers: [Layer]
    /// Whether this is what other code shows in the place of the tree: it gave the window another root, and the one that
    /// shows the tree is set aside, and may come back.
    package var hidesTree: Bool

    /// A window with these layers; at least one.
    package init(layers: [Layer], hidesTree: Bool = false) {
        self.layers = layers
        self.hidesTree = hidesTree
    }

    /// Whether both are one piece of memory, and so the same.
    package func isSameMemory(as other: Shown) -> Bool {
        layers.isSameMemory(as: other.layers) && hidesTree == other.hidesTree
    }

    private enum CodingKeys: CodingKey {
        case layers, hidesTree
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            layers: try container.decode([Layer].self, forKey: .layers),
            hidesTree: try container.decodeIfPresent(Bool.self, forKey: .hidesTree) ?? false)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(layers, forKey: .layers)
        if hidesTree { try container.encode(true, forKey: .hidesTree) }
    }

    /// A window with nothing in it yet.
    package static let nothing = Shown(layers: [Layer(.foreign(Tree.Node.ID(-1), "nothing"))])

    /// One controller of the host. Small, since there are many beside each other, and most stay as they are.
    package enum Part: Hashable, Sendable, Codable {
        /// A controller made for a screen of the tree.
        case screen(Tree.Node.ID)
        /// A controller that Cairn did not make, with the name of its class.
        indirect case foreign(Tree.Node.ID, String)
        /// A navigation stack, its root first, and what is presented over this stack only.
        indirect case stack(Tree.Node.ID, [Part], over: [Part] = [])
        /// Places side by side, and which one is in front.
        indirect case choice(Tree.Kind, Tree.Node.ID, [Part], front: Tree.Node.ID)
        /// Columns, the primary one first; and where they are one stack, which one is in front.
        indirect case split(Tree.Node.ID, [Part], front: Tree.Node.ID? = nil)

        /// Written out since the compiler's own copies both parts first, with all arrays in them.
        package static func == (left: Part, right: Part) -> Bool {
            if left.isSameMemory(as: right) { return true }
            switch left {
            case .screen(let id):
                guard case .screen(id) = right else { return false }
                return true
            case .foreign(let id, let name):
                guard case .foreign(id, name) = right else { return false }
                return true
            case .stack(let id, let parts, let over):
                guard case .stack(id, let others, let otherOver) = right else { return false }
                return parts.isEqual(to: others) && over.isEqual(to: otherOver)
            case .choice(let kind, let id, let parts, let front):
                guard case .choice(kind, id, let others, front) = right else { return false }
                return parts.isEqual(to: others)
            case .split(let id, let parts, let front):
                guard case .split(id, let others, front) = right else { return false }
                return parts.isEqual(to: others)
            }
        }

        /// Whether both are the same bits: one screen, or a container in one piece of memory.
        package func isSameMemory(as other: Part) -> Bool {
            // Asked of each of many places: two loads, and no loop.
            guard MemoryLayout<Part>.size == 9 else { return false }
            return withUnsafeBytes(of: self) { mine in
                withUnsafeBytes(of: other) { other in
                    mine.loadUnaligned(as: UInt64.self) == other.loadUnaligned(as: UInt64.self)
                        && mine[8] == other[8]
                }
            }
        }

        /// The node whose controller it is.
        package var id: Tree.Node.ID {
            switch self {
            case .screen(let id), .foreign(let id, _), .stack(let id, _, _), .split(let id, _, _),
                .choice(_, let id, _, _):
                id
            }
        }

        /// The controllers directly inside, bottom or left first.
        package var children: [Part] {
            switch self {
            case .screen, .foreign: []
            case .stack(_, let parts, let over): over.isEmpty ? parts : parts + over
            case .split(_, let parts, _), .choice(_, _, let parts, _): parts
            }
        }

        /// The controller inside that is in front: the top of a stack, the selected tab, the last column where all are
        /// beside each other.
        package var front: Part? {
            switch self {
            case .screen, .foreign: nil
            case .stack(_, let parts, let over): over.last ?? parts.last
            case .split(_, let parts, nil): parts.last
            case .choice(_, _, let parts, let id), .split(_, let parts, let id?): parts.first { $0.id == id }
            }
        }

        /// This part and all inside it.
        package var all: [Part] { [self] + children.flatMap(\.all) }

        /// The same part with another place in front in the container with that id, however deep.
        package func selecting(_ child: Tree.Node.ID, in container: Tree.Node.ID) -> Part {
            switch self {
            case .screen, .foreign: self
            case .stack(let id, let parts, let over):
                .stack(id, parts, over: over.map { $0.selecting(child, in: container) })
            case .split(let id, let parts, let front):
                .split(id, parts.map { $0.selecting(child, in: container) }, front: front)
            case .choice(let kind, let id, let parts, let front):
                .choice(
                    kind, id, parts.map { $0.selecting(child, in: container) },
                    front: id == container ? child : front)
            }
        }

        /// The same part with the container of an id changed, however deep; nil when it is not in here.
        func replacing(_ container: Tree.Node.ID, by change: (Part) -> Part) -> Part? {
            if id == container { return change(self) }
            switch self {
            case .screen, .foreign: return nil
            case .stack(let id, let parts, let over):
                if over.isEmpty { return nil }
                return over.replacing(container, by: change).map { .stack(id, parts, over: $0) }
            case .split(let id, let parts, let front):
                return parts.replacing(container, by: change).map { .split(id, $0, front: front) }
            case .choice(let kind, let id, let parts, let front):
                return parts.replacing(container, by: change).map { .choice(kind, id, $0, front: front) }
            }
        }
    }

    /// Whether there are columns in it.
    package var hasColumns: Bool { layers.contains { $0.hasColumns } }

    /// The ids of everything shown, containers included.
    package var ids: Set<Tree.Node.ID> { Set(layers.flatMap { $0.part.all.map(\.id) }) }
}

extension Shown {
    /// What is in front of tabs and pages, and of columns that are one stack, by their ids.
    var fronts: [Tree.Node.ID: Tree.Node.ID] {
        var fronts: [Tree.Node.ID: Tree.Node.ID] = [:]
        for layer in layers {
            for part in layer.part.all {
                switch part {
                case .choice(_, let id, _, let front), .split(let id, _, let front?): fronts[id] = front
                default: break
                }
            }
        }
        return fronts
    }

    /// Where sheets rest, by the ids of what is in them.
    var detents: [Tree.Node.ID: Tree.ModalStyle.Detent] {
        var detents: [Tree.Node.ID: Tree.ModalStyle.Detent] = [:]
        for layer in layers { detents[layer.part.id] = layer.style?.detent }
        return detents
    }
}

extension [Shown.Part] {
    /// Whether both are equal; at a glance, as far as they share memory.
    fileprivate func isEqual(to others: [Shown.Part]) -> Bool {
        guard count == others.count else { return false }
        if isSameMemory(as: others) { return true }
        for index in indices where !self[index].isSameMemory(as: others[index]) {
            guard self[index] == others[index] else { return false }
        }
        return true
    }

    fileprivate func replacing(
        _ container: Tree.Node.ID, by change: (Shown.Part) -> Shown.Part
    ) -> [Shown.Part]? {
        for index in indices {
            guard let new = self[index].replacing(container, by: change) else { continue }
            var parts = self
            parts[index] = new
            return parts
        }
        return nil
    }
}

extension Tree {
    /// What a host should show for this tree.
    package var shown: Shown {
        if let foreignRoot { return Shown(layers: foreignRoot.layers, hidesTree: true) }
        return Shown(
            layers: [Shown.Layer(root.part)] + modals.map { Shown.Layer($0.node.part, as: $0.style) })
    }
}

extension Tree.Node {
    /// The controller for this place. A range that stands alone is shown by the one place in it.
    var part: Shown.Part {
        switch content {
        case .screen: screenPart
        case .stack(let nodes): .stack(id, nodes.screenParts, over: covers.map(\.node.part))
        case .flow(let nodes): nodes[nodes.count - 1].part
        case .choice(let kind, let nodes, let index):
            .choice(kind, id, nodes.map(\.part), front: nodes[index].partID)
        case .split(let nodes, let index):
            .split(id, nodes.map(\.part), front: index.map { nodes[$0].partID })
        }
    }

    /// The id of the controller for this place.
    var partID: ID {
        if case .flow(let nodes) = content { nodes[nodes.count - 1].partID } else { id }
    }

    private var screenPart: Shown.Part {
        guard isForeign, let foreign = destination?.base as? Foreign else { return .screen(id) }
        return .foreign(id, foreign.name)
    }
}

extension [Tree.Node] {
    /// The controllers of the screens in a stack, with the ranges of coordinators dissolved.
    fileprivate var screenParts: [Shown.Part] {
        var parts: [Shown.Part] = []
        parts.reserveCapacity(count)
        for index in indices {
            if self[index].isScreen {
                parts.append(self[index].isForeign ? self[index].part : .screen(self[index].id))
            } else {
                parts += self[index].children.screenParts
            }
        }
        return parts
    }
}
