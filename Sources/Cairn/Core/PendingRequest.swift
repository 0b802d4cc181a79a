/// A request on its way, as the machine knows it.
struct PendingRequest {
    /// What never changes of it, in one piece of memory: a request is handed on from phase to phase.
    private let asked: Asked
    /// Whether it is how the window begins.
    var isStart: Bool

    var stage = Stage.undecided
    /// What was decided, by which coordinator.
    var decision: (made: Decision, owner: Tree.Node.ID)?
    /// Whether a guard decided it.
    var isRedirected = false
    /// What is known of those few that were stopped: an array of one at most, so that the others are small.
    private var stopped: [Stopped] = []

    /// How far a request came that somebody was asked about, and what they said.
    struct Stopped {
        /// The change as far as it came before something had to be asked.
        var draft: Draft?
        /// What a guard led to instead while a finger held the tree.
        var redirect: (question: EnterQuestion, judgement: Judgement)?
        /// What guards let through, after they were asked.
        var allowed: Set<EnterQuestion.Key> = []
        /// What guards led to instead that only came with a change which had to be planned anew.
        var late: [EnterQuestion.Key: Judgement] = [:]
        /// Which leave-guards let go.
        var mayLeave: Set<Tree.Node.ID> = []
        /// What guards did not let a snapshot enter, and why.
        var denied: [EnterQuestion.Key: String] = [:]
        /// Where it has sent the person already.
        var departures: [Tree.ExternalPlace] = []
        /// The flow that has to come first.
        var first: First?
        /// The flows that did come first.
        var passed: [First.Key] = []
        /// What it was redirected from.
        var detours: [AnyDestination] = []
    }

    /// What it met on its way; empty for a request that was never stopped.
    var answers: Stopped {
        get { stopped.first ?? Stopped() }
        _modify {
            if stopped.isEmpty { stopped.append(Stopped()) }
            yield &stopped[0]
        }
    }

    var wasStopped: Bool { !stopped.isEmpty }
    var first: First? { stopped.first?.first }
    var draft: Draft? { stopped.first?.draft }

    /// What asked it.
    enum Parent: Hashable {
        /// A decision, or an enter-guard, of another request.
        case request(Int)
        /// The leave-guard of a node.
        case question(Tree.Node.ID)
    }

    enum Stage: Hashable {
        /// The asker is in a change that is not made yet.
        case early
        case undecided
        /// Decided, while a finger holds the tree.
        case held
        /// An enter-guard takes its time.
        case judged
        /// A leave-guard of this node was asked.
        case leaving(Tree.Node.ID)
        case departing
        /// Another flow has to come first.
        case interposed
    }

    /// A flow that has to come first.
    struct First {
        let key: Key
        let guardian: Tree.Node.ID
        /// Whose flow it waits for: that of its own opening, until another's is on screen.
        var waiter: FlowWaiter

        /// Which guard wants what before what.
        struct Key: Hashable {
            let question: EnterQuestion.Key
            let flow: Tree.Change
        }
    }

    init(
        id: Int, _ ask: Ask, from asker: Tree.Node.ID, owner: Tree.Node.ID? = nil, waiter: FlowWaiter? = nil,
        parent: Parent? = nil, dialog: Tree.Node.ID? = nil, isStart: Bool = false
    ) {
        asked = Asked(id, ask, asker, owner, waiter, parent, dialog)
        self.isStart = isStart
    }

    /// Counted by the machine.
    var id: Int { asked.id }
    var ask: Ask { asked.ask }
    var asker: Tree.Node.ID { asked.asker }
    /// The coordinator that is to decide; nil for the one that made the asker, or one around it.
    var owner: Tree.Node.ID? { asked.owner }
    /// Who waits for the result of the flow that this opens.
    var waiter: FlowWaiter? { asked.waiter }
    /// In whose decision or guard it was asked.
    var parent: Parent? { asked.parent }
    /// The dialog whose button asked it.
    var dialog: Tree.Node.ID? { asked.dialog }

    private final class Asked {
        let id: Int
        let ask: Ask
        let asker: Tree.Node.ID
        let owner: Tree.Node.ID?
        let waiter: FlowWaiter?
        let parent: Parent?
        let dialog: Tree.Node.ID?

        init(
            _ id: Int, _ ask: Ask, _ asker: Tree.Node.ID, _ owner: Tree.Node.ID?, _ waiter: FlowWaiter?,
            _ parent: Parent?, _ dialog: Tree.Node.ID?
        ) {
            self.id = id
            self.ask = ask
            self.asker = asker
            self.owner = owner
            self.waiter = waiter
            self.parent = parent
            self.dialog = dialog
        }
    }

    var isRestoration: Bool {
        if case .restore = ask { true } else { false }
    }

    var isBeginning: Bool {
        if case .begin = ask { true } else { false }
    }

    /// Whether it is a link whose places are brought one by one, and not what a guard leads to instead of them all.
    var isFollowingLink: Bool {
        if case .link = ask { !isRedirected } else { false }
    }

    /// Whether what comes from outside waits for it: a link is followed from where the window begins.
    var isWindowsBeginning: Bool { isBeginning || isRestoration }

    /// Whether what it leads to was said by a coordinator, and is not what the screen or a link said itself.
    var isDecidedByItsOwner: Bool {
        switch ask {
        case .route, .decided: true
        case .close, .exit, .link, .unread, .begin, .restore, .dialog: isRedirected
        }
    }

    /// Whether the decision is made in the name of what is visible of the coordinator that decided, and not in the asker's: a guard
    /// led a link or a finger elsewhere, and those ask in nobody's name.
    var isMadeByDecider: Bool { isRedirected && (ask.isFromOutside || isExit) }

    var isExit: Bool {
        if case .exit = ask { true } else { false }
    }
}
