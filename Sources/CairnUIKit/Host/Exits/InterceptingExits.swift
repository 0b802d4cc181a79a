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
            let ways = navigator?.guardedExits
            if let ways { intercept(stacks, on: ways) } else { letGoOfExits() }
            if hasCovers {
                for cover in shownControllers.flatMap(covers) { watchDeparture(of: cover) }
            }
            // The app may dismiss the modal in which the tree is a guest, and keep the controller.
            if case .modal = placement, let base { watchDeparture(of: base) }
            // A finger that pulls what other code presented is heard as well.
            for (layer, modal) in layers.enumerated().dropFirst() where modal.presentingViewController != nil
            {
                hearFingers(on: modal)
                watchDeparture(of: modal)
                zooms.follow(modal, isGuarded: ways.map { layer <= $0.layer } ?? false)
            }
        }

        private func intercept(_ stacks: [UINavigationController], on ways: GuardedExits) {
            for stack in stacks {
                guard let top = stack.topViewController else { continue }
                // To go back past the first screen of a guest takes all of it away.
                let leadsPast = ways.stacks.contains(known.node(of: stack)) || !below(stack).isEmpty
                let isGuarded = leadsPast && poppable(stack) > 0
                zooms.follow(top, isGuarded: isGuarded)
                interceptBack(in: stack, isGuarded: isGuarded)
            }
        }

        /// Also of those of screens that are covered now, and would be met again.
        func letGoOfExits() {
            letGoOfBacks()
            zooms.letGo()
        }

        func mayPop(_ count: Int, of stack: UINavigationController) -> Bool {
            // What other code has left alone on its stack is not popped, whatever its bar still shows.
            guard count <= poppable(stack) else { return true }
            return navigator?.mayShow(look(popping: count, of: stack)) ?? true
        }

        func mayDismiss(_ modal: UIViewController) -> Bool {
            navigator?.mayShow(look(without: modal)) ?? true
        }

        func isGuarded(_ modal: UIViewController) -> Bool {
            navigator?.isArmed(against: look(without: modal)) == true
        }

        /// What would be shown if so many controllers left the top of a stack.
        func look(popping count: Int, of stack: UINavigationController) -> Shown {
            let left = Array(held(by: stack).parts.dropLast(count))
            // Below the first screen of a guest there is nothing of the tree.
            guard !left.isEmpty else { return .nothing }
            let popped = Shown.Part.stack(known.node(of: stack), left, over: covers(of: stack).map(part))
            return look().after(.container(popped))
        }

        /// What would be shown without a modal and all that stand on it.
        func look(without modal: UIViewController) -> Shown {
            let shown = look()
            if let layer = layers.firstIndex(of: modal) {
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
