#if HEADLESS_UIKIT
    import CairnTesting
    @testable import CairnUIKit
    import UIKit

    /// The plain UIKit calls of other code.
    extension SimulatorStage {
        func call(_ call: ForeignCall, animated: Bool) {
            // Other code's change is read as it begins, as one that no finger holds.
            if takesBack { simulator.failNextTransition(nil) }
            switch call {
            case .push: (frontStack ?? rootStack)?.pushViewController(Foreign(), animated: animated)
            case .pop: if !leaves(1) { (frontStack ?? rootStack)?.popViewController(animated: animated) }
            case .present: top?.present(Foreign(), animated: animated)
            case .dismiss: top?.presentingViewController?.dismiss(animated: animated)
            case .setStack: changeStack(animated) { Array($0.prefix(1)) + [Foreign()] }
            case .setStackBelow: changeStack(animated) { $0.dropLast() + [Foreign()] + $0.suffix(1) }
            case .replaceStack: changeStack(animated) { _ in [Foreign()] }
            case .cutStack: changeStack(animated) { Array($0.prefix(1)) }
            case .select: selectNext()
            case .setRootAside:
                guard existing == nil, rootSetAside == nil, let root = window.rootViewController else {
                    return
                }
                rootSetAside = root
                window.rootViewController = Foreign()
            case .setRootBack:
                guard let root = rootSetAside else { return }
                rootSetAside = nil
                // UIKit leaves on screen what a root presents that is taken away; an app dismisses that before.
                if window.rootViewController?.presentedViewController != nil {
                    letGo(finish: false)
                    settle()
                    window.rootViewController?.dismiss(animated: false)
                    settle()
                }
                window.rootViewController = root
            case .setDelegates:
                for container in host.shownControllers {
                    (container as? UINavigationController)?.delegate = animated ? otherDelegate : nil
                    (container as? UITabBarController)?.delegate = animated ? otherDelegate : nil
                    (container as? UISplitViewController)?.delegate = animated ? otherDelegate : nil
                }
            }
        }

        private func selectNext() {
            // Around a guest are the tabs of an app that is not in the tree.
            guard existing == nil else { return }
            switch top {
            case let tabs as UITabBarController:
                let count = tabs.viewControllers?.count ?? 0
                if count > 0 { tabs.selectedIndex = (tabs.selectedIndex + 1) % count }
            case let pages as UIPageViewController:
                guard let page = pages.viewControllers?.first,
                    let next = pages.dataSource?.pageViewController(pages, viewControllerAfter: page)
                else { return }
                pages.setViewControllers([next], direction: .forward, animated: false)
            default: break
            }
        }

        private func changeStack(
            _ animated: Bool, _ change: ([UIViewController]) -> [UIViewController]
        ) {
            guard let stack = rootStack, existing == nil else { return }
            stack.setViewControllers(change(stack.viewControllers), animated: animated)
        }

        /// What fills the window, whatever was presented over it: other code keeps what it knows.
        var rootStack: UINavigationController? {
            let root = window.rootViewController
            return ((root as? UITabBarController)?.selectedViewController ?? root) as? UINavigationController
        }
    }

    /// A delegate that does nothing.
    final class OtherDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UISplitViewControllerDelegate
    {}

    /// A controller of no coordinator.
    final class Foreign: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "~Foreign"
            let label = UILabel()
            label.text = title
            view.addSubview(label)
        }
    }
#endif
