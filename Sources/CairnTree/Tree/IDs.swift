extension Tree {
    /// Deals the ids of nodes, each once. Part of the navigator's state, so that replaying a journal gives the same ids.
    package struct IDs: Hashable, Sendable {
        /// The highest number that was dealt or left out; -1 before the first.
        package private(set) var last = -1
        /// What was dealt since it was taken last, in order: these need not follow each other.
        package private(set) var dealt: [Node.ID] = []
        /// In whose name some of these come, where a change says so itself: in another place, or later in a sequence.
        package private(set) var openers: [Node.ID: Node.ID] = [:]
        /// In whose name what is dealt now comes; nil for that of who asked.
        var opener: Node.ID?
        /// What is dealt before anything else, the next one last.
        private var planned: [Node.ID] = []

        /// A counter whose first id is 0.
        package init() {}

        /// The next id; the first is 0.
        package mutating func next() -> Node.ID {
            let id = planned.popLast() ?? Node.ID(last + 1)
            last = max(last, id.number)
            dealt.append(id)
            if let opener { openers[id] = opener }
            return id
        }

        /// Has these dealt next, in this order, and after them the numbers above all others: to make a change of a
        /// journal again. One that waited for a guard has ids from before those of its neighbours.
        package mutating func deal(next ids: [Node.ID]) { planned = ids.reversed() }

        /// Leaves out the numbers up to this one.
        package mutating func skip(to number: Int) { last = max(last, number) }

        /// What was dealt since the last time.
        package mutating func takeDealt() -> [Node.ID] {
            defer { (dealt, openers) = ([], [:]) }
            return dealt
        }

        /// Two are equal that deal the same from now on.
        package static func == (left: IDs, right: IDs) -> Bool {
            left.last == right.last && left.planned == right.planned
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(last)
            hasher.combine(planned)
        }
    }
}

extension Tree {
    /// A tree with one place that has nothing in it yet: what a navigator starts from.
    package static func seed(ids: inout IDs) -> Tree {
        Tree(root: Node(id: ids.next(), destination: nil))
    }
}

extension Tree.Node.ID {
    /// The highest that is read from a file. JSON keeps numbers to the double of it: what is dealt from there on can be
    /// saved as well.
    package static let highestSaved = 1 << 52
}
