/// What was made for one node, and who made it. Never changes: once something is made for a node, there is another record.
@MainActor
final class Record {
    /// A screen, a dialog, a coordinator, or whatever else a coordinator returned; nil until it is made, in a tab or page that was
    /// never in front as long as that is so.
    let made: (any Presentable)?
    /// Whether something was made. Kept: it is asked often, and to copy what was made only to compare it with nil takes its time.
    let isMade: Bool
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
    /// What a coordinator begins with, read when it was made; nil where it is not needed, as for what is restored with its
    /// places.
    let root: Tree.Root<AnyDestination>?
    /// What was made, if it is a coordinator that guards.
    let enterGuard: (any EnterGuard)?
    /// In whose name the router of what was made asks; nil for one that it was handed, or that has none.
    let place: RouterPlace?

    /// What was made, if it is a dialog.
    var dialog: BoundDialog? { made as? BoundDialog }

    /// Where it can stand.
    let kind: Kind

    /// What decides where something can stand.
    enum Kind: Hashable {
        case screen, systemScreen
        case dialog(hasFields: Bool, fault: String?)
    }

    /// Nothing was made yet.
    init(owner: Tree.Node.ID, opener: Tree.Node.ID) {
        made = nil
        isMade = false
        coordinator = nil
        model = nil
        finishing = nil
        root = nil
        enterGuard = nil
        place = nil
        kind = .screen
        self.owner = owner
        self.opener = opener
    }

    /// The same with another coordinator to decide for it.
    func owned(by owner: Tree.Node.ID) -> Record {
        guard let made else { return Record(owner: owner, opener: opener) }
        return Record(
            made: made, owner: owner, opener: opener, finishing: finishing, root: root, place: place)
    }

    init(
        made: any Presentable, owner: Tree.Node.ID, opener: Tree.Node.ID,
        finishing: (@MainActor (Any) -> Any)? = nil, root: Tree.Root<AnyDestination>? = nil,
        place: RouterPlace? = nil
    ) {
        self.made = made
        isMade = true
        self.place = place
        self.root = root
        // Most are screens, of which nothing else has to be asked: to ask for a protocol takes its time.
        if let screen = made as? Screen {
            coordinator = nil
            enterGuard = nil
            kind = .screen
            model = screen.model
        } else {
            coordinator = made as? any Coordinator
            enterGuard = coordinator.flatMap { $0 as? any EnterGuard }
            kind =
                if coordinator is any AnySystemFlow {
                    .systemScreen
                } else if let dialog = made as? BoundDialog {
                    .dialog(hasFields: !dialog.fields.isEmpty, fault: dialog.fault)
                } else { .screen }
            model = made
        }
        self.owner = owner
        self.opener = opener
        self.finishing = finishing
    }
}
