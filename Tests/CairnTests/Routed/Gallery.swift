import Cairn
import CairnContract

/// A gallery whose view models hold their routers from the start. Its wall lives as long as the coordinator, whatever of
/// it is on screen.
@MainActor
final class Gallery: EnterGuard, Routed {
    enum Route: Hashable {
        case picture(Int), sketch(Int), sketchOnATornOne(Int)
        case wall(Wall.Route), wallOnTop, wallInASheet, misfit
        case hall, named(String)
    }
    enum Destination: Cairn.Destination { case wall, picture(Int), sketch(Int), torn, misfit, hall }

    let router = Router<Route>()
    let wall: Wall
    /// Whether a sketch may be seen.
    var verdict: Verdict<Destination> = .allow
    /// The requests of sketches, which ask as they are made.
    private(set) var asked: [Request] = []
    /// How many sketches were made.
    private(set) var sketches = 0

    init(_ wall: Wall = Wall()) { self.wall = wall }

    var root: Tree.Root<Destination> { .stack(.wall) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .picture(let number), .wall(.picture(let number)): .push(.picture(number))
        case .sketch(let number): .push(.sketch(number))
        case .sketchOnATornOne(let number): .several(.push(.sketch(number)), .push(.torn))
        case .wallOnTop: .push(.wall)
        case .wallInASheet: .present(.stack(.wall), as: .sheet)
        case .misfit: .push(.misfit)
        case .hall, .wall(.hall): .push(.hall)
        case .named(let name): .push(.picture(name.count))
        }
    }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        if case .sketch = destination { verdict } else { .allow }
    }

    func screen(for place: Destination, router: Router<Route>) throws -> any Presentable {
        switch place {
        case .wall: return Screen(wall, routes: Route.wall) { _ in NoView("wall") }
        case .misfit: return Screen(wall) { _ in NoView("wall") }
        case .picture: return Screen(Picture()) { _ in NoView("picture") }
        case .sketch(let number):
            sketches += 1
            let picture = Picture()
            asked += [10, 20].map { picture.router.trigger(.picture(number + $0)) }
            return Screen(picture) { _ in NoView("sketch") }
        case .torn: throw Refusal.unavailable("torn", why: "it is torn")
        case .hall: return Hall().onFinish { Route.named($0) }
        }
    }
}

/// Has routes of its own, of which some are flows.
@MainActor
final class Wall: Routed {
    enum Route: Hashable { case picture(Int), hall }
    let router = Router<Route>()
}

extension ResultRoute where Route == Wall.Route, Output == String {
    static var hall: Self { .init(.hall) }
}

/// Asks by the gallery's routes.
@MainActor
final class Picture: Routed {
    let router = Router<Gallery.Route>()
}

/// A flow that asks itself, as soon as it is there.
@MainActor
final class Hall: Coordinator, Routed {
    enum Route: Hashable { case window, name(String) }
    enum Destination: Cairn.Destination { case door, window }
    typealias Output = String

    let router = Router<Route>()
    var root: Tree.Root<Destination> { .stack(.door) }

    init() { router.trigger(.window) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .window: .push(.window)
        case .name(let name): .finish(name)
        }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        Screen(router) { _ in NoView("\(place)") }
    }
}
