/// A view model that wants to know when its screen is active: visible, and the app in the foreground.
///
/// ```swift
/// func didBecomeActive() { refetch() }
/// ```
/// Screens under a sheet or an alert are visible; under another screen of the stack, in another tab, or under
/// what covers the window, they are not, nor is a guest behind another tab or page of its app's. A column that a split view's
/// display mode hides counts as visible. Told once nothing moves, so a swipe that is cancelled tells nothing; a screen that
/// leaves the tree is told at once.
///
/// Told where a coordinator returned it: a view model in a ``Screen``, a view controller. A view controller that was returned by
/// itself adopts this and hands on to its view model what it is told.
@MainActor
public protocol Activatable: AnyObject {
    /// Its screen is active now. Of several screens with one model the first counts.
    func didBecomeActive()
    /// No screen of it is active any more, or the app has gone to the background. Where another screen of the same model takes its
    /// place, this is told first. Does nothing by default.
    func didBecomeInactive()
}

extension Activatable {
    /// Does nothing.
    public func didBecomeInactive() {}
}

extension TypeSet {
    static let activatables = TypeSet { $0 is any Activatable.Type }
}
