/// Everything that should be on screen in one window, as one value: what fills the window, and the chain of
/// modals over it.
///
/// A navigator changes it by one of two doors: a ``Transition`` that was asked for is applied, and what the host says is
/// shown is absorbed. It prints itself in tree notation, which ``init(notation:)`` reads:
/// `stack[list > match(7)] + sheet(compose)`.
public struct Tree: Hashable, Sendable {
    /// What fills the window.
    public package(set) var root: Node
    /// The modals over it, the lowest first. Each stands on all those before it.
    public package(set) var modals: [Modal]
    /// What other code shows in the place of all this; nil as long as the window is Cairn's.
    package var foreignRoot: ForeignRoot?

    package init(root: Node, modals: [Modal] = []) {
        self.root = root
        self.modals = modals
    }

    /// One place presented over the others.
    public struct Modal: Hashable, Sendable {
        /// How it looks, and where it rests.
        public package(set) var style: ModalStyle {
            get { shared.style }
            set { shared = Shared(newValue, opener, node) }
        }
        /// The screen that asked for it. When that leaves, the modal leaves with it.
        public var opener: Node.ID { shared.opener }
        /// What is presented.
        public package(set) var node: Node {
            get { shared.node }
            set { shared = Shared(style, opener, newValue) }
        }
        private var shared: Shared

        package init(style: ModalStyle, opener: Node.ID, node: Node) {
            shared = Shared(style, opener, node)
        }

        /// Of what is presented.
        package var nodeID: Node.ID { shared.node.id }

        /// Whether the node with that id may be in here.
        func mayHold(_ id: Node.ID) -> Bool { shared.node.mayHold(id) }

        /// Whether both are one piece of memory, and so the same.
        func sharesMemory(with other: Modal) -> Bool { shared === other.shared }

        /// In memory that copies share: most modals are the same before and after a change.
        private final class Shared: Hashable, Sendable {
            let style: ModalStyle
            let opener: Node.ID
            let node: Node

            init(_ style: ModalStyle, _ opener: Node.ID, _ node: Node) {
                self.style = style
                self.opener = opener
                self.node = node
            }

            static func == (left: Shared, right: Shared) -> Bool {
                left === right
                    || left.opener == right.opener && left.style == right.style && left.node == right.node
            }

            func hash(into hasher: inout Hasher) {
                hasher.combine(style)
                hasher.combine(opener)
                hasher.combine(node)
            }
        }
    }

    /// The layers of the window from the lowest up: the root, then each modal's node.
    public var layers: [Node] { [root] + modals.map(\.node) }

    /// The screen in front of all others in the tree, whatever other code shows in its place.
    public var visible: Node { (modals.last?.node ?? root).visible }

    /// Every node, containers included, from the bottom up.
    public var nodes: [Node] { layers.flatMap(\.all) }

    /// Whether the node is here. Takes time by the size of the tree.
    public func contains(_ id: Node.ID) -> Bool { contains(id, upTo: modals.count) }
}

extension Tree {
    /// Whether a node is in one of the layers up to this one.
    private func contains(_ id: Node.ID, upTo layer: Int) -> Bool {
        for index in (0..<layer).reversed() where modals[index].mayHold(id) {
            if modals[index].node.contains(id) { return true }
        }
        return root.contains(id)
    }

    /// A modal leaves with its opener, and all that stand on it leave too.
    mutating func dropModalsWhoseOpenerLeft() {
        let left = modals.indices.first { !contains(modals[$0].opener, upTo: $0) }
        if let left { modals.removeSubrange(left...) }
    }

    /// What a coordinator has opened in its own name goes with all that it had: modals, and what covers the stacks around it.
    mutating func dropModals(openedBy opener: Node.ID) {
        if let first = modals.firstIndex(where: { $0.opener == opener }) { modals.removeSubrange(first...) }
        guard let path = path(to: opener) else { return }
        for (depth, node) in lineage(of: path).enumerated() where !node.covers.isEmpty {
            update(at: path.prefix(depth)) { $0.dropCovers(openedBy: opener) }
        }
    }

    /// The same where all who left stood in one layer.
    /// - Parameter earlier: What stood in it before.
    mutating func dropModals(whoseOpenerLeft layer: Int, since earlier: Node) {
        guard modals.count > layer else { return }
        let openers = modals[layer...].lazy.map(\.opener)
        if let left = earlier.firstDeparted(in: self.layer(layer), of: openers) {
            modals.removeSubrange((layer + left)...)
        }
    }
}
