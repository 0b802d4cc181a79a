#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Modals in a current context: presented over one stack, and not over the window.
    extension UIKitHost {
        /// What covers a stack, the lowest first; what is on its way out is not counted.
        func covers(of stack: UIViewController) -> [UIViewController] {
            // One that fills the window, or is a modal or a cover itself, has none. A page that is not in front has no
            // parent.
            guard stack !== base, stack.parent != nil || stack.presentingViewController == nil else {
                return []
            }
            var covers: [UIViewController] = []
            var presenter = stack
            // UIKit also answers for what an ancestor presents: that is the window's.
            while let next = presenter.presentedViewController, next.isCover,
                next.presentingViewController === presenter, !next.isBeingDismissed
            {
                covers.append(next)
                presenter = next
            }
            return covers
        }

        /// A controller, what stands on it one over the other, and then what covers in these have presented that is no cover:
        /// UIKit puts that over the window, and nobody below knows of it.
        func layers(
            from bottom: UIViewController?, while isCounted: (UIViewController) -> Bool
        ) -> [UIViewController] {
            var layers = VisitedControllers()
            var presentedInContainers = VisitedControllers()
            func climb(from bottom: UIViewController?) {
                var next = bottom
                while let controller = next, isCounted(controller) {
                    // Several ways may lead to it; and one that was pushed while it is dismissed leads to itself. Pushed while
                    // it is presented, it stands on the stack.
                    let isNew =
                        controller.isPresentedInContainer
                        ? presentedInContainers.insert(controller) : layers.insert(controller)
                    guard isNew else { return }
                    for pushed in pushedByOthers(in: controller) where layers.insert(pushed) {
                        climb(from: pushed.modalInOwnContext)
                    }
                    next = controller.presentedViewController
                    // Below what the layer itself presents: that lies over the window.
                    for modal in modalsInOwnContext(of: controller) { climb(from: modal) }
                    // What other code has put into a container may have presented something beside that.
                    guard controller.parent != nil, let outer = controller.outermost.presentedViewController,
                        outer !== next
                    else { continue }
                    climb(from: next)
                    next = outer
                }
            }
            climb(from: bottom)
            guard hasCovers else { return layers.inOrder }
            var index = 0
            while index < layers.inOrder.count {
                for modal in modalsOfCovers(in: layers.inOrder[index]) { climb(from: modal) }
                index += 1
            }
            return layers.inOrder
        }

        /// What other code has pushed in a layer where no stack of the tree's takes it in.
        private func pushedByOthers(in layer: UIViewController) -> [UIViewController] {
            (listeners.hearsMore ? pushedBehindMore(in: layer) : [])
                + (listeners.hearsColumns ? pushedAboveContainers(in: layer) : [])
        }

        /// What screens in front have presented in contexts of their own: other code can have it so, by
        /// `definesPresentationContext`. UIKit has only that screen know of it, and shows it as long as that is in front; so does
        /// the tree, as a modal over all. With something over it that is still on screen, it stays whatever comes to the front below.
        private func modalsInOwnContext(of layer: UIViewController) -> [UIViewController] {
            var modals: [UIViewController] = []
            layer.addModalsInOwnContext(to: &modals)
            for modal in inOwnContext.lazy.compactMap(\.object) where !modals.contains(modal) {
                if stays(modal, inContextIn: layer) { modals.append(modal) }
            }
            if modals.contains(where: { modal in !inOwnContext.contains { $0.object === modal } }) {
                inOwnContext.removeAll { $0.object.map(modals.contains) ?? true }
                inOwnContext += modals.map { Weak($0) }
            }
            return modals
        }

        private func stays(_ modal: UIViewController, inContextIn layer: UIViewController) -> Bool {
            guard let presenter = modal.presentingViewController, presenter !== layer,
                presenter.presentedViewController === modal,
                sequence(first: presenter, next: \.parent).contains(where: { $0 === layer })
            else { return false }
            return modal.withModalsAbove.dropFirst().contains {
                !$0.isLeaving && $0.viewIfLoaded?.window != nil
            }
        }

        /// What the top cover of each stack has presented, and what screens in covers have in contexts of their own.
        private func modalsOfCovers(in layer: UIViewController) -> [UIViewController] {
            var modals: [UIViewController] = []
            _ = first(from: layer) { stack in
                guard let cover = covers(of: stack).last, let modal = cover.presentedViewController,
                    modal.presentingViewController === cover, !modal.isCover
                else { return false }
                modals.append(modal)
                return false
            }
            _ = first(from: layer, onlyInFront: true) { stack in
                for cover in covers(of: stack) { modals += modalsInOwnContext(of: cover) }
                return false
            }
            return modals
        }

        /// UIKit presents nothing from what is not in the window: a column that the display mode hides, or that comes to the front
        /// just now.
        func cover(_ node: Tree.Node.ID, with part: Shown.Part) {
            guard let stack = known.controller(for: node) else { return done() }
            let presenter = covers(of: stack).last ?? stack
            let isInWindow = presenter.viewIfLoaded?.window != nil
            guard isInWindow || !waiting.isEmpty else { return bringToFront(stack) }
            guard let controller = controller(presenting: part, over: node) else { return done() }
            patienceForCovers = Self.mostPatienceForCovers
            presenter.definesPresentationContext = true
            present(controller, from: presenter) { host in
                // Not `.currentContext`: that takes the stack's own view out, and UIKit does not put it back when
                // its tab is selected again.
                controller.modalPresentationStyle = .overCurrentContext
                host.listeners.animate(controller)
            }
        }

        /// What covers it is planned anew once it may be in the window, and nothing is presented before: something else may come to
        /// rest first, an empty place that appears say, and that is no end of the cover.
        private func bringToFront(_ stack: UIViewController) {
            guard patienceForCovers > 0 else {
                patienceForCovers = Self.mostPatienceForCovers
                return done()
            }
            patienceForCovers -= 1
            tell(.postponed)
            motion.hear(.moves(.modal))
            stack.splitViewController?.reveal(stack)
            motion.restWhenOver(stack)
        }

        func uncover(_ node: Tree.Node.ID, toCovers count: Int) {
            guard let stack = known.controller(for: node) else { return done() }
            let presenters = [stack] + covers(of: stack)
            guard presenters.count > count + 1 else { return done() }
            dismiss(from: presenters[count])
        }

        /// The first controller of which something is true: this one, those in it, and what covers the stacks among
        /// them; below the top of a stack there are only screens, which nobody can see.
        func first(
            from root: UIViewController, onlyInFront: Bool = false, where isWanted: (UIViewController) -> Bool
        ) -> UIViewController? {
            if isWanted(root) { return root }
            for child in onlyInFront ? root.childrenInFront : inner(of: root) {
                if let found = first(from: child, onlyInFront: onlyInFront, where: isWanted) { return found }
            }
            guard let cover = root.presentedViewController, cover.isCover,
                cover.presentingViewController === root
            else { return nil }
            return first(from: cover, onlyInFront: onlyInFront, where: isWanted)
        }

        private func inner(of controller: UIViewController) -> [UIViewController] {
            guard let stack = controller as? UINavigationController, listeners.hear(stack),
                !held(by: stack).isLookedInto
            else { return controller.children }
            return stack.topViewController.map { [$0] } ?? []
        }

        /// All containers, and what is on screen or behind it.
        var shownControllers: [UIViewController] {
            var all: [UIViewController] = []
            for layer in chain {
                _ = first(from: layer) {
                    all.append($0)
                    return false
                }
            }
            return all
        }
    }

    extension UIViewController {
        /// What screens in front in this one have presented in contexts of their own. Asked at each look, so most is passed over at
        /// a glance.
        fileprivate func addModalsInOwnContext(to modals: inout [UIViewController]) {
            guard !children.isEmpty else { return }
            if let one = childInFront { return one.addModals(to: &modals) }
            for child in childrenInFront { child.addModals(to: &modals) }
        }

        private func addModals(to modals: inout [UIViewController]) {
            if let modal = modalInOwnContext { modals.append(modal) }
            addModalsInOwnContext(to: &modals)
        }

        fileprivate var modalInOwnContext: UIViewController? {
            guard definesPresentationContext, !(self is UINavigationController),
                let modal = presentedViewController, modal.presentingViewController === self
            else { return nil }
            return modal
        }

        /// Whether it is presented, and not only in what is.
        var isPresentedItself: Bool { presentingViewController?.presentedViewController === self }

        /// Whether it was presented, and was put into a container since: UIKit lets other code do both.
        fileprivate var isPresentedInContainer: Bool {
            parent != nil && isPresentedItself
        }

        /// This one and what stands on it, one over the other.
        var withModalsAbove: [UIViewController] {
            var all = VisitedControllers()
            var next: UIViewController? = self
            while let controller = next, all.insert(controller) { next = controller.presentedViewController }
            return all.inOrder
        }

        /// The one in front, of a container that has no more than one there.
        private var childInFront: UIViewController? {
            (self as? UINavigationController)?.topViewController
                ?? (self as? UITabBarController)?.selectedViewController
        }

        /// What is in front in a container; in any other all that is in it.
        fileprivate var childrenInFront: [UIViewController] {
            if let one = childInFront { return [one] }
            return switch self {
            case let pages as UIPageViewController: pages.viewControllers ?? []
            case let columns as UISplitViewController: columns.columnsInFront
            case let own as any ContainerController:
                own.places.indices.contains(own.front) ? [own.places[own.front]] : []
            default: children
            }
        }

        /// Whether it was presented over one container and not over the window. Cairn presents in one of the two styles, other
        /// code in either.
        fileprivate var isCover: Bool {
            modalPresentationStyle == .overCurrentContext || modalPresentationStyle == .currentContext
        }
    }
#endif
