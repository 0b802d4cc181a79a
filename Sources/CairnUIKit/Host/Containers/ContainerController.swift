#if canImport(UIKit)
    import Cairn
    import UIKit

    /// A controller that shows a container of the app's own: places side by side, one of them in front.
    ///
    /// The host calls ``show(_:front:)``; a finger that brings another place to the front is told by ``frontChanged``.
    /// ```swift
    /// UIKitHost(window: window, configuration: .init(containers: [.drawer: { DrawerController() }]))
    /// ```
    /// Lay each place in a view of its own, and take that away with it: beside the place's view in it, UIKit lays what is
    /// presented in the place's context.
    @MainActor
    public protocol ContainerController: UIViewController {
        /// The places it was given, in order.
        var places: [UIViewController] { get }
        /// The index of the place in front; the places are never empty once they were given.
        var front: Int { get }
        /// Call it when a person has brought another place to the front, once that no longer moves.
        var frontChanged: (@MainActor () -> Void)? { get set }

        /// Shows these places, the one at an index in front. A place may be another controller than before. Keep all of them, also those
        /// that are not in front: ``places`` has to return what was given last. What a place is called is its `tabBarItem`, as for
        /// tabs (``UIKitHost/Configuration/tabItem``): most controllers are made only once they are in front.
        func show(_ places: [UIViewController], front: Int)
    }
#endif
