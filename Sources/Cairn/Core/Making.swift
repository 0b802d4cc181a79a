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
    /// Of the innermost modal in which it is, over the window or over a stack; nil for what is in none.
    let style: Tree.ModalStyle?
}

extension Tree {
    /// The style of the innermost modal that a node is in; nil for one that is in none.
    func style(around id: Node.ID) -> ModalStyle? { place(of: id)?.modal?.style }
}

/// What was made for a node.
struct Made {
    let node: Tree.Node.ID
    var record: Record
    /// What of it could not be given back.
    var loss: Snapshot.Loss?
}
