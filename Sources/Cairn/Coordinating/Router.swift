/// What a view model asks by. A small value that owns nothing: keep it, copy it, give it on.
@MainActor
public struct Router<Route> {
    package let asker: Tree.Node.ID
    package private(set) weak var navigator: Navigator?
    let whole: @MainActor (Route) -> Any

    package init(asker: Tree.Node.ID, navigator: Navigator) {
        self.asker = asker
        self.navigator = navigator
        self.whole = { $0 }
    }

    init(asker: Tree.Node.ID, navigator: Navigator?, whole: @escaping @MainActor (Route) -> Any) {
        self.asker = asker
        self.navigator = navigator
        self.whole = whole
    }

    /// Asks for a route. If the coordinator can decide at once and no finger holds the screen, the tree has
    /// changed when this returns; the pixels follow.
    /// - Returns: The request, to await its outcome or to cancel it; ignore it if you need neither.
    @discardableResult
    public func trigger(_ route: Route) -> Request {
        guard let navigator else { return Request(.refused(.noNavigator)) }
        return navigator.ask(whole(route), from: asker)
    }

    /// Closes this screen by the inverse of what opened it, with all that stands on it. Refused where there is
    /// nothing to undo: at the root of the window, and after `set`.
    @discardableResult
    public func close() -> Request {
        guard let navigator else { return Request(.refused(.noNavigator)) }
        return navigator.close(asker)
    }

    /// A router for a screen that has a route type of its own: `router.scoped { .login($0) }`.
    public func scoped<Part>(_ embed: @escaping @MainActor (Part) -> Route) -> Router<Part> {
        Router<Part>(asker: asker, navigator: navigator) { [whole] in whole(embed($0)) }
    }
}

extension Router where Route: RawRepresentable<String> & CaseIterable {
    /// Asks for a route by its identifier, from a push message say, or a web view. An unknown one is refused
    /// with the known ones named.
    @discardableResult
    public func trigger(id: String) -> Request {
        guard let route = Route(rawValue: id) else {
            let refusal = Refusal.unknownRoute(id, known: Route.allCases.map(\.rawValue))
            return navigator?.refuse(.route(id), from: asker, refusal) ?? Request(.refused(.noNavigator))
        }
        return trigger(route)
    }
}
