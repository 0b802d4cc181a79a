/// What was made for one node, and who made it. Never changes: once something is made for a node, there is another record.
@MainActor
final class Record {
    /// A screen, a dialog, a coordinator, or whatever else a coordinator returned; nil as long as the node stands
    /// in a tab or page that was never in front.
    let made: (any Presentable)?
    /// What was made, if it is a coordinator.
    let coordinator: (any Coordinator)?
    /// The view model of a screen, or whatever else was made.
    let model: Any?
    /// The node of the coordinator that makes it; the root coordinator stands for itself.
    let owner: Tree.Node.ID
    /// In whose name it came.
    let opener: Tree.Node.ID
    /// The parent's route for what a flow ends with.
    let finishing: (@MainActor (Any) -> Any)?

    /// Nothing was made yet.
    init(owner: Tree.Node.ID, opener: Tree.Node.ID) {
        made = nil
        coordinator = nil
        model = nil
        finishing = nil
        self.owner = owner
        self.opener = opener
    }

    init(
        made: any Presentable, owner: Tree.Node.ID, opener: Tree.Node.ID,
        finishing: (@MainActor (Any) -> Any)? = nil
    ) {
        self.made = made
        // Most are screens, of which nothing else has to be asked: to ask for a protocol takes its time.
        if let screen = made as? Screen {
            coordinator = nil
            model = screen.model
        } else {
            coordinator = made as? any Coordinator
            model = made
        }
        self.owner = owner
        self.opener = opener
        self.finishing = finishing
    }
}
