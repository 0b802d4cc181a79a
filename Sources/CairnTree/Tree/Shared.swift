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
        private let lowest: Int
        private let highest: Int

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
            if covers.isEmpty, other.covers.isEmpty, content.children.isSameMemory(as: other.content.children)
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

extension Tree.Node.Content {
    /// How many columns there are; 0 where this is something else.
    fileprivate var columnCount: Int {
        if case .split(let columns, _) = self { columns.count } else { 0 }
    }

    /// Whether these are the first two of three columns, the last of which was closed now, or before.
    fileprivate func lacksSecondary(after old: Self, thatLacked lacked: Bool) -> Bool {
        guard columnCount == 2, lacked || old.columnCount == 3 else { return false }
        let (columns, old) = (children, old.children)
        // One of them may be another than before.
        return columns[1].id == old[1].id || lacked && columns[0].id == old[0].id
    }
}
