extension Tree {
    /// The name of an animation. What it means is decided by the host: one is given an animator for it, and another may know
    /// nothing of it.
    /// ```swift
    /// extension Tree.Animation { static let fade = Self("fade") }
    /// ```
    public struct Animation: Hashable, Sendable, Codable, CustomStringConvertible {
        /// Its name.
        public let description: String

        /// No animation at all: what ``Tree/Transition/withoutAnimation(_:)`` means.
        package static let none = Animation("none")

        /// The animation of that name. `none` is taken: it means ``Tree/Transition/withoutAnimation(_:)``.
        public init(_ name: String) {
            description = name
        }
    }

    /// The name of the animation by which a place came, or the coordinator's range that it came with; nil for the
    /// host's own way, and for a place that has left.
    public func animation(of id: Node.ID) -> Animation? {
        guard let lineage = lineage(to: id) else { return nil }
        for (node, container) in zip(lineage.reversed(), lineage.dropLast().reversed()) {
            if let animation = node.animation { return animation }
            guard case .flow(let nodes) = container.content, nodes.first?.id == node.id else { return nil }
        }
        return lineage.first?.animation
    }

    /// The tree in which all that an earlier one did not have came by an animation, and so did what has come to the
    /// front among places side by side.
    func naming(_ animation: Animation, since old: Tree) -> Tree {
        let new = departed(in: old)
        var named = new.filter { id in
            guard let container = lineage(to: id)?.dropLast().last else { return true }
            return !new.contains(container.id)
        }
        for node in lineage(to: visible.id) ?? [] {
            guard case .choice = node.content, let before = old[node.id]?.front, let front = node.front,
                before.id != front.id
            else { continue }
            named.insert(front.id)
        }
        var tree = self
        for id in named {
            if let path = path(to: id) {
                tree.update(at: path) { $0.animation = animation == .none ? nil : animation }
            }
        }
        return tree
    }
}
