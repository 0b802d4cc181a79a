#if HEADLESS_UIKIT
    import UIKit

    /// Other code's delegate that forwards to whom it found in its place, as Hero's and RxCocoa's do.
    @MainActor
    final class ForwardingDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UISplitViewControllerDelegate
    {
        private(set) var lines: [String] = []
        private weak var ofStack: (any UINavigationControllerDelegate)?
        private weak var ofTabs: (any UITabBarControllerDelegate)?
        private weak var ofColumns: (any UISplitViewControllerDelegate)?
        /// Whom it forwards to, where it keeps that.
        private var kept: AnyObject?

        init(on controller: UIViewController, keeping: Bool = false) {
            super.init()
            defer { if keeping { kept = ofStack ?? ofTabs ?? ofColumns } }
            if let stack = controller as? UINavigationController {
                ofStack = stack.delegate
                stack.delegate = self
            } else if let tabs = controller as? UITabBarController {
                ofTabs = tabs.delegate
                tabs.delegate = self
            } else if let columns = controller as? UISplitViewController {
                ofColumns = columns.delegate
                columns.delegate = self
            }
        }

        func navigationController(
            _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
        ) {
            lines.append("will show")
            ofStack?.navigationController?(stack, willShow: controller, animated: animated)
        }
        func navigationController(
            _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
        ) {
            lines.append("did show")
            ofStack?.navigationController?(stack, didShow: controller, animated: animated)
        }

        func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
            lines.append("should select")
            return ofTabs?.tabBarController?(tabs, shouldSelect: controller) ?? true
        }
        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            lines.append("did select")
            ofTabs?.tabBarController?(tabs, didSelect: controller)
        }
        func tabBarController(
            _ tabs: UITabBarController, animationControllerForTransitionFrom old: UIViewController,
            to new: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            ofTabs?.tabBarController?(tabs, animationControllerForTransitionFrom: old, to: new)
        }

        func splitViewController(
            _ columns: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            lines.append("top column")
            return ofColumns?.splitViewController?(
                columns, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        }
        func splitViewController(
            _ columns: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
        ) { ofColumns?.splitViewController?(columns, willChangeTo: mode) }
        func splitViewControllerDidCollapse(_ columns: UISplitViewController) {
            lines.append("did collapse")
            ofColumns?.splitViewControllerDidCollapse?(columns)
        }
        func splitViewControllerDidExpand(_ columns: UISplitViewController) {
            lines.append("did expand")
            ofColumns?.splitViewControllerDidExpand?(columns)
        }

        func takeLines() -> [String] {
            defer { lines = [] }
            return lines
        }
    }
#endif
