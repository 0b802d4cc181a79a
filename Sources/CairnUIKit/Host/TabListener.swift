#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Hears which tab a finger chose. The app's own delegate is asked and told as well.
    @MainActor
    final class TabListener: NSObject, UITabBarControllerDelegate {
        private weak var host: UIKitHost?
        private weak var next: (any UITabBarControllerDelegate)?

        init(host: UIKitHost) {
            self.host = host
        }

        func adopt(_ tabs: UITabBarController) {
            guard tabs.delegate !== self else { return }
            next = tabs.delegate
            tabs.delegate = self
        }

        func tabBarController(
            _ tabs: UITabBarController, shouldSelect controller: UIViewController
        ) -> Bool {
            guard next?.tabBarController?(tabs, shouldSelect: controller) ?? true else { return false }
            guard let host, let navigator = host.navigator else { return true }
            guard controller === tabs.selectedViewController else {
                return navigator.mayShow(host.look(selecting: controller, in: tabs))
            }
            // A tap on the tab in front pops its stack to the root.
            guard let stack = controller as? UINavigationController, stack.screens.count > 1 else {
                return true
            }
            return navigator.mayShow(host.look(popping: stack.screens.count - 1, of: stack))
        }

        /// Asked for a finger as well, which chooses a tab in UIKit's own way.
        func tabBarController(
            _ tabs: UITabBarController, animationControllerForTransitionFrom old: UIViewController,
            to new: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            // Tabs that replace others bring one of theirs to the front before the right one.
            if let host, case .container? = host.underWay, let tree = host.navigator?.tree,
                let front = tree[host.known.node(of: tabs)]?.front?.id, front == host.known.node(of: new),
                let animator = tree.animation(of: front).flatMap({ host.animators[$0] })
            {
                return host.animation(.opening, of: new, by: animator)
            }
            return next?.tabBarController?(tabs, animationControllerForTransitionFrom: old, to: new)
        }

        func tabBarController(
            _ tabs: UITabBarController,
            interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            next?.tabBarController?(tabs, interactionControllerFor: animation)
        }

        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            next?.tabBarController?(tabs, didSelect: controller)
            guard let host, host.underWay == nil else { return }
            host.touched = ObjectIdentifier(tabs)
            host.navigator?.hear(.moved(host.look()))
            host.fillEmptyPlaces()
            // A tap on the tab in front pops its stack; the app's own delegate may have an animator for another tab.
            host.restWhenOver(tabs.selectedViewController as? UINavigationController ?? tabs)
        }
    }
#endif
