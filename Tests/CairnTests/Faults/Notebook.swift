import Cairn
import CairnContract

/// Notes, and an archive whose sealed part wants to know who reads it.
@MainActor
final class Notebook: EnterGuard {
    enum Destination: Cairn.Destination { case list, note(Int), hint, board, archive, signIn }
    enum Route: Hashable { case note(Int), noteWithHint(Int), noteWithBoard(Int), archive }
    var root: Tree.Root<Destination> { .stack(.list) }
    /// What is said of the sealed part of the archive.
    var verdict: Verdict<Destination> = .allow
    /// The routers of all notes that were ever made.
    private(set) var routers: [Router<Route>] = []
    /// What the overview of the archive asked for as soon as it was made.
    fileprivate(set) var early: [Request] = []

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .note(let number): .push(.note(number))
        // The hint is a screen, and cannot come as an alert.
        case .noteWithHint(let number): .several(.push(.note(number)), .present(.hint, as: .alert))
        // The board brings tabs, which no stack can hold.
        case .noteWithBoard(let number): .several(.push(.note(number)), .push(.board))
        case .archive: .push(.archive)
        }
    }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> { .allow }

    func mayEnter(inside destination: AnyDestination, from asker: Asker) -> Verdict<Destination> {
        destination.base as? Sealed.Destination == .documents ? verdict : .allow
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .note:
            routers.append(router)
            return Screen(router) { _ in NoView("note") }
        case .board: return SketchCoordinator(.tabs("left", "right"))
        case .archive: return Archive(self)
        case .signIn: return SignIn()
        case .list, .hint: return Screen(router) { _ in NoView("\(place)") }
        }
    }
}

@MainActor
private final class Archive: Coordinator {
    enum Route: Cairn.Destination { case overview, sealed }
    private let notebook: Notebook
    var root: Tree.Root<Route> { .stack(.overview, above: [.sealed]) }

    init(_ notebook: Notebook) { self.notebook = notebook }

    func screen(for place: Route, router: Router<Route>) -> any Presentable {
        switch place {
        case .overview: Screen(Overview(router.parent(), notebook)) { _ in NoView("overview") }
        case .sealed: Sealed()
        }
    }
}

/// Goes on to the newest note by itself.
@MainActor
private final class Overview {
    init(_ router: Router<Notebook.Route>, _ notebook: Notebook) {
        notebook.early.append(router.trigger(.note(7)))
    }
}

@MainActor
final class Sealed: Coordinator {
    enum Destination: Cairn.Destination { case documents }
    typealias Route = Destination
    var root: Tree.Root<Destination> { .stack(.documents) }

    func screen(for place: Route, router: Router<Route>) -> any Presentable {
        Screen(router) { _ in NoView("documents") }
    }
}
