/// Everything that should be on screen in one window, as one value: what fills the window, and the chain of
/// modals over it.
///
/// A tree is changed by one of two doors: a `Transition` that was asked for (``applying(_:from:for:ids:)``), or
/// what the host says is shown (``absorbing(_:since:ids:)``). It prints itself in tree notation, which
/// ``init(notation:)`` reads: `stack[list > match(7)] + sheet(compose)`.
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
        public package(set) var style: ModalStyle
        /// The screen that asked for it. When that leaves, the modal leaves with it.
        public let opener: Node.ID
        /// What is presented.
        public package(set) var node: Node

        package init(style: ModalStyle, opener: Node.ID, node: Node) {
            self.style = style
            self.opener = opener
            self.node = node
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
        for index in (0..<layer).reversed() where modals[index].node.contains(id) { return true }
        return root.contains(id)
    }

    /// A modal leaves with its opener, and all that stand on it leave too.
    mutating func dropModalsWhoseOpenerLeft() {
        let left = modals.indices.first { !contains(modals[$0].opener, upTo: $0) }
        if let left { modals.removeSubrange(left...) }
    }
}
