/// Whether a destination may be entered: put to one guard, by itself.
struct EnterQuestion {
    let node: Tree.Node.ID
    let destination: AnyDestination
    /// In whose name it comes.
    let opener: Tree.Node.ID
    /// The coordinator that guards, and its node.
    let guardian: Tree.Node.ID
    let guardRecord: Record
    /// Whether the guard's own coordinator makes the destination.
    let isOwn: Bool
    /// What was added to the ids of a snapshot: read once more, its places get others.
    var offset = 0

    var permit: Permit {
        Permit(
            guardian: guardian.number > offset ? Tree.Node.ID(guardian.number - offset) : guardian,
            destination: destination)
    }

    /// That a guard has let a destination through.
    struct Permit: Hashable {
        let guardian: Tree.Node.ID
        let destination: AnyDestination
    }
}
