#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        func setTabs(_ node: Tree.Node.ID, to parts: [Shown.Part], selected: Tree.Node.ID) {
            if let tabs = known.controller(for: node) as? UITabBarController {
                fill(tabs, of: node, with: parts, selected: selected)
            }
            rested()
        }

        func fill(
            _ tabs: UITabBarController, of node: Tree.Node.ID, with parts: [Shown.Part],
            selected: Tree.Node.ID
        ) {
            let new = parts.compactMap { controller(for: $0) }
            for (controller, place) in zip(new, navigator?.tree[node]?.children ?? []) {
                if let item = tabItem(place) { controller.tabBarItem = item }
            }
            if tabs.viewControllers ?? [] != new { tabs.setViewControllers(new, animated: false) }
            if let front = parts.firstIndex(where: { $0.id == selected }), new.indices.contains(front),
                tabs.selectedIndex != front
            {
                tabs.selectedIndex = front
            }
        }

        /// Puts into the selected tabs what was made for them since they came to the front.
        func fillSelectedTabs() {
            guard hasEmptyPlaces else { return }
            let controllers = chain.flatMap(controllers(from:))
            for case let tabs as UITabBarController in controllers where listener.hears(tabs) {
                fillSelectedTab(of: tabs)
            }
            hasEmptyPlaces = chain.flatMap(self.controllers(from:)).contains { $0 is EmptyPlace }
        }

        private func fillSelectedTab(of tabs: UITabBarController) {
            guard let selected = tabs.selectedViewController,
                let made = controller(for: part(selected)), made !== selected,
                var controllers = tabs.viewControllers, let index = controllers.firstIndex(of: selected)
            else { return }
            made.tabBarItem = selected.tabBarItem
            controllers[index] = made
            tabs.setViewControllers(controllers, animated: false)
            tabs.selectedIndex = index
        }

        /// What a tab says, unless the app says otherwise: the name of its destination.
        public static func namedTabItem(_ place: Tree.Node) -> UITabBarItem? {
            let destination = place.destination ?? place.screens.first?.destination
            let name = destination?.label.prefix { $0.isLetter || $0.isNumber } ?? ""
            return UITabBarItem(title: name.prefix(1).uppercased() + name.dropFirst(), image: nil, tag: 0)
        }
    }

    /// Stands in a tab or page that was never in front, for which nothing was made.
    final class EmptyPlace: UIViewController {}

    extension FingerListener: UITabBarControllerDelegate {
        func tabBarController(
            _ tabs: UITabBarController, shouldSelect controller: UIViewController
        ) -> Bool {
            guard let host, let navigator = host.navigator, controller !== tabs.selectedViewController else {
                return true
            }
            return navigator.mayShow(host.look(selecting: controller, in: tabs))
        }

        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            guard let host, host.underWay == nil else { return }
            host.navigator?.hear(.moved(host.look()))
            host.fillSelectedTabs()
            // A tap on the tab in front pops its stack, and that transition ends with `didShow`.
            if let stack = tabs.selectedViewController as? UINavigationController {
                host.restWhenOver(stack)
            } else {
                host.rested()
            }
        }
    }
#endif
