/// What a view model asks by. A small value that owns nothing: keep it, copy it, give it on.
@MainActor
public struct Router<Route> {
    package let asker: Tree.Node.ID
    let door: RequestDoor
    let whole: @MainActor (Route) -> Any

    init(asker: Tree.Node.ID, door: RequestDoor, whole: @escaping @MainActor (Route) -> Any = { $0 }) {
        self.asker = asker
        self.door = door
        self.whole = whole
    }

    /// Asks for a route. If the coordinator can decide at once and no finger holds the screen, the tree has
    /// changed when this returns; the pixels follow.
    /// - Returns: The request, to await its outcome or to cancel it; ignore it if you need neither.
    @discardableResult
    public func trigger(_ route: Route) -> Request {
        door.ask(.route(whole(route)), asker, nil, nil)
    }

    /// Closes this screen by the inverse of what opened it, with all that stands on it. Refused where there is
    /// nothing to undo: at the root of the window, and after `set`.
    @discardableResult
    public func close() -> Request {
        door.ask(.close, asker, nil, nil)
    }

    /// A router for a screen that has a route type of its own: `router.scoped { .login($0) }`.
    public func scoped<Part>(_ embed: @escaping @MainActor (Part) -> Route) -> Router<Part> {
        Router<Part>(asker: asker, door: door) { [whole] in whole(embed($0)) }
    }
}

extension Router where Route: RawRepresentable<String> & CaseIterable {
    /// Asks for a route by its identifier, from a push message say, or a web view. An unknown one is refused
    /// with the known ones named.
    @discardableResult
    public func trigger(id: String) -> Request {
        guard let route = Route(rawValue: id) else {
            let refusal = Refusal.unknownRoute(id, known: Route.allCases.map(\.rawValue))
            return door.refuse(.route(id), asker, refusal)
        }
        return trigger(route)
    }
}
