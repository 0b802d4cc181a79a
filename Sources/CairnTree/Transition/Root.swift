extension Tree {
    /// What a coordinator begins with, or what is presented: one screen, or a container.
    public indirect enum Root<Destination: CairnTree.Destination>: Hashable, Sendable {
        /// One screen, or what its coordinator brings.
        case screen(Destination)
        /// A navigation stack, root first. Where a stack is there already (the coordinator was pushed), its
        /// places become a range of that one.
        case stack(Destination, above: [Destination] = [])
        /// Places side by side, the first in front by default: written `.tabs(…)`, `.pages(…)` or
        /// `.container(…)`. Each is made when it first comes to the front. An index that is not there is moved to the nearest
        /// one. Refused in a stack.
        case choice(Kind, Root, [Root], front: Int = 0)
        /// Two or three columns. Refused in a stack.
        case split(primary: Root, supplementary: Root? = nil, secondary: Root)
    }
}

extension Tree.Root: Codable where Destination: Codable {}

extension Tree.Root {
    /// The same root of other destinations.
    package func map<Other: CairnTree.Destination>(_ transform: (Destination) -> Other) -> Tree.Root<Other> {
        switch self {
        case .screen(let destination): .screen(transform(destination))
        case .stack(let root, let above): .stack(transform(root), above: above.map(transform))
        case .choice(let kind, let first, let others, let front):
            .choice(kind, first.map(transform), others.map { $0.map(transform) }, front: front)
        case .split(let primary, let supplementary, let secondary):
            .split(
                primary: primary.map(transform), supplementary: supplementary?.map(transform),
                secondary: secondary.map(transform))
        }
    }

    /// Places side by side, each one screen or coordinator: `.tabs(.matches, .rankings)`. An index that is not there is moved to
    /// the nearest one.
    public static func tabs(_ first: Destination, _ others: Destination..., selected: Int = 0) -> Self {
        .tabs(.screen(first), others.map(Self.screen), selected: selected)
    }

    /// Places side by side behind a tab bar: `.tabs(.stack(.matches), .stack(.rankings))`. An index that is not there is moved to
    /// the nearest one.
    public static func tabs(_ first: Self, _ others: Self..., selected: Int = 0) -> Self {
        .tabs(first, others, selected: selected)
    }

    /// Places side by side behind a tab bar, as many as there are. An index that is not there is moved to the nearest one.
    public static func tabs(_ first: Self, _ others: [Self], selected: Int = 0) -> Self {
        .choice(.tabs, first, others, front: selected)
    }

    /// Places one after the other, each one screen or coordinator. An index that is not there is moved to the nearest one.
    public static func pages(_ first: Destination, _ others: Destination..., selected: Int = 0) -> Self {
        .pages(.screen(first), others.map(Self.screen), selected: selected)
    }

    /// Places one after the other. An index that is not there is moved to the nearest one.
    public static func pages(_ first: Self, _ others: Self..., selected: Int = 0) -> Self {
        .pages(first, others, selected: selected)
    }

    /// Places one after the other, as many as there are. An index that is not there is moved to the nearest one.
    public static func pages(_ first: Self, _ others: [Self], selected: Int = 0) -> Self {
        .choice(.pages, first, others, front: selected)
    }

    /// Places in a container of the app's own, each one screen or coordinator. An index that is not there is moved to the nearest
    /// one.
    public static func container(
        _ kind: Tree.Kind, _ first: Destination, _ others: Destination..., selected: Int = 0
    ) -> Self {
        .container(kind, .screen(first), others.map(Self.screen), selected: selected)
    }

    /// Places in a container of the app's own. An index that is not there is moved to the nearest one.
    public static func container(
        _ kind: Tree.Kind, _ first: Self, _ others: Self..., selected: Int = 0
    ) -> Self {
        .container(kind, first, others, selected: selected)
    }

    /// Places in a container of the app's own, as many as there are. An index that is not there is moved to the nearest one.
    public static func container(
        _ kind: Tree.Kind, _ first: Self, _ others: [Self], selected: Int = 0
    ) -> Self {
        .choice(kind, first, others, front: selected)
    }
}

extension Tree.Root<AnyDestination> {
    /// A new node for this root, and all inside it.
    package func node(ids: inout Tree.IDs) -> Tree.Node {
        if case .screen(let destination) = self { return Tree.Node(id: ids.next(), destination: destination) }
        let id = ids.next()
        return Tree.Node(id: id, destination: nil, content: content(inStack: false, ids: &ids))
    }

    /// What a node with this root is made of. In a stack, stacks become ranges of it.
    func content(inStack: Bool, ids: inout Tree.IDs) -> Tree.Node.Content {
        switch self {
        case .screen: return .flow([node(ids: &ids)])
        case .stack(let root, let above):
            let places = Self.places([root] + above, ids: &ids)
            return inStack ? .flow(places) : .stack(places)
        case .choice(let kind, let first, let others, let front):
            let nodes = ([first] + others).map { $0.node(ids: &ids) }
            return .choice(kind, nodes, front: min(max(front, 0), nodes.count - 1))
        case .split(let primary, let supplementary, let secondary):
            let columns = [primary, supplementary, secondary].compactMap { $0?.node(ids: &ids) }
            return .split(columns, front: nil)
        }
    }

    /// New places of a stack: the first stands there from the start, the others count as pushed.
    private static func places(_ destinations: [AnyDestination], ids: inout Tree.IDs) -> [Tree.Node] {
        destinations.enumerated().map { index, destination in
            Tree.Node(id: ids.next(), destination: destination, opening: index == 0 ? .placed : .pushed)
        }
    }

    /// The places side by side or the columns that it begins with; nil where a container is another or has not as many.
    package func places(likeThoseOf container: Tree.Node) -> [Self]? {
        let places: [Self] =
            switch (self, container.content) {
            case (.choice(let own, let first, let others, _), .choice(let kind, _, _)) where own == kind:
                [first] + others
            case (.split(let primary, let supplementary, let secondary), .split)
            where !container.lacksSecondary:
                [primary, supplementary, secondary].compactMap(\.self)
            default: []
            }
        return places.count == container.children.count ? places : nil
    }

    /// The first destination in it.
    package var firstDestination: AnyDestination {
        switch self {
        case .screen(let destination): destination
        case .stack(let root, _): root
        case .choice(_, let first, _, _): first.firstDestination
        case .split(let primary, _, _): primary.firstDestination
        }
    }

    /// What it begins with, in notation.
    var label: String {
        switch self {
        case .screen(let destination): destination.label
        case .stack(let root, _): "stack[\(root.label)]"
        case .choice(let kind, let first, _, _): "\(kind)[\(first.label)]"
        case .split(let primary, _, _): "split[\(primary.label)]"
        }
    }

    /// Whether a stack can hold it.
    var fitsInStack: Bool {
        switch self {
        case .screen, .stack: true
        case .choice, .split: false
        }
    }
}
