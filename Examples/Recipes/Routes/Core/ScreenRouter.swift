import Cairn

/// What a screen's own router is made of: a struct that adopts the routes it needs, over the router of its screen.
@MainActor
public protocol ScreenRouter {
    associatedtype Place: Destination
    var router: Router<Tree.Transition<Place, Never>> { get }
}

extension ScreenRouter {
    @discardableResult
    public func open(_ place: Place, by opening: Opening) -> Request {
        router.trigger(opening.transition(to: place))
    }
}

/// A screen that can close itself: by the inverse of what opened it, whatever that was.
@MainActor
public protocol Closable {
    @discardableResult func close() -> Request
}

extension Closable where Self: ScreenRouter {
    @discardableResult
    public func close() -> Request { router.close() }
}
