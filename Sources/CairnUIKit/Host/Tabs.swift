#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        func fill(
            _ tabs: UITabBarController, of node: Tree.Node.ID, with parts: [Shown.Part],
            selected: Tree.Node.ID
        ) {
            let old = tabs.viewControllers ?? []
            // Most stay as they are, and have nothing in them.
            let new = parts.enumerated().compactMap { index, part in
                index < old.count && known.shows(old[index], part) ? old[index] : controller(for: part)
            }
            guard !old.elementsEqual(new, by: ===) else { return bringToFront(selected, of: parts, in: tabs) }
            let before = Set(old.map { ObjectIdentifier($0) })
            for (controller, place) in zip(new, navigator?.tree[node]?.children ?? [])
            where !before.contains(ObjectIdentifier(controller)) {
                let saysNothing = controller.tabBarItem.title == nil && controller.tabBarItem.image == nil
                guard let item = configuration.tabItem(place) ?? (saysNothing ? namedTabItem(place) : nil)
                else { continue }
                controller.tabBarItem = item
            }
            tabs.setViewControllers(new, animated: false)
            bringToFront(selected, of: parts, in: tabs)
        }

        private func bringToFront(
            _ selected: Tree.Node.ID, of parts: [Shown.Part], in tabs: UITabBarController
        ) {
            if let front = parts.firstIndex(where: { $0.id == selected }),
                front < tabs.viewControllers?.count ?? 0, tabs.selectedIndex != front
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
