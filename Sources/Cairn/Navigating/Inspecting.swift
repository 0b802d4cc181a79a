/// What a navigator knows beyond its tree: for those who show it to a person.
extension Navigator {
    /// What was made for a node, and by whom.
    package struct Inspection {
        /// In whose name it came, and the coordinator that decides for it.
        package let opener: Tree.Node.ID
        package let owner: Tree.Node.ID
        /// A screen, a dialog, a coordinator, or whatever a coordinator returned; nil as long as it was never in front.
        package let made: (any Presentable)?
        /// The view model of a screen, or whatever else was made.
        package let model: Any?
        package let guardsLeaving: Bool
        /// Whether leaving it would have to be asked about now.
        package let isArmed: Bool
        package let guardsEntering: Bool
    }

    package func inspect(_ node: Tree.Node.ID) -> Inspection? {
        guard let record = machine.records[node] else { return nil }
        let leaving = leaveGuard(of: node)
        return Inspection(
            opener: record.opener, owner: record.owner, made: record.made, model: record.model,
            guardsLeaving: leaving != nil, isArmed: leaving?.isArmed == true,
            guardsEntering: record.enterGuard != nil)
    }

    /// Whether somebody waits for what a flow or a dialog on screen ends with: for a person.
    package var awaitsPerson: Bool { !machine.flows.isEmpty }

    /// Whether all that waits are links and saved state that a guard holds up, until somebody has logged in or a lock is opened,
    /// say; and links that come after such saved state.
    package var awaitsGuards: Bool {
        let first = machine.pending.filter { $0.stage != .early }
        return !first.isEmpty && first.allSatisfy(\.stage.isGuards)
            && machine.pending.allSatisfy(\.ask.isFromOutside)
    }

    /// The requests that have not changed the tree yet: what each asks for, in whose name, and what it waits for.
    package var inspectedRequests: [(route: String, asker: Tree.Node.ID, waitsFor: String)] {
        machine.pending.map { ($0.ask.label, $0.asker, $0.stage.waitsFor(in: tree)) }
    }
}

extension PendingRequest.Stage {
    /// Whether it is a guard's turn.
    fileprivate var isGuards: Bool {
        switch self {
        case .judged, .leaving: true
        case .early, .undecided, .held, .departing, .interposed: false
        }
    }

    fileprivate func waitsFor(in tree: Tree) -> String {
        switch self {
        case .early: "the change that its screen comes by"
        case .undecided: "a coordinator's decision"
        case .held: "a finger to let go of the screen"
        case .judged: "the answer of an enter-guard"
        case .leaving(let node): "the answer of what guards \(tree[node]?.label ?? node.description)"
        case .departing: "another app to open"
        case .interposed: "the end of a flow that a guard has come first"
        }
    }
}
