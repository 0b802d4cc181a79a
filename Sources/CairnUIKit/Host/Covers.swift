#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Modals in a current context: presented over one stack, and not over the window.
    extension UIKitHost {
        /// What covers a stack, the lowest first; what is on its way out is not counted.
        func covers(of stack: UIViewController) -> [UIViewController] {
            // One that stands in no container fills the window, or is a cover itself.
            guard stack.parent != nil else { return [] }
            var covers: [UIViewController] = []
            var presenter = stack
            // UIKit also answers for what an ancestor presents: that is the window's.
            while let next = presenter.presentedViewController, next.presentingViewController === presenter,
                next.modalPresentationStyle == .overCurrentContext, !next.isBeingDismissed
            {
                covers.append(next)
                presenter = next
            }
            return covers
        }

        func cover(_ node: Tree.Node.ID, with part: Shown.Part) {
            guard let stack = known.controller(for: node), let controller = controller(for: part) else {
                return rested()
            }
            let presenter = covers(of: stack).last ?? stack
            presenter.definesPresentationContext = true
            // Not `.currentContext`: that takes the stack's own view out, and UIKit does not put it back when
            // its tab is selected again.
            controller.modalPresentationStyle = .overCurrentContext
            listeners.animate(controller, for: self)
            present(controller, from: presenter)
        }

        func uncover(_ node: Tree.Node.ID, toCovers count: Int) {
            guard let stack = known.controller(for: node) else { return rested() }
            let presenters = [stack] + covers(of: stack)
            guard presenters.count > count + 1 else { return rested() }
            dismiss(from: presenters[count])
        }

        /// Every controller that is on screen or behind it, with what covers the stacks among them.
        func controllers(from root: UIViewController) -> [UIViewController] {
            let presented = root.presentedViewController
            let isCover = presented?.modalPresentationStyle == .overCurrentContext
            let cover = isCover && presented?.presentingViewController === root ? presented : nil
            return [root] + (root.children + [cover].compactMap(\.self)).flatMap(controllers(from:))
        }
    }
#endif
