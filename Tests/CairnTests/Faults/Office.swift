import CairnContract

@testable import Cairn

/// An app whose screens ask for any transition, with what it notes of what it was asked.
@MainActor
final class Office: EnterGuard {
    enum Destination: Cairn.Destination { case list, form, gold, tip, saved, pick, home, more, office }
    typealias Route = Tree.Transition<Destination, Never>
    let root: Tree.Root<Destination>
    /// What the guard of gold says.
    var gold: Verdict<Destination> = .allow
    /// Whether the form is armed, how often it was asked, and what it answers.
    var isArmed = false
    fileprivate(set) var asked = 0
    var answers: [Bool] = []
    /// The route of the dialog's button, and who asked for it.
    var afterSaved: Route = .none
    private(set) var askers: [Tree.Node.ID] = []
    private(set) var made: [Destination] = []
    /// What `pick` is.
    var pick: @MainActor () -> any Presentable = { Office(.stack(.list)) }
    /// What a new screen asks for at once.
    var atOnce: [Destination: Route] = [:]

    final class Form: LeaveGuard {
        private unowned let office: Office
        var isArmed: Bool { office.isArmed }

        init(_ office: Office) { self.office = office }

        func mayLeave() async -> Bool {
            office.asked += 1
            while office.answers.isEmpty, !Task.isCancelled { await Task.yield() }
            return office.answers.popLast() ?? false
        }
    }

    final class Model: Routed {
        let router = Router<Office.Route>()
    }

    init(_ root: Tree.Root<Destination>) { self.root = root }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        destination == .gold ? gold : .allow
    }

    func transition(for route: Route, from asker: Asker) -> Next {
        askers.append(asker.id)
        return route
    }

    func transition(toLinked destination: Destination) -> Next {
        destination == .saved ? .present(.saved, as: .alert) : .push(destination)
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        made.append(destination)
        switch destination {
        case .form: return Screen(Form(self)) { _ in NoView("form") }
        case .saved: return Dialog<Route>("Saved", .button("Show", afterSaved), .cancel)
        case .pick: return pick()
        case .office: return Office(.stack(.home))
        default:
            let model = Model()
            if let route = atOnce[destination] { model.router.trigger(route) }
            return Screen(model) { _ in NoView("\(destination)") }
        }
    }
}
