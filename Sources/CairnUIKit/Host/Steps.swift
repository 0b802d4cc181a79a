#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        /// Has UIKit do one step. Whatever becomes of it, its end follows: at once when nothing is animated
        /// or UIKit will not do it, otherwise when UIKit says that it is over.
        func begin(_ step: Patch.Step) {
            // A finger that is taken back takes back one step: what came before it would stay.
            if OfferedDriver.isOffered, look().after(step) != navigator?.tree.shown {
                OfferedDriver.withdraw()
            }
            switch step {
            case .root(let part): fill(with: part)
            case .container(.stack(let node, let parts, _)): setStack(node, to: parts)
            case .container(let part): bringUpToDate(part)
            case .dismiss(let count): dismiss(toLayers: count)
            case .present(let layer): present(layer)
            case .rest(let layer, let detent): rest(layer, at: detent)
            case .cover(let stack, let part): cover(stack, with: part)
            case .uncover(let stack, let count):
                uncoverWaiting(stack, toCovers: count)
                uncover(stack, toCovers: count)
            }
        }

        private func fill(with part: Shown.Part) {
            switch placement {
            case .window(let window, let root): fill(window, with: part, as: root)
            case .stack(let stack, _):
                guard let stack = stack.object else { return done() }
                fill(stack, with: part)
            case .modal: fillModal(with: part)
            }
        }

        private func fill(_ window: UIWindow, with part: Shown.Part, as root: Weak<UIViewController>) {
            guard let controller = controller(for: part) else { return done() }
            free(controller) { [weak self] in
                // Other code may present on what leaves, while the screens are made: it would stay on screen.
                let old = root.object
                guard let self, let modal = old?.presentedViewController,
                    modal.presentingViewController === old,
                    old !== controller
                else {
                    self?.show(controller, in: window, as: root)
                    return
                }
                motion.takeBack(modal) { [weak self] in self?.show(controller, in: window, as: root) }
            }
        }

        private func show(
            _ controller: UIViewController, in window: UIWindow, as root: Weak<UIViewController>
        ) {
            // Another host has taken over meanwhile, or nothing brought it off: then it would be in two places.
            guard motion.screen != nil else { return }
            guard !controller.isPresentedItself else { return done() }
            // Later another window of the app's may have the keyboard.
            let isFirst = root.object == nil
            window.rootViewController = controller
            root.object = controller
            if isFirst || window.isHidden { window.makeKeyAndVisible() }
            watch(controller.view)
            done()
        }

        /// - Parameter cycles: How often it is tried once more: pages put off what they are asked to show while they turn, which
        ///   without animation is over in a cycle or two.
        private func bringUpToDate(_ part: Shown.Part, cycles: Int = 4) {
            motion.hear(.moves(.container))
            // What is there is brought up to date as it is asked for.
            var controller: UIViewController?
            if animates {
                controller = self.controller(for: part)
            } else {
                UIView.performWithoutAnimation { controller = self.controller(for: part) }
            }
            if cycles > 0, let pages = controller as? PagesController, hasPutOff(part, pages) {
                return motion.soon { [weak self] _ in self?.bringUpToDate(part, cycles: cycles - 1) }
            }
            let mover: UIViewController? =
                controller as? UITabBarController ?? (controller as? UISplitViewController)?.stackOfColumns
            guard let mover, mover.transitionCoordinator != nil else { return done() }
            motion.restWhenOver(mover)
        }

        private func setStack(_ node: Tree.Node.ID, to parts: [Shown.Part]) {
            guard let stack = known.controller(for: node) as? UINavigationController else { return done() }
            if replace(stack, by: .stack(node, parts, over: [])) { return done() }
            let root = stack.viewControllers.first
            set(goal(parts, on: stack))
            if stack.viewControllers.first !== root { nameTab(of: stack, node) }
        }

        func goal(_ parts: [Shown.Part], on stack: UINavigationController) -> StackGoal {
            let fitting = held(by: stack).count(fitting: parts)
            let kept = own(on: stack).startIndex + fitting
            // In columns that are one stack, the other columns lie on the first one's screens, and on no others.
            var columns: [UIViewController] = []
            if let split = stack.splitViewController, split.stackOfColumns === stack,
                stack !== placement.stack
            {
                columns = stack.viewControllers.dropFirst(kept).filter { $0 is UINavigationController }
                columns += split.pushedAboveColumns
            }
            let new =
                kept == 0
                ? controllers(for: parts, in: .stack)
                : parts.dropFirst(fitting).compactMap { controller(for: $0, in: .stack) }
            return StackGoal(
                stack, keeping: kept, then: standingOnce(new, keeping: kept, on: stack) + columns)
        }

        /// Without what stands elsewhere, or is kept: other code may have put the empty place here that stood for it before, and
        /// UIKit raises where a controller is put on a stack twice.
        private func standingOnce(
            _ controllers: [UIViewController], keeping count: Int, on stack: UINavigationController
        ) -> [UIViewController] {
            // Most are new.
            if controllers.count < 2, controllers.allSatisfy({ $0.parent == nil }) { return controllers }
            var seen = Set(stack.viewControllers.prefix(count).map { ObjectIdentifier($0) })
            return controllers.filter { controller in
                controller.parent.map { $0 === stack } ?? true
                    && seen.insert(ObjectIdentifier(controller)).inserted
            }
        }

        func set(_ goal: StackGoal) {
            let stack = goal.stack
            guard !goal.isReached, let top = goal.top else { return done() }
            let isSeen = stack.viewIfLoaded?.window != nil
            let animated = isSeen && top !== stack.topViewController && animates
            if animated {
                motion.hear(.moves(.stack(ObjectIdentifier(stack))))
                listeners.adopt(stack, showing: top)
                if goal.isPush { motion.willOpen(in: stack.view.window) }
            }
            goal.reach(animated: animated)
            guard animated else {
                // In the middle of another change without animation, of which it says nothing, UIKit puts this one off.
                return goal.isMet ? done() : motion.soon { $0.hear(.done) }
            }
            interceptExits()
            motion.restWhenOver(stack)
        }

        private func dismiss(toLayers count: Int) {
            if !waiting.isEmpty { dismissWaiting(toLayers: count) }
            let leaving = layers.dropFirst(count)
            let all = Set(leaving.map { ObjectIdentifier($0) })
            // What was presented by one that leaves goes with it. The others stand side by side, the lowest first.
            var branches = leaving.filter { modal in
                guard let presenter = modal.presentingViewController else { return true }
                return !all.contains(ObjectIdentifier(presenter))
            }
            guard !branches.isEmpty else { return done() }
            let lowest = branches.removeFirst()
            for modal in branches.reversed() where modal.presentingViewController != nil {
                modal.presentingViewController?.dismiss(animated: false)
            }
            if let presenter = lowest.presentingViewController {
                dismiss(from: presenter)
            } else {
                pop(lowest)
            }
        }

        func dismiss(from presenter: UIViewController) {
            motion.hear(.moves(.modal))
            // Behind what is in front it would move unseen, and whoever watches what is in front would not hear how that ends.
            let isSeen = presenter.withModalsAbove.last?.viewIfLoaded?.window != nil
            presenter.dismiss(animated: animates && isSeen) { [weak self] in
                self?.motion.hear(.modalEnded)
            }
            // UIKit refuses with a line in the console and never calls the completion.
            motion.restWhenNothingMoves()
        }

        private func present(_ layer: Shown.Layer) {
            guard let top = chain.last, let style = layer.style,
                let modal = controller(presenting: layer.part, as: style)
            else { return done() }
            present(modal, from: top) { $0.prepare(modal, for: layer.part, as: style) }
        }

        /// - Parameter prepare: Called once nobody presents it any more: what is said of it before would be of that.
        func present(
            _ controller: UIViewController, from presenter: UIViewController,
            prepare: @escaping @MainActor (UIKitHost) -> Void
        ) {
            motion.hear(.moves(.modal))
            free(controller) { [weak self] in
                self?.presentFree(controller, from: presenter, prepare: prepare)
            }
        }

        private func presentFree(
            _ controller: UIViewController, from presenter: UIViewController,
            prepare: @MainActor (UIKitHost) -> Void
        ) {
            // Another host has taken over meanwhile.
            guard motion.screen != nil else { return }
            // Nothing brought it off, and UIKit would raise.
            guard !controller.isPresentedItself else { return done() }
            prepare(self)
            motion.willOpen(in: presenter.viewIfLoaded?.window)
            presenter.present(controller, animated: animates) { [weak self] in
                self?.motion.hear(.modalEnded)
            }
            guard presenter.presentedViewController === controller else { return done() }
            // A finger that took hold of what is below in the same moment keeps it from beginning.
            motion.restWhenNothingMoves()
        }

        func done() { motion.hear(.done) }
    }
#endif
