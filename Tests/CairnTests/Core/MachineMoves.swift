import CairnContract
import CairnTesting

@testable import Cairn

/// What can happen in a world, besides the answers that somebody owes.
enum MachineMove: Hashable, CustomStringConvertible {
    /// The newest place of that name asks, in the tree or not.
    case ask(String, MachineApp.Transition)
    /// The same, and its coordinator takes its time to decide.
    case askSlowly(String, MachineApp.Transition)
    /// It waits for the result of the flow that this opens.
    case run(String, MachineApp.Transition)
    case close(String)
    /// It asks within the guard, or the decision, that is under way.
    case askInGuard(String, MachineApp.Transition)
    /// It asks within its own leave-guard.
    case askInQuestion(String, MachineApp.Transition)
    /// It presents a dialog itself and awaits the answer, or does so within its own leave-guard.
    case present(String)
    case presentInQuestion(String)
    /// The dialog in front, whose answer is awaited, is answered; or its cancel button is pressed.
    case answer, answerCancel
    /// A button of the dialog is pressed.
    case press(String, MachineApp.Transition)
    /// The same, and no coordinator knows what it asks for.
    case pressUnknown(String)
    case link([Place])
    /// The oldest request that is pending is taken back, or the newest.
    case cancelOldest, cancelNewest
    /// Whether forms ask before they are left, from now on.
    case formsArm, formsDisarm
    case windowCloses
    case swipeBegins, pullBegins, fingerFinishes, fingerCancels
    /// The last of the tabs is tapped, or the first.
    case tapLastTab, tapFirstTab
    case poppedBehindOurBack, dismissedBehindOurBack
    case rootReplaced, rootSetBack
    /// Another host takes the place of the one there is.
    case attachedAnew
    case stepEnds

    var description: String {
        switch self {
        case .ask(let name, let transition): "\(name): \(transition)"
        case .askSlowly(let name, let transition): "\(name), slowly: \(transition)"
        case .run(let name, let transition): "\(name) runs \(transition)"
        case .close(let name): "close \(name)"
        case .askInGuard(let name, let transition): "\(name), in a guard: \(transition)"
        case .askInQuestion(let name, let transition): "\(name), in its question: \(transition)"
        case .present(let name): "\(name) asks"
        case .presentInQuestion(let name): "\(name) asks in its question"
        case .answer: "answer"
        case .answerCancel: "answerCancel"
        case .press(let name, let transition): "press \(name): \(transition)"
        case .pressUnknown(let name): "press \(name), unknown"
        case .link(let places): "link \(places)"
        case .cancelOldest: "cancelOldest"
        case .cancelNewest: "cancelNewest"
        case .formsArm: "formsArm"
        case .formsDisarm: "formsDisarm"
        case .windowCloses: "windowCloses"
        case .swipeBegins: "swipeBegins"
        case .pullBegins: "pullBegins"
        case .fingerFinishes: "fingerFinishes"
        case .fingerCancels: "fingerCancels"
        case .tapLastTab: "tapLastTab"
        case .tapFirstTab: "tapFirstTab"
        case .poppedBehindOurBack: "poppedBehindOurBack"
        case .dismissedBehindOurBack: "dismissedBehindOurBack"
        case .attachedAnew: "attachedAnew"
        case .rootReplaced: "rootReplaced"
        case .rootSetBack: "rootSetBack"
        case .stepEnds: "stepEnds"
        }
    }
}

extension MachineWorld {
    /// Whether the move is possible; if so it has happened.
    mutating func happens(_ move: MachineMove) -> Bool {
        switch move {
        case .ask(let name, let transition):
            return asks(name, .route(StubRoute(transition: transition)))
        case .askSlowly(let name, let transition):
            return asks(name, .route(StubRoute(transition: transition, isLate: true)))
        case .run(let name, let transition):
            return asks(name, .route(StubRoute(transition: transition)), waiter: FlowWaiter(for: String.self))
        case .close(let name): return asks(name, .close)
        case .askInGuard(let name, let transition):
            guard let id = served else { return false }
            return asks(name, .route(StubRoute(transition: transition)), parent: .request(id))
        case .askInQuestion(let name, let transition):
            guard let id = book.newest[name], machine.questions[id] != nil else { return false }
            return asks(name, .route(StubRoute(transition: transition)), parent: .question(id))
        case .present(let name):
            return asks(name, .dialog(MachineApp.question), waiter: FlowWaiter(for: String.self))
        case .presentInQuestion(let name):
            guard let id = book.newest[name], machine.questions[id] != nil else { return false }
            return asks(
                name, .dialog(MachineApp.question), waiter: FlowWaiter(for: String.self),
                parent: .question(id))
        case .press(let name, let transition):
            return presses(name, .route(StubRoute(transition: transition)))
        case .pressUnknown(let name): return presses(name, .route("unknown"))
        case .link(let places):
            ask(.link(LinkPath(places.map { AnyDestination($0) })), from: machine.tree.root.id)
        case .cancelOldest, .cancelNewest:
            let pending = machine.pending
            guard let request = move == .cancelOldest ? pending.first : pending.last else { return false }
            if move == .cancelNewest, pending.count < 2 { return false }
            run(.cancelled(request.id))
        case .formsArm, .formsDisarm:
            guard isArmed != (move == .formsArm) else { return false }
            isArmed.toggle()
        case .windowCloses:
            flight = nil
            finger = nil
            run(.closed)
        case .attachedAnew:
            flight = nil
            finger = nil
            setAside = nil
            screen = .nothing
            run(.attached(screen))
        case .stepEnds:
            guard flight != nil else { return false }
            endStep()
        default: return isDoneByPerson(move)
        }
        return true
    }

    /// The request in whose guard or decision somebody is at work.
    private var served: Int? {
        for case .entering(let id, _, _) in open.map(\.answer) where machine.requests[id] != nil { return id }
        for case .deciding(let id, _, _) in open.map(\.answer) where machine.requests[id] != nil { return id }
        return nil
    }

    private mutating func presses(_ name: String, _ ask: Ask) -> Bool {
        guard let id = book.newest[name], let record = machine.records[id] else { return false }
        self.ask(ask, from: record.opener, dialog: id)
        return true
    }

    private mutating func asks(
        _ name: String, _ ask: Ask, waiter: FlowWaiter? = nil, parent: PendingRequest.Parent? = nil
    ) -> Bool { asks(id: book.newest[name], ask, waiter: waiter, parent: parent) }

    private mutating func asks(
        id: ID?, _ ask: Ask, waiter: FlowWaiter? = nil, parent: PendingRequest.Parent? = nil
    ) -> Bool {
        guard let id else { return false }
        self.ask(ask, from: id, waiter: waiter, parent: parent)
        return true
    }

    /// What a person or other code does on screen.
    private mutating func isDoneByPerson(_ move: MachineMove) -> Bool {
        guard machine.hasHost else { return false }
        switch move {
        case .swipeBegins: return begins(popped)
        case .pullBegins: return begins(dismissed)
        case .fingerFinishes, .fingerCancels:
            guard let moved = finger else { return false }
            finger = nil
            if move == .fingerFinishes { screen = moved }
            run(.host(.rested(screen)))
        case .tapFirstTab, .tapLastTab:
            guard flight == nil, finger == nil,
                case .choice(let kind, let id, let parts, let front)? = bottom,
                screen.layers.count == 1
            else { return false }
            let tapped = (move == .tapFirstTab ? parts.first : parts.last)?.id
            guard let tapped, tapped != front else { return false }
            screen.layers[0].part = .choice(kind, id, parts, front: tapped)
            run(.host(.moved(screen)))
            if flight == nil { run(.host(.rested(screen))) }
        case .poppedBehindOurBack, .dismissedBehindOurBack:
            guard finger == nil, flight == nil,
                let moved = move == .poppedBehindOurBack ? popped : dismissed
            else { return false }
            screen = moved
        case .answer, .answerCancel:
            guard finger == nil, flight == nil, let node = screen.layers.last?.part.id,
                let waiter = book.dialogs.last(where: { $0.node == node })?.waiter, let moved = dismissed
            else { return false }
            screen = moved
            run(.host(.moved(screen)))
            if flight == nil { run(.host(.rested(screen))) }
            // A button that gives an answer is heard; cancel gives none.
            if move == .answer { hear(.pressed(node)) }
            book.heard(waiter)
        case .rootReplaced:
            guard finger == nil, flight == nil, setAside == nil else { return false }
            setAside = screen
            screen = Shown(layers: [Shown.Layer(.foreign(ID(-2), "Lock"))], hidesTree: true)
        case .rootSetBack:
            guard let root = setAside else { return false }
            setAside = nil
            screen = root
        default: return false
        }
        return true
    }

    private mutating func begins(_ moved: Shown?) -> Bool {
        guard finger == nil, flight == nil, let moved else { return false }
        finger = moved
        run(.host(.began))
        return true
    }

    private var bottom: Shown.Part? { screen.layers.first?.part }

    private var popped: Shown? {
        guard setAside == nil else { return nil }
        var part = screen.layers.last?.part
        while case .choice? = part { part = part?.front }
        guard case .stack(let id, let parts, _)? = part, parts.count > 1 else { return nil }
        return screen.after(.container(.stack(id, parts.dropLast(), over: [])))
    }

    private var dismissed: Shown? {
        screen.layers.count > 1 ? Shown(layers: screen.layers.dropLast()) : nil
    }
}
