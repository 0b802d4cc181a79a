/// What happens to a navigator.
enum NavigationEvent {
    /// A screen asked, a link came, a person tried to leave.
    indirect case asked(PendingRequest)
    case cancelled(Int)
    /// What the coordinator of this node decided for a request.
    case decided(Int, Result<Decision, any Error>, by: Tree.Node.ID)
    /// A request goes on from where it was.
    case resumed(Int)

    // Answers to what was asked last; they come before anything else happens.

    /// The first of the questions that was not answered with yes, and how; nil for none.
    indirect case judged((index: Int, judgement: Judgement)?)
    /// Those of the nodes whose leave-guards are armed.
    case armed([Tree.Node.ID])
    /// What was made, in order, and why the next could not be.
    case made([Made], Refusal?)
    /// How a coordinator brings the destination of a link.
    case linked(Result<Tree.Change, Refusal>)
    /// What a snapshot was read into, and what stopped that half-way.
    indirect case restored(Draft, Stop?)

    // Answers that take their time.

    /// An enter-guard that had to wait.
    indirect case judgedLate(Int, EnterQuestion, Judgement)
    /// A leave-guard: whether its screen may be left.
    case answered(Tree.Node.ID, Bool)
    case departed(Int, Tree.ExternalPlace, opened: Bool)
    /// What had to come first has ended with a result, was left, or was refused.
    case interposed(Int, Interposed)

    /// A button of this dialog was pressed that asks for something.
    case pressed(Tree.Node.ID)
    /// The dialog in which a leave-guard of this node asked may have gone without an answer.
    case unanswered(Tree.Node.ID)

    case host(HostMachine.Event)
    /// A host was attached that shows this.
    case attached(Shown)
    case closed

    enum Interposed: Hashable {
        case passed, left
        case refused(Refusal)
    }

    /// The request that goes on by it, or ends.
    var request: Int? {
        switch self {
        case .decided(let id, _, _), .resumed(let id), .judgedLate(let id, _, _), .departed(let id, _, _),
            .interposed(let id, _):
            id
        default: nil
        }
    }
}
