#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Which controller shows which node. Keeps none of them: that is UIKit's affair.
    @MainActor
    final class KnownControllers {
        private var byNode: [Tree.Node.ID: KnownController] = [:]
        private var byController: [ObjectIdentifier: KnownController] = [:]
        private var foreignCount = 1
        let endings = KnownController.Endings()
        /// How many entries there may be until those whose controllers are gone are taken out.
        private var limit = 64

        /// The controller that shows a node; nil when there is none, or none any more.
        func controller(for node: Tree.Node.ID) -> UIViewController? {
            byNode[node]?.controller
        }

        /// How many controllers that were known have gone.
        var gone: Int { endings.count }

        /// All that are still there, by their nodes.
        var controllers: [UIViewController] {
            byNode.sorted { $0.key < $1.key }.compactMap { $0.value.controller }
        }

        /// Whether nothing that was known is there any more.
        var isEmpty: Bool { byNode.values.allSatisfy { $0.controller == nil } }

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

        /// What is known of a controller, if anything.
        func entry(of controller: UIViewController) -> KnownController? {
            guard let known = byController[ObjectIdentifier(controller)], known.isOf(controller) else {
                return nil
            }
            return known
        }

        @discardableResult
        func note(
            _ controller: UIViewController, for node: Tree.Node.ID, isScreen: Bool = false,
            animatedBy animation: Tree.Animation? = nil
        ) -> KnownController {
            if byNode.count >= limit { forgetTheGone() }
            let known = KnownController(controller, node, isScreen: isScreen, animation)
            known.namedItem = entry(of: controller)?.namedItem
            tie(KnownController.Ending(known, countedIn: endings), to: controller)
            byNode[node] = known
            byController[ObjectIdentifier(controller)] = known
            return known
        }

        private func tie(_ ending: KnownController.Ending?, to controller: UIViewController) {
            // Each host has its own.
            let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
            objc_setAssociatedObject(controller, key, ending, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        /// What showed a node that has left is foreign when it comes again.
        /// - Returns: Whether it is known no longer: it is off the screen, or gone. Where UIKit has made a stack around it, that
        ///   is known by it as long as it is there.
        func forgets(_ node: Tree.Node.ID) -> Bool {
            guard let known = byNode[node], let controller = known.controller else { return true }
            // The app has returned it for another place.
            guard entry(of: controller) === known else {
                byNode[node] = nil
                return true
            }
            // What fills the screen above has taken its view off, and it is there all the same.
            guard known.stackOfColumn == nil, controller.parent == nil,
                controller.presentingViewController == nil, controller.presentedViewController == nil,
                controller.viewIfLoaded?.window == nil
            else { return false }
            byNode[node] = nil
            if let item = known.namedItem, controller.tabBarItem === item {
                controller.tabBarItem = UITabBarItem(title: controller.title, image: nil, tag: 0)
            }
            forget(controller)
            controller.isLeftByHost = known.isContainer
            return true
        }

        /// What showed a node that another controller shows by now is foreign when it comes again.
        func forgetIfReplaced(_ controller: UIViewController) {
            guard let known = entry(of: controller), byNode[known.node] !== known else { return }
            known.hasLeft = true
            forget(controller)
        }

        private func forget(_ controller: UIViewController) {
            byController[ObjectIdentifier(controller)] = nil
            tie(nil, to: controller)
        }

        /// What is gone of these from now on was to be expected.
        func expectEnds(of nodes: Set<Tree.Node.ID>) {
            for node in nodes { byNode[node]?.hasLeft = true }
        }

        /// Leaves nothing behind on controllers that go on without the host.
        /// - Parameter last: One that is on its way out, and still has to be known by how it came.
        func forgetAll(but last: UIViewController?) {
            for known in byController.values {
                guard let controller = known.controller, controller !== last else { continue }
                known.hasLeft = true
                tie(nil, to: controller)
            }
        }

        /// What is known of a controller. One that Cairn did not make gets an id below -1, and keeps it.
        func entry(for controller: UIViewController) -> KnownController {
            if let known = entry(of: controller) { return known }
            foreignCount += 1
            return note(controller, for: Tree.Node.ID(-foreignCount))
        }

        /// The node that a controller shows.
        func node(of controller: UIViewController) -> Tree.Node.ID { entry(for: controller).node }

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
