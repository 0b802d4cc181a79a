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
    /// Of the modal in which it is; nil for what is in none.
    let style: Tree.ModalStyle?
}

extension Tree {
    /// The style of the modal that a node is in; nil for one that is in none.
    func style(around id: Node.ID) -> ModalStyle? {
        guard !modals.isEmpty, let layer = lineage(to: id)?.first?.id else { return nil }
        return modals.first { $0.nodeID == layer }?.style
    }
}

/// What was made for a node.
struct Made {
    let node: Tree.Node.ID
    var record: Record
    /// What of it could not be given back.
    var loss: Snapshot.Loss?
}
