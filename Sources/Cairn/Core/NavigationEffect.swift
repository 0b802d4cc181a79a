/// What a navigator has to do next, in order.
enum NavigationEffect {
    /// Have the coordinator of this node decide for a request.
    case decide(Int, by: Tree.Node.ID)
    /// Put these questions to the enter-guards; answered by `judged`.
    case judge([EnterQuestion], Int?)
    /// Find those of these nodes whose leave-guards are armed; answered by `armed`.
    case findArmed([Tree.Node.ID])
    /// Have the coordinators make these; answered by `made`.
    case make([Making])
    /// Have a coordinator say how it brings a destination of a link; answered by `linked`.
    case link(AnyDestination, by: Record)
    /// Read a snapshot into a draft; answered by `restored`.
    indirect case restore(Snapshot, into: Draft, Int)

    /// Wait for the verdict of an enter-guard.
    indirect case await(Int, EnterQuestion, @MainActor () async -> Judgement)
    /// Ask the leave-guard of a node.
    case ask(Tree.Node.ID)
    /// Take back what was asked of the leave-guard of a node.
    case takeBack(Tree.Node.ID)
    /// See whether the question of a leave-guard has lost its dialog, once what happens now is over.
    case checkQuestion(Tree.Node.ID)
    case depart(Int, Tree.ExternalPlace)

    /// The tree has changed.
    indirect case committed(Commit)
    /// A request has ended without a change.
    indirect case ended(PendingRequest, Outcome, in: Tree)
    /// Have the host do a step.
    case perform(Patch.Step, animated: Bool)
    /// Have the host show a column, where that is hidden.
    case showColumn(Int, of: Tree.Node.ID)
    /// Say that the host has done a step that did not lead where it should.
    case gaveUp(Patch.Step)
    /// Tell someone which flow it is that they wait for.
    case opened(FlowWaiter, Tree.Node.ID)
    /// Give someone the result of a flow.
    case answer(FlowWaiter, Result<Any, any Error>)
    /// A dialog whose answer is awaited has gone: if no button of it is heard in its last turn, there is no answer.
    case giveUp(FlowWaiter)
    /// Tell the parent, or the journal, of the result of a flow that nobody waits for.
    case finished(flow: Tree.Node.ID, Record, Any)
    /// Tell the routers of what was made, and is kept for later, that no change brings it now.
    case setAside([RouterPlace])
    /// Nothing else than to keep this until the machine has heard. What was made may ask as it goes, and so may what destinations
    /// and routes hold.
    case letGo(Any)

    /// A change that was made to the tree.
    struct Commit {
        let source: Source
        let change: Journal.Change
        let before: Tree
        let after: Tree
        /// The ids that it dealt, in order.
        let dealt: [Tree.Node.ID]
        /// The highest id that was dealt.
        let last: Int
        let records: [Tree.Node.ID: Record]
        let left: Set<Tree.Node.ID>
        let losses: [Snapshot.Loss]
        /// The guards that were passed by.
        let unguarded: [Tree.Node.ID]

        enum Source {
            case request(PendingRequest)
            case cause(Journal.Cause)
        }
    }
}
