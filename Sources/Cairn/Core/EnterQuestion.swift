/// Whether a destination may be entered: put to one guard, by itself.
struct EnterQuestion {
    let node: Tree.Node.ID
    let destination: AnyDestination
    /// In whose name it comes.
    let opener: Tree.Node.ID
    /// The coordinator that guards, and its node.
    let guardian: Tree.Node.ID
    /// Nil once it was asked: one that takes its time is not kept by that.
    var guardRecord: Record?
    /// Whether the guard's own coordinator makes the destination.
    let isOwn: Bool
    /// Names the question for good: what is answered counts for the request, also when its change is planned anew.
    let key: Key
    /// What the guard has answered already.
    var known: Judgement?

    /// What a guard is asked about: where it stands in the tree, or would, and the destination.
    struct Key: Hashable {
        /// The nearest coordinator that is in the tree.
        let anchor: Tree.Node.ID
        /// The way from there to the guard, where that only comes with the change.
        let way: Way?
        let destination: AnyDestination
    }

    /// A way through coordinators. Each shares the one that it goes on from, so that those to many guards in each other take no more
    /// than the longest.
    final class Way: Hashable, Sendable {
        private let destination: AnyDestination
        /// Changed only as it goes, when nobody else has it.
        nonisolated(unsafe) private var outer: Way?
        private let hash: Int

        init(_ destination: AnyDestination, behind outer: Way?) {
            self.destination = destination
            self.outer = outer
            var hasher = Hasher()
            hasher.combine(outer?.hash)
            hasher.combine(destination)
            hash = hasher.finalize()
        }

        /// One after the other: each by itself would let go of the next in a call inside its own.
        deinit {
            var next = outer
            outer = nil
            while next != nil, isKnownUniquelyReferenced(&next) {
                let outer = next?.outer
                next?.outer = nil
                next = outer
            }
        }

        static func == (left: Way, right: Way) -> Bool {
            var (one, other): (Way?, Way?) = (left, right)
            while let a = one, let b = other {
                if a === b { return true }
                guard a.hash == b.hash, a.destination == b.destination else { return false }
                (one, other) = (a.outer, b.outer)
            }
            return one == nil && other == nil
        }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }
}
