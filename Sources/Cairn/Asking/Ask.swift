/// What a request wants of the navigator. One piece of memory: it is handed on from hand to hand.
indirect enum Ask {
    case route(Any)
    case close
    /// A person tried to bring the screen from what it showed to this, and a guard has to be asked.
    case exit(Shown, since: Shown)
    case link(LinkPath)
    /// A link that could not be read.
    case unread(String)
    /// The root coordinator begins.
    case begin
    /// What was saved, in the place of all there is.
    case restore(Snapshot)
    /// What a guard decided.
    case decided(Decision)
    /// A dialog that a screen presents itself, to await its answer.
    case dialog(Question)

    /// What is asked for, as text.
    var label: String {
        switch self {
        case .route(let route): CairnTree.label(of: route)
        case .close: "close"
        case .exit: "leave"
        case .link(let path): path.description
        case .unread(let link): link
        case .begin: "the beginning"
        case .restore: "what was saved"
        case .decided(let flow): CairnTree.label(of: flow.change)
        case .dialog(let question): question.destination.label
        }
    }

    /// Whether no screen asked for it.
    var isFromOutside: Bool {
        switch self {
        case .link, .unread, .restore, .begin: true
        default: false
        }
    }

    /// Whether it is what a screen of the system's answers. Such a screen may be gone by then, and is not looked for
    /// before the answer is heard.
    @MainActor var isReply: Bool {
        if case .route(let route) = self { TypeSet.systemReplies.contains(route) } else { false }
    }

    /// Whether it says that a screen of the system's has been given up.
    var isLeaving: Bool {
        if case .route(let route) = self { (route as? any SystemReply)?.isLeaving == true } else { false }
    }

    /// Whether another request wants the same.
    func wantsSame(as other: Ask) -> Bool {
        switch (self, other) {
        case (.close, .close): true
        case (.exit(let now, _), .exit(let other, _)): now == other
        case (.dialog(let question), .dialog(let other)): question.destination == other.destination
        case (.route(let route), .route(let otherRoute)):
            isSameRoute(route, otherRoute)
        default: false
        }
    }
}
