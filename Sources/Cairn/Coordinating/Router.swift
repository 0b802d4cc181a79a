/// What a view model asks by. A struct that retains neither the navigator nor any screen: keep it, copy it, pass it on. One that is
/// ``scoped(_:)`` keeps what its closure captures.
@MainActor
public struct Router<Route> {
    /// Its node; of a router without a place, none.
    let node: Tree.Node.ID
    let door: any RequestDoor
    let whole: @MainActor (Route) -> Any

    init(asker: Tree.Node.ID, door: any RequestDoor, whole: @escaping @MainActor (Route) -> Any = { $0 }) {
        node = asker
        self.door = door
        self.whole = whole
    }

    /// A router without a place yet, for a view model to hold from its `init`: ``Routed``. What is asked before the view
    /// model's screen is in the tree waits for that.
    public init() {
        self.init(asker: .nowhere, door: EarlyRouter.Door(EarlyRouter(for: Route.self)))
    }

    /// Asks for a route. If the coordinator can decide at once, no guard takes time to answer and no finger holds the screen, the
    /// tree has changed when this returns; the pixels follow. What is asked while a coordinator or a guard is called, or a screen made,
    /// comes after that.
    ///
    /// Supersedes this screen's previous request if that has not been performed, unless that waits for this screen's own
    /// leave-guard: what is asked meanwhile may be its question. Refused when the screen has left, when it has
    /// asked for the same and that is not on screen yet, and when no coordinator from its own outwards knows the route; besides
    /// by what the coordinator decides, and by guards. The same is an equal route; of a type that is not `Equatable`, one of the
    /// same case with the same values and objects.
    /// - Returns: The request, to await its outcome or to cancel it; ignore it if you need neither.
    @discardableResult
    public func trigger(_ route: Route) -> Request {
        door.ask(.route(whole(route)), from: node, owner: nil, waiter: nil)
    }

    /// Closes this screen by undoing what opened it: pops it with all above it, or dismisses the modal whose root it is, clears
    /// the column, takes away the guest. Refused at the root of a window, tab or page, of the primary column, and for screens
    /// above the root that came by `.set`. Supersedes this screen's previous request, also where it is refused.
    @discardableResult
    public func close() -> Request {
        door.ask(.close, from: node, owner: nil, waiter: nil)
    }

    /// Goes where a link leads, as ``Navigator/follow(_:)-(LinkPath)`` does: from one tab to what another tab's coordinator shows,
    /// `router.follow(LinkPath(SeasonRoute.matches, MatchesRoute.match(7)))`. Which screen asks makes no difference, but one that
    /// has left is refused. To keep the way out of a view model, its coordinator hands it a closure that calls this.
    @discardableResult
    public func follow(_ path: LinkPath) -> Request {
        door.ask(.link(path), from: node, owner: nil, waiter: nil)
    }

    /// A router for a screen that has a route type of its own: `router.scoped { .login($0) }`.
    public func scoped<Part>(_ embed: @escaping (Part) -> Route) -> Router<Part> {
        Router<Part>(asker: node, door: door) { [whole] in whole(embed($0)) }
    }
}

extension Router {
    /// What it asks by as long as it has no place; nil for one that was made for a node.
    var early: EarlyRouter? { (door as? EarlyRouter.Door)?.early }
}

extension Tree.Node.ID {
    /// No node.
    static let nowhere = Tree.Node.ID(.min)
}

extension Router where Route: RawRepresentable<String> & CaseIterable {
    /// Asks for a route by its identifier, from a web view say; only where `Route` is `String, CaseIterable`. An unknown one is
    /// refused with the known ones named. For a push notification, which no screen asks for, follow a link
    /// (``Navigator/follow(_:by:)``).
    @discardableResult
    public func trigger(id: String) -> Request {
        guard let route = Route(rawValue: id) else {
            let refusal = Refusal.unknownRoute(id, known: Route.allCases.map(\.rawValue))
            return door.refuse(.route(id), from: node, refusal)
        }
        return trigger(route)
    }
}
