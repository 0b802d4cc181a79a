extension Tree {
    /// One place in the tree: a screen, or a container with the places inside it.
    public struct Node: Hashable, Sendable, Identifiable {
        /// Names a node for as long as it lives; counted, never used twice by one navigator.
        public struct ID: Hashable, Sendable, Comparable, CustomStringConvertible {
            /// Counted from 0 by a navigator; below 0 by a host, for what Cairn did not make.
            public let number: Int

            /// The id with that number.
            public init(_ number: Int) {
                self.number = number
            }

            public static func < (left: ID, right: ID) -> Bool { left.number < right.number }
            public var description: String { "#\(number)" }
        }

        /// What a node is made of.
        public enum Content: Hashable, Sendable {
            /// One screen.
            case screen
            /// A navigation stack of its own, the root first; never empty.
            case stack([Node])
            /// A coordinator's own range of the container it stands in: of a stack, any number of places; as
            /// the root of a window, a modal, a tab or a column, exactly one. Never empty.
            case flow([Node])
            /// Places side by side, one of them in front; never empty.
            case tabs([Node], selected: Int)
            /// Places one after the other, one of them in front; never empty.
            case pages([Node], current: Int)
            /// Columns, the primary one first; never empty.
            case split([Node])
        }

        /// How a node came into the tree; closing it does the inverse.
        public enum Opening: Hashable, Sendable {
            /// It was there from the start of its container, or came by `set`: there is no inverse.
            case placed
            /// It was pushed; closing it pops it and all that stands on it.
            case pushed
        }

        /// Its name as long as it lives.
        public let id: ID
        /// What is shown here; nil for a container that nobody asked for by name, such as the window's stack.
        public let destination: AnyDestination?
        /// How it came, and so how it can be closed.
        public let opening: Opening
        /// What it is made of.
        public package(set) var content: Content

        package init(
            id: ID, destination: AnyDestination?, opening: Opening = .placed, content: Content = .screen
        ) {
            self.id = id
            self.destination = destination
            self.opening = opening
            self.content = content
        }

        /// The places directly inside, bottom first; empty for a screen.
        public var children: [Node] {
            switch content {
            case .screen: []
            case .stack(let nodes), .flow(let nodes), .split(let nodes), .tabs(let nodes, _),
                .pages(let nodes, _):
                nodes
            }
        }

        /// The child in front of the others: the top of a stack, the selected tab, the last column.
        public var front: Node? {
            switch content {
            case .screen: nil
            case .stack(let nodes), .flow(let nodes), .split(let nodes): nodes.last
            case .tabs(let nodes, let index), .pages(let nodes, let index): nodes[index]
            }
        }

        /// The screens of this place, bottom first, with the ranges of coordinators dissolved.
        public var screens: [Node] {
            content == .screen ? [self] : children.flatMap(\.screens)
        }

        /// The screen a person sees when this place is in front.
        public var visible: Node {
            front?.visible ?? self
        }

        /// Whether the controller here is not Cairn's own.
        public var isForeign: Bool { destination?.base is Foreign }

        /// This node and all inside it, from the outside in.
        public var all: [Node] {
            [self] + children.flatMap(\.all)
        }
    }

    /// Counts the ids of nodes. Part of the navigator's state, so that replaying a journal gives the same ids.
    public struct IDs: Hashable, Sendable {
        private var last = -1

        /// A counter whose first id is 0.
        public init() {}

        /// The next id; the first is 0.
        public mutating func next() -> Node.ID {
            last += 1
            return Node.ID(last)
        }

        /// The ids that were given between this state and a later one.
        package func upTo(_ later: IDs) -> [Node.ID] {
            (last..<max(last, later.last)).map { Node.ID($0 + 1) }
        }
    }
}

extension Tree.Node {
    /// New places of a stack: the first stands there from the start, the others count as pushed.
    static func places(_ destinations: [AnyDestination], ids: inout Tree.IDs) -> [Tree.Node] {
        destinations.enumerated().map { index, destination in
            Tree.Node(id: ids.next(), destination: destination, opening: index == 0 ? .placed : .pushed)
        }
    }

    /// The way down to the node with that id, as positions among children; nil when it is not in here.
    func indices(to id: ID) -> [Int]? {
        if self.id == id { return [] }
        for (index, node) in children.enumerated() {
            if let rest = node.indices(to: id) { return [index] + rest }
        }
        return nil
    }

    /// Changes in place the node at the end of a way down.
    mutating func update(at indices: some Collection<Int>, _ change: (inout Self) -> Void) {
        guard let index = indices.first else { return change(&self) }
        var nodes = children
        nodes[index].update(at: indices.dropFirst(), change)
        setChildren(nodes)
    }

    /// Gives a container other children; a screen has none and stays as it is. What was in front stays so.
    mutating func setChildren(_ nodes: [Tree.Node]) {
        let index = nodes.firstIndex { $0.id == front?.id } ?? 0
        switch content {
        case .screen: break
        case .stack: content = .stack(nodes)
        case .flow: content = .flow(nodes)
        case .tabs: content = .tabs(nodes, selected: index)
        case .pages: content = .pages(nodes, current: index)
        case .split: content = .split(nodes)
        }
    }

    /// Brings a child of tabs or pages to the front; does nothing elsewhere.
    mutating func bringToFront(_ index: Int) {
        switch content {
        case .tabs(let nodes, _): content = .tabs(nodes, selected: index)
        case .pages(let nodes, _): content = .pages(nodes, current: index)
        case .screen, .stack, .flow, .split: break
        }
    }
}
