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
            set { shared = Shared(shared, animation: newValue, lacksSecondary: shared.lacksSecondary) }
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
        /// Of columns, whether the two that there are are the first of three, and the last of them was closed. A request may
        /// fill it again.
        public package(set) var lacksSecondary: Bool {
            get { shared.lacksSecondary }
            set {
                guard newValue != lacksSecondary else { return }
                shared = Shared(shared, animation: shared.animation, lacksSecondary: newValue)
            }
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
