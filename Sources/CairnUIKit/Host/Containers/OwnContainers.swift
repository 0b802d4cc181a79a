#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Containers of the app's own.
    extension UIKitHost {
        func container(
            _ kind: Tree.Kind, _ node: Tree.Node.ID, _ parts: [Shown.Part], front: Tree.Node.ID
        ) -> UIViewController {
            guard let container = configuration.containers[kind]?() else {
                return MisfitViewController(
                    "a container of the kind '\(kind)'", for: label(of: node),
                    remedy: "Give UIKitHost what shows it: containers: [.\(kind): { … }].")
            }
            container.frontChanged = { [weak self, weak container] in
                guard let self, let container else { return }
                let (front, count) = (container.front, container.places.count)
                if !(0..<count).contains(front) {
                    let name = "\(type(of: container))"
                    navigator?.write(
                        trouble: "\(name) says that place \(front) of \(count) is in front; count from 0")
                }
                motion.changedAtOnce(container)
            }
            let places = show(parts, front: front, of: node, in: container)
            // It would be given them again at each look, without end.
            guard container.places == places else {
                let says =
                    container.places.count == places.count
                    ? "others, or another order" : "\(container.places.count)"
                return MisfitViewController(
                    "\(type(of: container)), which was given \(places.count) places and says it has \(says)",
                    for: label(of: node),
                    remedy: "Have its places return what show(_:front:) was given last.")
            }
            return container
        }

        /// - Returns: The places that it was to show.
        @discardableResult
        func show(
            _ parts: [Shown.Part], front: Tree.Node.ID, of node: Tree.Node.ID,
            in container: any ContainerController
        ) -> [UIViewController] {
            let (places, old) = (parts.compactMap { controller(for: $0) }, container.places)
            // What other code has put there may be gone.
            let index = places.firstIndex { known.node(of: $0) == front } ?? 0
            // Of one that has forgotten its places nothing is known to show; those of the tree come with the next step.
            guard places != old || index != container.front, !places.isEmpty else { return places }
            name(places, among: old, in: places, of: node)
            container.show(places, front: index)
            return places
        }
    }
#endif
