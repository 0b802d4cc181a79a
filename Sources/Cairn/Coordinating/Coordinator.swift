/// Decides where a route leads, and creates what is shown there: a ``ScreenFactory`` that decides.
///
/// A coordinator is a screen too: returned from another's ``ScreenFactory/screen(for:router:)``, it brings its
/// ``ScreenFactory/root`` into the tree. It lives exactly as long as its node; nobody keeps it by hand.
///
/// Where every route shows one destination, `Route` and `Destination` are the same enum, and every route is a
/// push unless ``transition(for:from:)`` says otherwise: one more screen costs a case and its making.
///
/// `any Coordinator<Player>` is a flow that ends with a player, whoever makes it: another module, a closure that was handed in.
@MainActor
public protocol Coordinator<Output>: ScreenFactory {
    /// What a coordinator answers.
    typealias Next = Tree.Transition<Destination, Output>

    /// The decision: what a route means for the screen that asked, now. What it throws refuses the request: a `Refusal` as
    /// it is, any other error as ``Refusal/decisionFailed(_:)``. A `CancellationError` cancels it.
    ///
    /// Called outside of any change, so it may ask for further routes; those come after this one.
    func transition(for route: Route, from asker: Asker) throws -> Next

    /// How a link brings a destination that is not on screen yet; pushed by default. Relative to the front-most screen of this
    /// coordinator. Without an `Output` you may write `-> Next`.
    func transition(toLinked destination: Destination) -> Tree.Transition<Destination, Never>
}

extension Coordinator {
    /// Pushed.
    public func transition(toLinked destination: Destination) -> Tree.Transition<Destination, Never> {
        .push(destination)
    }
}

extension Coordinator where Route == Destination {
    /// Every route is a push.
    public func transition(for route: Route, from asker: Asker) throws -> Next { .push(route) }
}

/// A coordinator whose decisions have to wait, for the network say. While one waits, the user can go on: the
/// request is superseded by another from the same screen, and refused when that screen leaves.
@MainActor
public protocol WaitingCoordinator: Coordinator {
    /// The decision, with time to make it. Its task is cancelled when the answer is no longer wanted. What it asks for, a
    /// flow that it runs say, serves the request and does not supersede it. What it throws refuses or cancels the request, as
    /// in ``Coordinator/transition(for:from:)``.
    func decision(for route: Route, from asker: Asker) async throws -> Next
}

extension WaitingCoordinator {
    /// Asked only by those who do not know that this coordinator waits; always throws.
    public func transition(for route: Route, from asker: Asker) throws -> Next {
        throw Refusal.decisionFailed("\(Self.self) decides by `decision(for:from:)`, which waits")
    }
}

extension Coordinator {
    /// The root, with the type of its destinations forgotten.
    var anyRoot: Tree.Root<AnyDestination> { root.map { AnyDestination($0) } }

    func make(
        _ destination: AnyDestination, as node: Tree.Node.ID, door: any PlacedDoor
    ) throws(Refusal) -> any Presentable {
        guard let own = destination.base as? Destination else {
            throw .wrongType(expected: "\(Destination.self)", found: destination.label)
        }
        do { return try screen(for: own, router: Router(asker: node, door: door)) } catch {
            throw error as? Refusal ?? .makingFailed(destination.label, why: "\(error)")
        }
    }

    func change(toLinked destination: AnyDestination) throws(Refusal) -> Tree.Change {
        guard let own = destination.base as? Destination else {
            throw .wrongType(expected: "a \(Destination.self) of \(Self.self)", found: destination.label)
        }
        return Decision(transition(toLinked: own)).change
    }

    /// Whether a route is one of its own.
    func knows(_ route: Any) -> Bool { route is Route }

    /// The type of its routes.
    var routeType: Any.Type { Route.self }

    /// The type of what it ends with.
    var outputType: Any.Type { Output.self }

    func decide(_ route: Any, from asker: Asker) throws -> Decision {
        Decision(try transition(for: own(route), from: asker))
    }

    fileprivate func own(_ route: Any) throws(Refusal) -> Route {
        guard route is Route else {
            throw .wrongType(expected: "\(Route.self)", found: label(of: route))
        }
        return route as! Route
    }
}

extension WaitingCoordinator {
    func decideWaiting(_ route: Any, from asker: Asker) async throws -> Decision {
        Decision(try await decision(for: own(route), from: asker))
    }
}
