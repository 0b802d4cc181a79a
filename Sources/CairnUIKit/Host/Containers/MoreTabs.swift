#if canImport(UIKit)
    import Cairn
    import UIKit

    /// On a phone UIKit puts the fifth of many tabs, and all after it, behind More: a stack with a list of them, on which the one
    /// that a person chooses is pushed. While the list is in front none of the tabs is: the tree has it as a foreign place beside
    /// them, which comes and goes with it.
    extension UIKitHost {
        /// The part of the list, while that is in front; otherwise nil.
        func partOfMore(in tabs: UITabBarController) -> Shown.Part? {
            guard let more = moreInFront(of: tabs) else { return nil }
            // Nobody else is told when a person chooses from the list, or goes back to it.
            if !listeners.hear(more) { listeners.listen(to: more) }
            listeners.hearsMore = true
            return more === tabs.selectedViewController ? part(more) : nil
        }

        /// What other code has pushed above a tab that stands on the stack behind More: as above a container in a column, it covers
        /// the tab, and leaves by itself.
        func pushedBehindMore(in layer: UIViewController) -> [UIViewController] {
            var pushed: [UIViewController] = []
            _ = first(from: layer, onlyInFront: true) { tabs in
                guard let tabs = tabs as? UITabBarController, let selected = tabs.selectedViewController,
                    selected.parent !== tabs, listeners.hear(tabs), let more = moreInFront(of: tabs)
                else { return false }
                let above = more.viewControllers.reversed().prefix { $0 !== selected }
                if above.count < more.viewControllers.count { pushed += above.reversed() }
                return false
            }
            return pushed
        }

        /// The parts that tabs are given: the list comes by itself.
        func withoutMore(_ parts: [Shown.Part], in tabs: UITabBarController) -> [Shown.Part] {
            guard case .foreign(let node, _)? = parts.last, let list = known.controller(for: node),
                tabs.viewControllers?.position(of: list) == nil
            else { return parts }
            return parts.dropLast()
        }

        /// The stack behind More, where its list is selected, or a tab that stands on that. Not asked for by name, since there is
        /// none on a television.
        private func moreInFront(of tabs: UITabBarController) -> UINavigationController? {
            guard let selected = tabs.selectedViewController else { return nil }
            if selected.parent !== tabs { return selected.parent as? UINavigationController }
            guard let stack = selected as? UINavigationController, known.node(of: stack) < Tree.Node.ID(0),
                tabs.selectedIndex == NSNotFound
            else { return nil }
            return stack
        }
    }
#endif
