/// What a host shows: the places of a tree as a person could see them, with the ranges of coordinators
/// dissolved. The first law says that, whenever nothing moves, this equals `tree.shown`.
public struct Shown: Hashable, Sendable {
    /// The window's own layer first, then each modal; never empty.
    public var layers: [Layer]

    /// A window with these layers; at least one.
    public init(layers: [Layer]) {
        self.layers = layers
    }

    /// What fills the window, or one modal over it.
    public struct Layer: Hashable, Sendable {
        /// How the modal looks; nil for the window's own layer.
        public var style: Tree.ModalStyle?
        /// The controller of the layer.
        public var part: Part

        /// The window's own layer, or with a style a modal.
        public init(_ part: Part, as style: Tree.ModalStyle? = nil) {
            self.style = style
            self.part = part
        }
    }

    /// A window with nothing in it yet.
    public static let nothing = Shown(layers: [Layer(.foreign(Tree.Node.ID(-1), "nothing"))])

    /// One controller of the host.
    public enum Part: Hashable, Sendable {
        /// A controller made for a screen of the tree.
        case screen(Tree.Node.ID)
        /// A controller that Cairn did not make, with the name of its class.
        case foreign(Tree.Node.ID, String)
        /// A navigation stack, its root first.
        case stack(Tree.Node.ID, [Part])
        /// Tabs, and which one is in front.
        case tabs(Tree.Node.ID, [Part], selected: Tree.Node.ID)
        /// Pages, and which one is in front.
        case pages(Tree.Node.ID, [Part], current: Tree.Node.ID)
        /// Columns, the primary one first.
        case split(Tree.Node.ID, [Part])

        /// The node whose controller it is.
        public var id: Tree.Node.ID {
            switch self {
            case .screen(let id), .foreign(let id, _), .stack(let id, _), .split(let id, _),
                .tabs(let id, _, _),
                .pages(let id, _, _):
                id
            }
        }

        /// The controllers directly inside, bottom or left first.
        public var children: [Part] {
            switch self {
            case .screen, .foreign: []
            case .stack(_, let parts), .split(_, let parts), .tabs(_, let parts, _), .pages(_, let parts, _):
                parts
            }
        }

        /// The controller inside that is in front: the top of a stack, the selected tab, the last column.
        public var front: Part? {
            switch self {
            case .screen, .foreign: nil
            case .stack(_, let parts), .split(_, let parts): parts.last
            case .tabs(_, let parts, let id), .pages(_, let parts, let id): parts.first { $0.id == id }
            }
        }

        /// This part and all inside it.
        public var all: [Part] { [self] + children.flatMap(\.all) }

        /// The same part with another tab or page in front of the container with that id, however deep.
        package func selecting(_ child: Tree.Node.ID, in container: Tree.Node.ID) -> Part {
            let parts = children.map { $0.selecting(child, in: container) }
            return switch self {
            case .screen, .foreign: self
            case .stack(let id, _): .stack(id, parts)
            case .split(let id, _): .split(id, parts)
            case .tabs(let id, _, let selected):
                .tabs(id, parts, selected: id == container ? child : selected)
            case .pages(let id, _, let current): .pages(id, parts, current: id == container ? child : current)
            }
        }

        /// The same part with another in the place of the container with its id, however deep.
        /// Nil when it is not in here. Looks at containers only, and not into stacks, which hold none.
        func replaced(by part: Part) -> Part? {
            if id == part.id { return part }
            switch self {
            case .screen, .foreign, .stack: return nil
            case .split(let id, let parts): return parts.replaced(by: part).map { .split(id, $0) }
            case .tabs(let id, let parts, let selected):
                return parts.replaced(by: part).map { .tabs(id, $0, selected: selected) }
            case .pages(let id, let parts, let current):
                return parts.replaced(by: part).map { .pages(id, $0, current: current) }
            }
        }
    }

    /// The ids of everything shown, containers included.
    public var ids: Set<Tree.Node.ID> { Set(layers.flatMap { $0.part.all.map(\.id) }) }
}

extension [Shown.Part] {
    fileprivate func replaced(by part: Shown.Part) -> [Shown.Part]? {
        for index in indices {
            guard let new = self[index].replaced(by: part) else { continue }
            var parts = self
            parts[index] = new
            return parts
        }
        return nil
    }
}

extension Tree {
    /// What a host should show for this tree.
    public var shown: Shown {
        Shown(layers: [Shown.Layer(root.part)] + modals.map { Shown.Layer($0.node.part, as: $0.style) })
    }
}

extension Tree.Node {
    /// The controller for this place. A range that stands alone is shown by the one place in it.
    var part: Shown.Part {
        switch content {
        case .screen: screenPart
        case .stack(let nodes): .stack(id, nodes.screenParts)
        case .flow(let nodes): nodes[nodes.count - 1].part
        case .tabs(let nodes, let index): .tabs(id, nodes.map(\.part), selected: nodes[index].partID)
        case .pages(let nodes, let index): .pages(id, nodes.map(\.part), current: nodes[index].partID)
        case .split(let nodes): .split(id, nodes.map(\.part))
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
