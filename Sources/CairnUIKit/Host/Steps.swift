#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        /// Has UIKit do one step. Whatever becomes of it, `rested()` follows: at once when nothing is animated
        /// or UIKit will not do it, otherwise when UIKit says that it is over.
        func begin(_ step: Patch.Step) {
            switch step {
            case .root(let part): fillWindow(with: part)
            case .container(.stack(let node, let parts)): setStack(node, to: parts)
            case .container(.tabs(let node, let parts, let selected)):
                setTabs(node, to: parts, selected: selected)
            case .container: rested()
            case .dismiss(let count): dismiss(toLayers: count)
            case .present(let layer): present(layer)
            }
        }

        private func fillWindow(with part: Shown.Part) {
            guard let controller = controller(for: part) else { return rested() }
            window.rootViewController = controller
            if window.isHidden || !window.isKeyWindow { window.makeKeyAndVisible() }
            rested()
        }

        private func setStack(_ node: Tree.Node.ID, to parts: [Shown.Part]) {
            guard let stack = known.controller(for: node) as? UINavigationController else { return rested() }
            let old = stack.viewControllers
            let new = parts.compactMap { controller(for: $0) }
            guard let top = new.last, new != old else { return rested() }
            let isSeen = stack.viewIfLoaded?.window != nil
            let animated = isSeen && top !== old.last && UIView.areAnimationsEnabled
            if animated { underWay = .stack(stack) }
            if new.dropLast() == old[...] {
                stack.pushViewController(top, animated: animated)
            } else if old.starts(with: new) {
                stack.popToViewController(top, animated: animated)
            } else {
                stack.setViewControllers(new, animated: animated)
            }
            guard animated else { return rested() }
            // `didShow` ends the step. Where other code interferes it may never come: then the completion does,
            // or the transition is gone before it began.
            stack.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.restSoon()
            }
            restSoon(if: { [weak stack] in stack?.transitionCoordinator == nil })
        }

        private func dismiss(toLayers count: Int) {
            let chain = chain
            guard chain.count > count else { return rested() }
            underWay = .modal
            chain[count - 1].dismiss(animated: UIView.areAnimationsEnabled) { [weak self] in
                self?.modalEnded()
            }
            // UIKit refuses with a line in the console and never calls the completion.
            restSoon(if: { [weak self] in self?.movingModal == nil })
        }

        private func present(_ layer: Shown.Layer) {
            guard let top = chain.last, let style = layer.style,
                let controller = controller(for: layer.part, presentedAs: style)
            else { return rested() }
            underWay = .modal
            top.present(controller, animated: UIView.areAnimationsEnabled) { [weak self] in
                self?.modalEnded()
            }
            if top.presentedViewController !== controller { rested() }
        }

        private func modalEnded() {
            if case .modal = underWay { rested() }
        }
    }
#endif
