#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Hears which tab a finger chose. The app's own delegate is asked and told as well.
    @MainActor
    final class TabListener: NSObject, UITabBarControllerDelegate {
        let motion: ScreenMotion
        let animators: Animators
        let calls = ForwardedCalls()
        private weak var exits: (any Exits)?
        private(set) weak var next: (any UITabBarControllerDelegate)?

        init(motion: ScreenMotion, animators: Animators, exits: (any Exits)?) {
            self.motion = motion
            self.animators = animators
            self.exits = exits
        }

        func adopt(_ tabs: UITabBarController) {
            guard tabs.delegate !== self else { return }
            next = tabs.delegate
            tabs.delegate = self
        }

        func resign(from tabs: UITabBarController) {
            if tabs.delegate === self { tabs.delegate = next }
        }

        func tabBarController(
            _ tabs: UITabBarController, shouldSelect controller: UIViewController
        ) -> Bool {
            calls.once(controller, returned: true) {
                let before = tabs.viewControllers
                guard next?.tabBarController?(tabs, shouldSelect: controller) ?? true else { return false }
                // The app may have asked for other tabs meanwhile.
                let isThere =
                    tabs.viewControllers == before || tabs.viewControllers?.contains(controller) == true
                return isThere && maySelect(controller, in: tabs)
            }
        }

        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            calls.once(controller) {
                next?.tabBarController?(tabs, didSelect: controller)
                selected(in: tabs)
            }
        }

        /// What goes to the back has not left. A tap on the tab in front pops its stack to the root.
        private func maySelect(_ controller: UIViewController?, in tabs: UITabBarController) -> Bool {
            guard let exits, controller === tabs.selectedViewController,
                let stack = controller as? UINavigationController, stack.screens.count > 1
            else { return true }
            return exits.mayPop(stack.screens.count - 1, of: stack)
        }

        private func selected(in tabs: UITabBarController) {
            guard motion.touched(tabs, mayGoBack: false) else { return }
            // A tap on the tab in front pops its stack; the app's own delegate may have an animator for another tab.
            motion.restWhenOver(tabs.selectedViewController as? UINavigationController ?? tabs)
        }
    }

    /// A subclass of the app's may make a `UITab` of each controller: then UIKit asks and tells of those alone.
    @available(iOS 18, tvOS 18, visionOS 2, *)
    extension TabListener {
        func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            calls.once(tab, returned: true) {
                guard next?.tabBarController?(tabs, shouldSelectTab: tab) ?? true else { return false }
                // The controller of another tab may not be made yet.
                return maySelect(tab === tabs.selectedTab ? tabs.selectedViewController : nil, in: tabs)
            }
        }

        func tabBarController(
            _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
        ) {
            calls.once(tab) {
                next?.tabBarController?(tabs, didSelectTab: tab, previousTab: previousTab)
                selected(in: tabs)
            }
        }
    }
#endif
