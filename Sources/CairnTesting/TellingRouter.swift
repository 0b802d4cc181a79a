import Cairn

extension Router {
    /// A router for a view model alone, in a test or a preview. Each route that it is asked for goes to the closure, and nothing else
    /// happens: there is no coordinator, no navigator and no tree.
    /// ```swift
    /// var asked: [PickPlayerCoordinator.Route] = []
    /// let players = PlayersViewModel(router: Router { asked.append($0) })
    /// players.picked(Player(name: "Ana"))
    /// #expect(asked == [.picked(Player(name: "Ana"))])
    /// ```
    /// A view model that is `Routed` takes it in its `init`, `router: Router<Route> = Router()`; in the app it has its own.
    ///
    /// - `trigger(_:)`, `close()` and `follow(_:)` are performed when they return, each time, also where they ask for the same. Of
    ///   `close()` and `follow(_:)` the closure hears nothing; `trigger(id:)` is refused for an unknown identifier, as ever.
    /// - `run(_:)` and `ask(_:as:)` throw `Refusal.makingFailed(_:why:)`, since nothing is there that ends with a result. Of what is
    ///   run the closure hears the route.
    /// - A router that is `scoped` from this one tells its routes as this one's.
    /// - What is asked of its `parent(_:)` the closure hears where the routes are of the same type. Of any other type they are
    ///   performed or thrown for alike, and told to nobody: run the view model in a ``TestApp`` for those.
    /// - `opener` is nil.
    /// - Parameter asked: Called with each route before its request returns.
    public init(_ asked: @escaping @MainActor (Route) -> Void) { self = .telling(asked) }
}
