#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        func fill(
            _ tabs: UITabBarController, of node: Tree.Node.ID, with parts: [Shown.Part],
            selected: Tree.Node.ID
        ) {
            let new = parts.compactMap { controller(for: $0) }
            let old = tabs.viewControllers ?? []
            for (controller, place) in zip(new, navigator?.tree[node]?.children ?? [])
            where !old.contains(controller) {
                let saysNothing = controller.tabBarItem.title == nil && controller.tabBarItem.image == nil
                guard let item = configuration.tabItem(place) ?? (saysNothing ? namedTabItem(place) : nil)
                else { continue }
                controller.tabBarItem = item
            }
            if old != new { tabs.setViewControllers(new, animated: false) }
            if let front = parts.firstIndex(where: { $0.id == selected }), new.indices.contains(front),
                tabs.selectedIndex != front
            {
                tabs.selectedIndex = front
            }
        }

        private func namedTabItem(_ place: Tree.Node) -> UITabBarItem {
            let destination = place.destination ?? place.screens.first?.destination
            let name = destination?.label.prefix { $0.isLetter || $0.isNumber } ?? ""
            return UITabBarItem(title: name.prefix(1).uppercased() + name.dropFirst(), image: nil, tag: 0)
        }
    }
#endif
