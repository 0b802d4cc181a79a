#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Modals in a current context: presented over one stack, and not over the window.
    extension UIKitHost {
        /// What covers a stack, the lowest first; what is on its way out is not counted.
        func covers(of stack: UIViewController) -> [UIViewController] {
            // One that fills the window, or is a modal or a cover itself, has none. A page that is not in front has no
            // parent.
            guard stack !== base, stack.parent != nil || !isLayer(stack) else { return [] }
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

        private func isLayer(_ controller: UIViewController) -> Bool {
            controller.presentingViewController != nil
        }

        /// A controller, what stands on it one over the other, and then what covers in these have presented that is no cover:
        /// UIKit puts that over the window, and nobody below knows of it.
        func layers(
            from bottom: UIViewController?, while isCounted: (UIViewController) -> Bool
        ) -> [UIViewController] {
            var layers: [UIViewController] = []
            func climb(from bottom: UIViewController?) {
                var next = bottom
                while let controller = next, isCounted(controller) {
                    layers.append(controller)
                    if listeners.hearsColumns { layers += pushedAboveContainers(in: controller) }
                    next = controller.presentedViewController
                    // Below what the layer itself presents: that lies over the window. Most windows have none, and in a deep chain
                    // one is seen before anything stands over it.
                    if next == nil || !inOwnContext.isEmpty { climb(from: modalInOwnContext(of: controller)) }
                    // What other code has put into a container may have presented something beside that.
                    guard controller.parent != nil, let outer = controller.outermost.presentedViewController,
                        outer !== next
                    else { continue }
                    climb(from: next)
                    next = outer
                }
            }
            climb(from: bottom)
            guard hasCovers else { return layers }
            var index = 0
            while index < layers.count {
                for modal in modalsOfCovers(in: layers[index]) { climb(from: modal) }
                index += 1
            }
            return layers
        }

        /// What a screen in front has presented in a context of its own: other code can have it so, by
        /// `definesPresentationContext`. UIKit has only that screen know of it, and shows it as long as that is in front; so does
        /// the tree, as a modal over all. With something over it, it stays whatever comes to the front below.
        private func modalInOwnContext(of layer: UIViewController) -> UIViewController? {
            if let modal = layer.modalInOwnContextInFront {
                if !inOwnContext.contains(where: { $0.object === modal }) {
                    inOwnContext = inOwnContext.filter { $0.object != nil } + [Weak(modal)]
                }
                return modal
            }
            return inOwnContext.lazy.compactMap(\.object).first { modal in
                guard modal.presentedViewController != nil, let presenter = modal.presentingViewController,
                    presenter.presentedViewController === modal
                else { return false }
                return presenter !== layer
                    && sequence(first: presenter, next: \.parent).contains { $0 === layer }
            }
        }

        private func modalsOfCovers(in layer: UIViewController) -> [UIViewController] {
            var modals: [UIViewController] = []
            _ = first(from: layer) { stack in
                guard let cover = covers(of: stack).last, let modal = cover.presentedViewController,
                    modal.presentingViewController === cover, !modal.isCover
                else { return false }
                modals.append(modal)
                return false
            }
            return modals
        }

        func cover(_ node: Tree.Node.ID, with part: Shown.Part) {
            guard let stack = known.controller(for: node), let controller = controller(for: part) else {
                return done()
            }
            let presenter = covers(of: stack).last ?? stack
            presenter.definesPresentationContext = true
            // Not `.currentContext`: that takes the stack's own view out, and UIKit does not put it back when
            // its tab is selected again.
            controller.modalPresentationStyle = .overCurrentContext
            listeners.animate(controller)
            present(controller, from: presenter)
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
        /// What a screen in front in this one has presented in a context of its own. Asked at each look, so most is passed over at
        /// a glance.
        fileprivate var modalInOwnContextInFront: UIViewController? {
            guard !children.isEmpty else { return nil }
            if let one = childInFront { return one.modalInOwnContext ?? one.modalInOwnContextInFront }
            let inFront = childrenInFront
            return inFront.lazy.compactMap(\.modalInOwnContext).first
                ?? inFront.last?.modalInOwnContextInFront
        }

        private var modalInOwnContext: UIViewController? {
            guard definesPresentationContext, !(self is UINavigationController),
                let modal = presentedViewController, modal.presentingViewController === self
            else { return nil }
            return modal
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
            case let columns as UISplitViewController: columns.columnControllers
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
