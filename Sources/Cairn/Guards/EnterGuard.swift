/// A coordinator that says which of its destinations may be entered, and by that which of those inside: no way
/// in reaches a guarded destination unapproved, be it a route, a tab or a flow's beginning.
///
/// A destination is asked for when it would be made, before it is. A guard on the root coordinator that answers
/// for what is inside guards the whole app.
///
/// It may be asked more than once for one change, a tap on a tab say, so it only looks, and changes nothing.
@MainActor
public protocol EnterGuard: Coordinator {
    /// Whether one of its own destinations may be entered now. What has to wait answers ``Verdict/wait(_:)``.
    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination>

    /// Whether a destination of a coordinator inside may be entered now. Allowed by default.
    func mayEnter(inside destination: AnyDestination, from asker: Asker) -> Verdict<Destination>
}

extension EnterGuard {
    /// Guards its own destinations only.
    public func mayEnter(inside destination: AnyDestination, from asker: Asker) -> Verdict<Destination> {
        .allow
    }
}

/// What an enter-guard says.
public enum Verdict<Destination: CairnTree.Destination>: Sendable {
    /// It may be entered.
    case allow
    /// It may not, and why: the request is refused with this text.
    case refuse(String)
    /// Does this instead, in the name of the screen that asked; for a link or a gesture, of what is visible of this coordinator.
    /// - A link keeps what it brought before that destination, and ends here.
    /// - Guards are asked about it too; going round in circles is refused with the circle.
    /// - A coordinator that comes only now and guards its own beginning begins with it: `.push`, `.set`, `.replaceTop` and
    ///   `.show` name the place, `.replaceAll` the root, `.select` another tab.
    case redirect(Tree.Transition<Destination, Never>)
    /// A flow has to be gone through first, presented modally. The guard does not hear its result: the flow leaves
    /// it where the guard looks, in a session say. When it has ended with a result, the request
    /// is decided anew, against the tree there is then; when it was left without one, the request is refused. A flow
    /// that would have to come before itself, or is asked for again right after it has ended, is refused as a circle.
    case interpose(Destination, as: Tree.ModalStyle)
    /// Answers later, from a task on the main actor. Meanwhile the user can go on, and the change waits.
    /// - Asked once for each request: the answer counts whatever changes meanwhile, and the change is planned anew where the
    ///   tree is another by then. Once a flow that had to come first has ended, a login say, all guards are asked again.
    /// - The task is cancelled when the request ends otherwise.
    /// - What is asked for in this task serves the request, and does not supersede it.
    case wait(@MainActor () async -> Verdict)
}

extension EnterGuard {
    /// What this guard says of a destination, its own or one inside; the types forgotten.
    func judge(_ destination: AnyDestination, from asker: Asker, isOwn: Bool) -> Judgement {
        if isOwn, let own = destination.base as? Destination { return Judgement(mayEnter(own, from: asker)) }
        return Judgement(mayEnter(inside: destination, from: asker))
    }
}

/// A verdict with its types forgotten.
enum Judgement: Sendable {
    case allow
    case refuse(String)
    case redirect(Decision)
    case interpose(Decision)
    case wait(@MainActor () async -> Judgement)

    init<Destination>(_ verdict: Verdict<Destination>) {
        switch verdict {
        case .allow: self = .allow
        case .refuse(let why): self = .refuse(why)
        case .redirect(let transition): self = .redirect(Decision(transition))
        case .interpose(let destination, let style):
            self = .interpose(Decision(Tree.Transition<Destination, Never>.present(destination, as: style)))
        case .wait(let later): self = .wait { Judgement(await later()) }
        }
    }
}
