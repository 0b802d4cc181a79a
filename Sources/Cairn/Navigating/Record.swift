/// What was made for one node, and who made it.
struct Record {
    /// A screen, a dialog, a coordinator, or whatever else a coordinator returned; nil as long as the node stands
    /// in a tab or page that was never in front.
    var made: (any Presentable)? {
        didSet { coordinator = made as? any Coordinator }
    }
    /// What was made, if it is a coordinator.
    private(set) var coordinator: (any Coordinator)?
    /// The node of the coordinator that makes it; the root coordinator stands for itself.
    let owner: Tree.Node.ID
    /// In whose name it came.
    let opener: Tree.Node.ID
    /// The parent's route for what a flow ends with.
    var finishing: (@MainActor (Any) -> Any)?

    init(made: (any Presentable)? = nil, owner: Tree.Node.ID, opener: Tree.Node.ID) {
        self.made = made
        coordinator = made as? any Coordinator
        self.owner = owner
        self.opener = opener
    }

    /// The view model of a screen, or whatever else was made.
    @MainActor var model: Any? { (made as? Screen)?.model ?? made }
}
