/// A place of a snapshot, on its way back into a tree.
package struct SavedPlace {
    package let id: Tree.Node.ID
    package let destination: SavedValue
    /// The version of the coordinator's destinations that it was saved under.
    package let version: Int
    /// The node of the coordinator that makes it, and in whose name it came.
    package let owner: Tree.Node.ID
    package let opener: Tree.Node.ID
    /// What its view model saved.
    package let part: SavedValue?
    /// Whether it is a coordinator, with places of its own.
    package let hasContent: Bool
    /// Whether it is a coordinator that has put places elsewhere, though none of its own may be left.
    package let isOwner: Bool
    /// Whether it stands in a tab or on a page behind another, and nobody sees it yet.
    package let isBehind: Bool
}

/// What is to become of a saved place.
package enum Reentry {
    /// It is this destination, and what was in it comes too.
    case whole(AnyDestination)
    /// It is this destination, but what was in it is lost, and why.
    case empty(AnyDestination, why: String)
    /// It is lost, and which destination it was, if that is known.
    case lost(AnyDestination? = nil, why: String)
}
