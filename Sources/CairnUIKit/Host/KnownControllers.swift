#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Which controller shows which node. Keeps none of them: that is UIKit's affair.
    @MainActor
    final class KnownControllers {
        /// An object, since to copy what is held weakly takes its time.
        private final class Entry {
            private(set) weak var controller: UIViewController?
            let node: Tree.Node.ID
            let animation: Tree.Animation?
            /// How it was presented last.
            var style: Tree.ModalStyle?
            /// Which container of the app's own it was made for.
            var kind: Tree.Kind?

            init(_ controller: UIViewController, _ node: Tree.Node.ID, _ animation: Tree.Animation?) {
                self.controller = controller
                self.node = node
                self.animation = animation
            }
        }

        private var byNode: [Tree.Node.ID: Entry] = [:]
        private var byController: [ObjectIdentifier: Entry] = [:]
        private var foreignCount = 1
        /// How many entries there may be until those whose controllers are gone are taken out.
        private var limit = 64

        /// The controller that shows a node; nil when there is none, or none any more.
        func controller(for node: Tree.Node.ID) -> UIViewController? {
            byNode[node]?.controller
        }

        /// Whether a controller was made for a node of the tree.
        func isOwn(_ controller: UIViewController) -> Bool {
            entry(of: controller).map { $0.node >= Tree.Node.ID(0) } ?? false
        }

        /// The name of the animation by which a controller came: once it goes, the tree knows it no more.
        func animation(of controller: UIViewController) -> Tree.Animation? {
            entry(of: controller)?.animation
        }

        /// How a controller was presented; nil for one that is no modal of the tree's.
        func style(of controller: UIViewController) -> Tree.ModalStyle? { entry(of: controller)?.style }

        func note(_ controller: UIViewController, presentedAs style: Tree.ModalStyle) {
            entry(of: controller)?.style = style
        }

        /// Which container a controller was made for; the tree may have another in its place by now.
        func kind(of controller: UIViewController) -> Tree.Kind? { entry(of: controller)?.kind }

        func note(_ controller: UIViewController, for kind: Tree.Kind) {
            entry(of: controller)?.kind = kind
        }

        private func entry(of controller: UIViewController) -> Entry? {
            guard let entry = byController[ObjectIdentifier(controller)], entry.controller === controller
            else { return nil }
            return entry
        }

        func note(
            _ controller: UIViewController, for node: Tree.Node.ID,
            animatedBy animation: Tree.Animation? = nil
        ) {
            if byNode.count >= limit { forgetTheGone() }
            let entry = Entry(controller, node, animation)
            byNode[node] = entry
            byController[ObjectIdentifier(controller)] = entry
        }

        /// The node that a controller shows. One that Cairn did not make gets an id below -1, and keeps it.
        func node(of controller: UIViewController) -> Tree.Node.ID {
            if let entry = entry(of: controller) { return entry.node }
            foreignCount += 1
            note(controller, for: Tree.Node.ID(-foreignCount))
            return Tree.Node.ID(-foreignCount)
        }

        /// What another host has called foreign before keeps its ids.
        func countForeign(after tree: Tree) {
            foreignCount = max(foreignCount, -(tree.nodes.map(\.id.number).min() ?? 0))
        }

        func forgetTheGone() {
            byNode = byNode.filter { $0.value.controller != nil }
            byController = byController.filter { $0.value.controller != nil }
            limit = max(64, 2 * byNode.count)
        }
    }
#endif
