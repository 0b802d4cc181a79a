/// A node for which something is to be made, and by whom.
struct Making {
    let node: Tree.Node.ID
    let destination: AnyDestination
    /// The coordinator that makes it.
    let maker: Record
    let owner: Tree.Node.ID
    let opener: Tree.Node.ID
    /// What its view model saved.
    let part: SavedValue?
}

/// What was made for a node.
struct Made {
    let node: Tree.Node.ID
    var record: Record
    /// What of it could not be given back.
    var loss: Snapshot.Loss?
}
