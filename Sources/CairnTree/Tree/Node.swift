extension Tree {
    /// One place in the tree: a screen, or a container with the places inside it.
    public struct Node: Hashable, Sendable, Identifiable {
        /// Names a node for as long as it lives; counted, never used twice by one navigator.
        public struct ID: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
            /// Counted from 0 by a navigator; below 0 by a host, for what Cairn did not make.
            public let number: Int

            /// The id with that number.
            public init(_ number: Int) {
                self.number = number
            }

            public static func < (left: ID, right: ID) -> Bool { left.number < right.number }
            public var description: String { "#\(number)" }

            public init(from decoder: any Decoder) throws {
                number = try decoder.singleValueContainer().decode(Int.self)
            }

            public func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(number)
            }
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
            /// Places side by side, the one at an index in front: tabs, pages, or of a kind of the app's own;
            /// never empty.
            indirect case choice(Kind, [Node], front: Int)
            /// Columns, the primary one first; never empty. Where there is no room for them beside each other they are one
            /// stack, as on a phone, with the one at an index in front; nil where they are beside each other.
            indirect case split([Node], front: Int?)
        }

        /// How a node came into the tree; closing it does the inverse.
        package enum Opening: Hashable, Sendable {
            /// It was there from the start of its container, or came by `set`: there is no inverse.
            case placed
            /// It was pushed; closing it pops it and all that stands on it.
            case pushed
        }

        /// Its name as long as it lives.
        public let id: ID
        /// What is shown here; nil for a container that nobody asked for by name, such as the window's stack.
        public var destination: AnyDestination? { shared.destination }
        /// Whether the controller here is not Cairn's own.
        public var isForeign: Bool { shared.isForeign }
        /// How it came, and so how it can be closed.
        package var opening: Opening { shared.opening }
        /// The name of the animation it came by, and goes by backwards; nil for the host's own way. Not part of
        /// tree notation.
        public package(set) var animation: Animation? {
            get { shared.animation }
            set { shared = Shared(shared, animation: newValue) }
        }
        /// What it is made of.
        public package(set) var content: Content {
            get { shared.content }
            set { shared = Shared(shared, content: newValue, covers: shared.covers) }
        }
        /// Of a stack, the modals presented `as: .currentContext`, over this stack only; the lowest first.
        public package(set) var covers: [Modal] {
            get { shared.covers }
            set { shared = Shared(shared, content: shared.content, covers: newValue) }
        }
        var shared: Shared

        package init(
            id: ID, destination: AnyDestination?, opening: Opening = .placed, content: Content = .screen
        ) {
            self.id = id
            shared = Shared(destination, opening, content)
        }

        /// The places directly inside, bottom first; empty for a screen.
        public var children: [Node] { content.children }

        /// The child in front of the others: the top of a stack, the selected tab, the last column where all are beside
        /// each other.
        public var front: Node? {
            switch content {
            case .screen: nil
            case .stack(let nodes), .flow(let nodes), .split(let nodes, nil): nodes.last
            case .choice(_, let nodes, let index), .split(let nodes, let index?): nodes[index]
            }
        }

        /// The screens of this place, bottom first, with the ranges of coordinators dissolved.
        public var screens: [Node] {
            var screens: [Node] = []
            addScreens(to: &screens)
            return screens
        }

        private func addScreens(to screens: inout [Node]) {
            if isScreen { return screens.append(self) }
            for child in children { child.addScreens(to: &screens) }
        }

        /// The screen a person sees when this place is in front.
        public var visible: Node {
            covers.last?.node.visible ?? front?.visible ?? self
        }

        /// This node and all inside it, from the outside in.
        public var all: [Node] {
            var nodes: [Node] = []
            add(to: &nodes)
            return nodes
        }

        private func add(to nodes: inout [Node]) {
            nodes.append(self)
            for child in children { child.add(to: &nodes) }
            for cover in covers { cover.node.add(to: &nodes) }
        }
    }
}

extension Tree.Node {
    /// Whether this is one screen, with nothing inside.
    var isScreen: Bool { shared.isScreen }

    var isStack: Bool {
        if case .stack = content { true } else { false }
    }

    /// Whether the node with that id may be this one or in it.
    func mayHold(_ id: ID) -> Bool { self.id == id || shared.mayHold(id) }

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
                        ?? (nodes.count < old.count ? max(index - 1, 0) : index)
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

extension [Tree.Node] {
    /// The position of a node; 0 when it is not directly in here.
    fileprivate func index(of id: Tree.Node.ID) -> Int { firstIndex { $0.id == id } ?? 0 }
}
