#if canImport(UIKit)
    import Cairn
    import UIKit

    /// A controller that shows a container of the app's own: places side by side, one of them in front.
    ///
    /// The host calls ``show(_:front:)``; a finger that brings another place to the front is told by ``frontChanged``.
    /// ```swift
    /// UIKitHost(window: window, containers: [.drawer: { DrawerController() }])
    /// ```
    @MainActor
    public protocol ContainerController: UIViewController {
        /// The places it was given, in order.
        var places: [UIViewController] { get }
        /// The index of the place in front; the places are never empty once they were given.
        var front: Int { get }
        /// Call it when a person has brought another place to the front, once that no longer moves.
        var frontChanged: (@MainActor () -> Void)? { get set }

        /// Shows these places, the one at an index in front. A place may be another controller than before.
        func show(_ places: [UIViewController], front: Int)
    }

    extension UIKitHost {
        func container(
            _ kind: Tree.Kind, _ node: Tree.Node.ID, _ parts: [Shown.Part], front: Tree.Node.ID
        ) -> UIViewController {
            guard let container = makeContainer[kind]?() else {
                return MisfitViewController(
                    "a container of the kind '\(kind)'", for: node,
                    remedy: "Give UIKitHost what shows it: containers: [.\(kind): { … }].")
            }
            container.frontChanged = { [weak self, weak container] in
                if let container { self?.personChose(in: container) }
            }
            show(parts, front: front, in: container)
            return container
        }

        func show(_ parts: [Shown.Part], front: Tree.Node.ID, in container: any ContainerController) {
            let places = parts.compactMap { controller(for: $0) }
            let index = parts.firstIndex { $0.id == front } ?? 0
            guard places != container.places || index != container.front else { return }
            container.show(places, front: index)
        }

        func personChose(in container: any ContainerController) {
            guard underWay == nil else { return }
            navigator?.hear(.moved(look()))
            rested()
        }
    }
#endif
