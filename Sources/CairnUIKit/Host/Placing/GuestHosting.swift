#if canImport(UIKit)
    import Cairn
    import UIKit

    /// A tree that is a guest in an app that is not Cairn's.
    extension UIKitHost {
        /// Whether closing the root can take the tree away: not from a window, and not from a navigation controller that
        /// would be left empty.
        package var isGuest: Bool {
            switch placement {
            case .window: false
            case .stack(let stack, _): stack.object.map { !below($0).isEmpty } ?? true
            case .modal: true
            }
        }

        /// The base is out of sight behind another tab, or page, of the app's, and in a container that the app has taken it out of. What
        /// is presented is over all that, unless it waits itself.
        package var hiddenLayers: Int {
            guard let stack = placement.stack else { return 0 }
            if stack.viewIfLoaded?.window != nil { return 0 }
            // What covers it in its context may have taken its view out.
            if hasCovers, covers(of: stack).contains(where: { $0.viewIfLoaded?.window != nil }) { return 0 }
            return waiting.isEmpty ? 1 : .max
        }

        /// What stands on a stack from the first that belongs to the tree on. On a stack where the tree is a guest, what is
        /// below is the app's own, and not looked at.
        func own(on stack: UINavigationController) -> ArraySlice<UIViewController> {
            let all = stack.viewControllers
            if stack === placement.stack { return all.drop { !known.isOwn($0) } }
            guard listeners.hearsColumns, let columns = stack.splitViewController,
                columns.stackOfColumns === stack
            else { return all[...] }
            return all.dropLast(columns.pushedAboveColumns.count)
        }

        /// What stands on a stack below the tree.
        func below(_ stack: UINavigationController) -> [UIViewController] {
            guard stack === placement.stack else { return [] }
            return Array(stack.viewControllers.prefix { !known.isOwn($0) })
        }

        /// The controller that shows the tree's root: on a stack where the tree is a guest, that stack.
        func root(of base: UIViewController) -> UIViewController {
            guard let stack = placement.stack else { return base }
            return own(on: stack).first as? MisfitViewController ?? stack
        }

        /// How many screens of the tree can be popped off a stack: none below a column that lies on it.
        func poppable(_ stack: UINavigationController) -> Int {
            if stack.topViewController is UINavigationController { return 0 }
            return held(by: stack).parts.count - (below(stack).isEmpty ? 1 : 0)
        }

        /// Shows a tree for the first time, or takes away all of it.
        func fill(_ stack: UINavigationController, with part: Shown.Part) {
            // Another host has taken over meanwhile.
            guard motion.screen != nil else { return }
            if let coordinator = stack.transitionCoordinator {
                // The app is on its way with something of its own.
                motion.whenOver(coordinator, of: stack) { [weak self, weak stack] in
                    self?.motion.nextCycle {
                        if let stack { self?.fill(stack, with: part) } else { self?.done() }
                    }
                }
                return
            }
            switch part {
            case .foreign: set(StackGoal(stack, then: below(stack)))
            case .stack(let node, let parts, _):
                known.note(stack, for: node)
                if !listeners.hear(stack) {
                    listeners.listen(to: stack)
                    watch(stack.view)
                    watchSight(of: stack)
                }
                set(StackGoal(stack, then: below(stack) + parts.compactMap { controller(for: $0) }))
            case .screen, .choice, .split:
                let misfit = known.controller(for: part.id) as? MisfitViewController ?? misfit(atRoot: part)
                set(StackGoal(stack, then: below(stack) + [misfit]))
            }
        }

        private func misfit(atRoot part: Shown.Part) -> MisfitViewController {
            let misfit = MisfitViewController(
                "a root that is no stack, on a navigation controller", for: label(of: part.id),
                remedy: "Begin with .stack(…), or let UIKitHost(presentedBy:as:) show it.")
            navigator?.write(trouble: misfit.text)
            known.note(misfit, for: part.id).kind = part.kind
            return misfit
        }

        /// Presents the root of a tree, in the place of the one before, or dismisses it.
        /// - Parameter last: What presented the one before, if any.
        func fillModal(with part: Shown.Part, on last: UIViewController? = nil) {
            guard motion.screen != nil else { return }
            guard case .modal(let named, let style, let root) = placement else { return done() }
            if let old = base {
                let presenter = old.presentingViewController ?? old
                guard case .foreign = part else { return replaceModal(on: presenter, by: part) }
                return dismiss(from: presenter)
            }
            if last == nil, placement.isNowhere {
                navigator?.write(trouble: "a guest is not shown: \(Placement.nowhere)")
            }
            guard let presenter = last ?? named.object, let modal = modal(for: part, as: style) else {
                return done()
            }
            root.object = modal
            watch(modal.view)
            let above = presenter.withModalsAbove.dropFirst().prefix { !$0.isBeingDismissed }
            present(modal, from: above.last ?? presenter) { $0.prepare(modal, for: part, as: style) }
        }

        /// UIKit presents another root once the old one has gone; nothing is told in between.
        private func replaceModal(on presenter: UIViewController, by part: Shown.Part) {
            motion.hear(.moves(.modal))
            presenter.dismiss(animated: false)
            motion.nextCycle { [weak self] in
                self?.motion.whenNothingMoves {
                    if self?.base == nil {
                        self?.fillModal(with: part, on: presenter)
                    } else {
                        self?.done()
                    }
                }
            }
        }

        /// The tree has left: the app has its navigation controller to itself again, and the navigator keeps nothing.
        func leaveIfOver() {
            if case .window = placement { return }
            guard let navigator, navigator.tree.shown == .nothing, look() == .nothing else { return }
            // A flow may have been popped away under a modal of its own, which may still be coming, and is taken back. The stack
            // itself is the app's, though it is known.
            let above = placement.bottom?.withModalsAbove.dropFirst()
            let left = above?.first { known.isOwn($0) && !$0.isBeingDismissed }
            let stack = placement.stack.flatMap { stack in own(on: stack).isEmpty ? nil : stack }
            waiting = []
            if isHolderThere { forgetSaved() }
            let rest = stack.map(below)
            known.forgetAll(but: left)
            navigator.windowClosed()
            // Dismissed with its modal, and kept: what stands there would do nothing any more.
            if let rest, !rest.isEmpty { stack?.setViewControllers(rest, animated: false) }
        }

        /// Whether what the guest stood on is still there, so that it was left, and has not gone with its scene, which may come back.
        private var isHolderThere: Bool {
            switch placement {
            case .window: false
            case .stack(let stack, _): stack.object != nil && isSeenOrInForeground
            case .modal(let named, _, _): named.object != nil && isSeenOrInForeground
            }
        }

        private var isSeenOrInForeground: Bool {
            placement.window != nil || navigator?.isInForeground == true
        }

        /// Looks again when the app has let go of what the tree stood on.
        func watch(_ view: UIView) {
            let sentinel = Sentinel { [weak self] in
                self?.navigator?.lookAgain()
            }
            view.addGestureRecognizer(sentinel)
            self.sentinel = sentinel
        }
    }
#endif
