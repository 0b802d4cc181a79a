/// A view model that holds its router from its `init`, before its screen is in the tree:
/// ```swift
/// final class ListViewModel: Routed {
///     enum Route { case open(Item.ID) }
///     let router = Router<Route>()
///     func tapped(_ id: Item.ID) { router.trigger(.open(id)) }
/// }
/// ```
/// The coordinator just returns it, `Screen(list, views.list)`; the navigator ties its router to the screen's node when
/// that comes into the tree. A coordinator whose routes are of another type says which of them these are:
/// `Screen(list, routes: Route.list, views.list)`. Without that the change is refused
/// (``Refusal/unknownRoutes(of:routes:coordinator:knows:)``).
///
/// A coordinator that is `Routed` asks itself, in the name of its own node: to log out when a session ends, say.
///
/// One rule for view models that are shown in several places or windows, one after the other or at once: the router asks
/// in the name of the newest of its nodes that is in a tree; when that leaves, of the one before. As long as it never had
/// one, and while the next one is being made, requests wait. They run in their order once the node is in the tree; when
/// it does not come after all, or the router is let go, they are refused (``Refusal/neverShown(route:)``). Once all of
/// its nodes have left, requests are refused as those of any screen that has left.
///
/// What is restored is made anew, so what a view model asks in its `init` it asks once more: what it opened before has come
/// back as well.
@MainActor
public protocol Routed: AnyObject {
    /// What it asks for.
    associatedtype Route
    /// By which it asks; made by `Router()`. With any other router, one that was handed in or a scoped one, nothing is tied.
    var router: Router<Route> { get }
}

extension Routed {
    /// The place of its router at a node; nil when it has no router that was made before.
    /// - Parameter embed: What makes of its routes those of the coordinator; nil where they are the same.
    func place(
        at node: Tree.Node.ID, by door: any PlacedDoor, made coordinator: any Coordinator,
        embed: (@MainActor (Any) -> Any)?
    ) throws(Refusal) -> RouterPlace? {
        guard let early = untied else { return nil }
        guard embed != nil || coordinator.routeType == Route.self else {
            throw .unknownRoutes(
                of: "\(Self.self)", routes: String(reflecting: Route.self),
                coordinator: "\(type(of: coordinator))", knows: String(reflecting: coordinator.routeType))
        }
        return RouterPlace(of: early, at: node, by: door, embed: embed)
    }

    /// The place of a coordinator's router, at its own node: it decides itself.
    func placeOfItsOwn(at node: Tree.Node.ID, by door: any PlacedDoor) -> RouterPlace? {
        guard let early = untied else { return nil }
        return RouterPlace(of: early, at: node, by: door, decidedBy: node)
    }

    /// What its router asks by until it has a place; nil where that is not its own.
    private var untied: EarlyRouter? {
        guard let early = router.early, early.routeType == Route.self, early.claim(for: self) else {
            return nil
        }
        return early
    }
}

extension TypeSet {
    static let routed = TypeSet { $0 is any Routed.Type }
}
