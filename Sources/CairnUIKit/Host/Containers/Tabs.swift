#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        func fill(
            _ tabs: UITabBarController, of node: Tree.Node.ID, with parts: [Shown.Part],
            selected: Tree.Node.ID
        ) {
            let old = tabs.viewControllers ?? []
            let parts = withoutMore(parts, in: tabs)
            let navigator = navigator
            let held = known.entry(of: tabs) == nil ? nil : held(by: tabs)
            // Most stay as they are, and have nothing in them.
            var changes: [(index: Int, controller: UIViewController?)] = []
            for index in parts.indices
            where held?.shows(parts[index], at: index, isUnmade: { navigator?.isUnmade($0) == true }) != true
            {
                let controller = controller(
                    for: parts[index], in: container(ofTab: index, of: parts.count))
                guard index >= old.count || controller !== old[index] else { continue }
                changes.append((index, controller))
            }
            guard !changes.isEmpty || old.count != parts.count else {
                return bringToFront(selected, of: parts, in: tabs)
            }
            let new = controllers(for: parts, changes, in: old)
            guard !old.elementsEqual(new, by: ===) else {
                return bringToFront(selected, of: parts, in: tabs)
            }
            name(changes.compactMap(\.controller), among: old, in: new, of: node)
            tabs.setViewControllers(new, animated: false)
            bringToFront(selected, of: parts, in: tabs)
        }

        /// What tabs hold then. One that is gone leaves no place.
        private func controllers(
            for parts: [Shown.Part], _ changes: [(index: Int, controller: UIViewController?)],
            in old: [UIViewController]
        ) -> [UIViewController] {
            var new: [UIViewController] = []
            var left = changes[...]
            for index in parts.indices {
                if left.first?.index != index {
                    new.append(old[index])
                } else if let controller = left.removeFirst().controller {
                    new.append(controller)
                }
            }
            return new
        }

        /// Gives an item to those that were not there before.
        func name(
            _ controllers: [UIViewController], among old: [UIViewController], in new: [UIViewController],
            of node: Tree.Node.ID
        ) {
            let places = navigator?.tree[node]?.children ?? []
            for controller in controllers where old.position(of: controller) == nil {
                guard let index = new.position(of: controller), index < places.count else { continue }
                name(controller, of: places[index])
            }
        }

        private func name(_ controller: UIViewController, of place: Tree.Node) {
            if let item = configuration.tabItem(place) {
                controller.tabBarItem = item
            } else if saysNothingItself(controller) {
                let item = namedTabItem(place)
                controller.tabBarItem = item
                known.entry(of: controller)?.namedItem = item
            }
        }

        /// The root of a tab's stack is another now: it says what the tab is, or nothing, as long as it is not made.
        func nameTab(of stack: UINavigationController, _ node: Tree.Node.ID) {
            guard let tabs = stack.parent as? UITabBarController,
                tabs.viewControllers?.contains(stack) == true, let place = navigator?.tree[node]
            else { return }
            if let item = configuration.tabItem(place) {
                // What the app has set on it since, a badge say, stays with one that says the same.
                if item.title != stack.tabBarItem.title { stack.tabBarItem = item }
                return
            }
            guard saysNothingItself(stack) else { return }
            stack.tabBarItem = stack.viewControllers.first?.tabBarItem
            name(stack, of: place)
        }

        /// Whether a controller has said nothing of what its tab is to show.
        private func saysNothingItself(_ controller: UIViewController) -> Bool {
            let item = controller.tabBarItem
            return item?.saysSomething != true || item === known.entry(of: controller)?.namedItem
        }

        private func bringToFront(
            _ selected: Tree.Node.ID, of parts: [Shown.Part], in tabs: UITabBarController
        ) {
            let controllers = tabs.viewControllers ?? []
            for index in parts.indices where parts[index].id == selected {
                guard index < controllers.count, tabs.selectedViewController !== controllers[index] else {
                    return
                }
                tabs.selectedIndex = index
                return
            }
        }

        private func namedTabItem(_ place: Tree.Node) -> UITabBarItem {
            let destination = place.destination ?? place.screens.first?.destination
            let name = destination?.label.prefix { $0.isLetter || $0.isNumber } ?? ""
            return UITabBarItem(title: name.prefix(1).uppercased() + name.dropFirst(), image: nil, tag: 0)
        }
    }

    extension UITabBarItem {
        fileprivate var saysSomething: Bool { title != nil || image != nil }
    }
#endif
