/// Who is told of all that a navigator makes, and its host shows, as long as the owner lives.
struct MakingObserver {
    private(set) weak var owner: AnyObject?
    /// Something was made for a node.
    let made: @MainActor (Tree.Node) -> Void
    /// A host made a view for a node.
    let shown: @MainActor (AnyObject, Tree.Node) -> Void
}
