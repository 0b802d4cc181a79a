import UIKit

/// What lies in front of everything in UIKit, and the containers there that a finger can leave a screen of.
@MainActor
struct FrontOnScreen {
    /// The last controller on the way.
    private(set) var front: UIViewController?
    private(set) var tabs: UITabBarController?
    private(set) var stack: UINavigationController?

    /// - Parameter made: What shows one screen, though it be a container: what lies within is its own.
    init(upTo made: UIViewController? = nil) {
        var next = UIApplication.shared.windows.last { !$0.isHidden }?.rootViewController
        while let controller = next {
            if !controller.isSearchOfItsScreen { front = controller }
            if let modal = controller.presentedViewController {
                if !modal.isSearchOfItsScreen { (tabs, stack) = (nil, nil) }
                next = modal
            } else if controller === made {
                next = nil
            } else if let inner = controller as? UITabBarController {
                tabs = inner
                next = inner.selectedViewController
            } else if let inner = controller as? UINavigationController {
                stack = inner
                next = inner.topViewController
            } else {
                next = nil
            }
        }
    }

    /// Whether several screens lie beside each other in front, or none.
    var isContainer: Bool {
        front is UISplitViewController || front is UIPageViewController || front is UINavigationController
            || front is UITabBarController || front == nil
    }

    /// The one tab of that name that stands in the bar.
    func tab(named name: String) -> UIViewController? {
        guard let all = tabs?.viewControllers, all.count <= 5 else { return nil }
        let named = all.filter { ($0.tabBarItem.title ?? $0.title) == name && $0.tabBarItem.isEnabled }
        return named.count == 1 ? named[0] : nil
    }

    /// Whether the back button pops the screen: an app may have put something else behind it. What Cairn's host puts there asks a
    /// guard.
    var backPops: Bool {
        guard let stack, stack.viewControllers.count > 1 else { return false }
        let action = stack.topViewController?.navigationItem.backAction
        return action == nil || action?.identifier.rawValue == "cairn.back"
    }
}

extension UIViewController {
    /// Whether this is a search that is active in its screen's own context: a part of that screen, not a modal of the tree's.
    var isSearchOfItsScreen: Bool {
        self is UISearchController && presentingViewController?.definesPresentationContext == true
    }
}
