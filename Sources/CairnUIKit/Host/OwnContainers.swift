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
                if let container { self?.motion.changedAtOnce(container) }
            }
            show(parts, front: front, in: container)
            return container
        }

        func show(_ parts: [Shown.Part], front: Tree.Node.ID, in container: any ContainerController) {
            let places = parts.compactMap { controller(for: $0) }
            // What other code has put there may be gone.
            let index = places.firstIndex { known.node(of: $0) == front } ?? 0
            guard places != container.places || index != container.front else { return }
            container.show(places, front: index)
        }
    }
#endif
