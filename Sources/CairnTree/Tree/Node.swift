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

            /// Whether it was dealt earlier.
            public static func < (left: ID, right: ID) -> Bool { left.number < right.number }
            /// The number, as `#7`.
            public var description: String { "#\(number)" }

            /// Reads its number.
            public init(from decoder: any Decoder) throws {
                number = try decoder.singleValueContainer().decode(Int.self)
            }

            /// Writes its number.
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
            set { shared = Shared(shared, animation: newValue, lacksSecondary: lacksSecondary) }
        }
        /// What it is made of.
        public package(set) var content: Content {
            get { shared.content }
            // What is no stack any more has nothing over it.
            set { shared = Shared(shared, content: newValue, covers: newValue.isStack ? shared.covers : []) }
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
            set { shared = Shared(shared, animation: animation, lacksSecondary: newValue) }
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
            onTop?.visible ?? self
        }

        /// What lies on top right in here: what covers it, or what is in front.
        var onTop: Node? { covers.last?.node ?? coverOfColumns ?? front }

        /// What covers the first column's stack, where all columns are that stack: it covers the others, too.
        var coverOfColumns: Node? { coversOfColumns.last?.node }

        var coversOfColumns: [Modal] {
            guard case .split(let columns, .some) = content else { return [] }
            var first = columns.first
            while let flow = first, flow.isFlow { first = flow.children.first }
            return first?.covers ?? []
        }

        /// Whether what is in it stands on each other.
        package var holdsInStack: Bool {
            switch content {
            case .stack, .flow: true
            case .screen, .choice, .split: false
            }
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
    /// All of a node but its name, in memory that its copies share: a change copies the places beside it, so nodes are small;
    /// and two that share it are equal at a glance.
    final class Shared: Hashable, Sendable {
        let destination: AnyDestination?
        /// Of the destination: two that differ are told apart at a glance, and one is looked for among many.
        let hash: Int
        let isForeign: Bool
        let opening: Opening
        let animation: Tree.Animation?
        let content: Content
        let covers: [Tree.Modal]
        let lacksSecondary: Bool
        let isScreen: Bool
        /// How many screens there are, covers aside.
        let screenCount: Int
        /// Of the ids in here, covers included and the node's own aside: a place is not looked for where it cannot be.
        let lowest: Int
        let highest: Int

        init(_ destination: AnyDestination?, _ opening: Opening, _ content: Content) {
            self.destination = destination
            hash = destination?.hashValue ?? 0
            isForeign = destination?.base is Foreign
            self.opening = opening
            animation = nil
            self.content = content
            covers = []
            lacksSecondary = false
            isScreen = content.isScreen
            let inside = Inside(content, covers: [])
            (screenCount, lowest, highest) = (inside.screenCount, inside.lowest, inside.highest)
        }

        init(_ other: Shared, animation: Tree.Animation?, lacksSecondary: Bool) {
            destination = other.destination
            hash = other.hash
            isForeign = other.isForeign
            opening = other.opening
            self.animation = animation
            content = other.content
            covers = other.covers
            self.lacksSecondary = lacksSecondary && other.content.columnCount == 2
            isScreen = other.isScreen
            (screenCount, lowest, highest) = (other.screenCount, other.lowest, other.highest)
        }

        init(_ other: Shared, content: Content, covers: [Tree.Modal]) {
            destination = other.destination
            hash = other.hash
            isForeign = other.isForeign
            opening = other.opening
            animation = other.animation
            self.content = content
            self.covers = covers
            lacksSecondary = content.lacksSecondary(after: other.content, thatLacked: other.lacksSecondary)
            isScreen = content.isScreen
            // Of several places side by side another one comes to the front.
            if covers.isEmpty, other.covers.isEmpty,
                content.children.sharesMemory(with: other.content.children)
            {
                (screenCount, lowest, highest) = (other.screenCount, other.lowest, other.highest)
            } else {
                let inside = Inside(content, covers: covers)
                (screenCount, lowest, highest) = (inside.screenCount, inside.lowest, inside.highest)
            }
        }

        /// Whether the node with that id may be in here, covers included.
        func mayHold(_ id: ID) -> Bool { lowest <= id.number && id.number <= highest }

        static func == (left: Shared, right: Shared) -> Bool {
            left === right
                || left.hash == right.hash && left.destination == right.destination
                    && left.opening == right.opening && left.animation == right.animation
                    && left.content == right.content && left.covers == right.covers
                    && left.lacksSecondary == right.lacksSecondary
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(hash)
            hasher.combine(opening)
            hasher.combine(animation)
            hasher.combine(content)
            hasher.combine(covers)
            hasher.combine(lacksSecondary)
        }

        /// What is known of all that is in a node.
        private struct Inside {
            var screenCount = 0
            var lowest = Int.max
            var highest = Int.min

            init(_ content: Content, covers: [Tree.Modal]) {
                if content.isScreen {
                    screenCount = 1
                } else {
                    let nodes = content.children
                    for index in nodes.indices {
                        screenCount += nodes[index].shared.screenCount
                        widen(by: nodes[index])
                    }
                }
                for cover in covers { widen(by: cover.node) }
            }

            private mutating func widen(by node: Tree.Node) {
                lowest = min(lowest, node.id.number, node.shared.lowest)
                highest = max(highest, node.id.number, node.shared.highest)
            }
        }
    }
}
