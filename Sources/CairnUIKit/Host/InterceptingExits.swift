#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Ways out that have to be taken hold of beforehand: the back button and its menu. The swipe, the pull and the tabs
    /// are asked about when a finger begins.
    extension UIKitHost {
        /// Takes hold of the ways that lead past a leave-guard, and lets go of the others.
        func interceptExits() {
            if !animators.isEmpty {
                for controller in shownControllers {
                    listeners.hearFingers(closing: controller)
                }
            }
            let stacks = listeners.adopt()
            if navigator?.hasLeaveGuards == true { intercept(stacks) } else { letGoOfExits() }
            // A finger that pulls what other code presented is heard as well.
            for modal in chain.dropFirst() {
                hearFingers(on: modal)
                zooms.follow(modal, isGuarded: leadsPastAGuard(look(without: modal)))
            }
        }

        private func intercept(_ stacks: [UINavigationController]) {
            // Looked at once for all of them.
            lazy var shown = look()
            for stack in stacks {
                guard let top = stack.topViewController else { continue }
                let leadsPastAGuard = leadsPastAGuard(lookPoppingAll(of: stack, from: shown))
                zooms.follow(top, isGuarded: leadsPastAGuard)
                interceptBack(in: stack, isGuarded: leadsPastAGuard)
            }
        }

        /// Also of those of screens that are covered now, and would be met again.
        private func letGoOfExits() {
            letGoOfBacks()
            zooms.letGo()
        }

        /// Whether a leave-guard would be asked, now or once it is armed.
        private func leadsPastAGuard(_ shown: @autoclosure () -> Shown) -> Bool {
            let exit = navigator?.exit(to: shown())
            return exit == .guarded || exit == .armed
        }

        func mayPop(_ count: Int, of stack: UINavigationController) -> Bool {
            navigator?.mayShow(look(popping: count, of: stack)) ?? true
        }

        func maySelect(_ tab: UIViewController, in tabs: UITabBarController) -> Bool {
            navigator?.mayShow(look(selecting: tab, in: tabs)) ?? true
        }

        func mayDismiss(_ modal: UIViewController) -> Bool {
            navigator?.mayShow(look(without: modal)) ?? true
        }

        func isGuarded(_ modal: UIViewController) -> Bool {
            navigator?.exit(to: look(without: modal)) == .armed
        }

        /// What would be shown if so many controllers left the top of a stack.
        func look(popping count: Int, of stack: UINavigationController) -> Shown {
            look(popping: count, of: stack, from: look())
        }

        private func look(
            popping count: Int, of stack: UINavigationController, from shown: @autoclosure () -> Shown
        ) -> Shown {
            let left = Array(held(by: stack).parts.dropLast(count))
            // Below the first screen of a guest there is nothing of the tree.
            return left.isEmpty ? .nothing : shown().after(.container(.stack(known.node(of: stack), left)))
        }

        private func lookPoppingAll(
            of stack: UINavigationController, from shown: @autoclosure () -> Shown
        ) -> Shown {
            let depth = poppable(stack)
            return depth > 0
                ? look(popping: depth, of: stack, from: shown()) : navigator?.tree.shown ?? .nothing
        }

        /// What would be shown without a modal and all that stand on it.
        func look(without modal: UIViewController) -> Shown {
            let shown = look()
            if let layer = chain.firstIndex(of: modal) {
                return layer == 0 ? .nothing : shown.after(.dismiss(toLayers: layer))
            }
            for stack in shownControllers {
                guard let cover = covers(of: stack).firstIndex(of: modal) else { continue }
                return shown.after(.uncover(known.node(of: stack), toCovers: cover))
            }
            return shown
        }
    }
#endif
