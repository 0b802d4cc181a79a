#if HEADLESS_UIKIT
    import UIKit

    /// An app of plain UIKit: a navigation controller with two screens, and its own delegate.
    @MainActor
    final class ExistingApp: NSObject, UINavigationControllerDelegate {
        /// Where the navigation controller is.
        enum Place: CaseIterable {
            case tabs, window, modal, pages, child
        }

        /// How many screens stand on the navigation controller.
        static let screenCount = 2

        let window = UIWindow(frame: UIScreen.main.bounds)
        let stack = UINavigationController()
        let place: Place
        private(set) var calls: [String] = []
        private var wasPresented = false

        /// - Parameter shows: Whether the window is shown at once, and not by a later ``show()``.
        init(in place: Place = .tabs, shows: Bool = true) {
            self.place = place
            super.init()
            let screens = ["Old", "Older"].map { title in
                let controller = UIViewController()
                controller.title = title
                return controller
            }
            stack.setViewControllers(screens, animated: false)
            switch place {
            case .tabs:
                let tabs = UITabBarController()
                tabs.viewControllers = [stack, UIViewController()]
                window.rootViewController = tabs
            case .window: window.rootViewController = stack
            case .modal: window.rootViewController = UIViewController()
            case .pages:
                window.rootViewController = UIPageViewController(
                    transitionStyle: .scroll, navigationOrientation: .horizontal)
                putInSight(true)
            case .child:
                window.rootViewController = UIViewController()
                putInSight(true)
            }
            if shows { show() }
            stack.delegate = self
        }

        func show() {
            window.makeKeyAndVisible()
            if place == .modal, !wasPresented {
                wasPresented = true
                window.rootViewController?.present(stack, animated: false)
            }
            Simulator.current.settle()
        }

        /// Takes the navigation controller out of sight, and keeps it, or puts it back: by the app's own tabs, pages or container. Does
        /// nothing in the other places.
        func putInSight(_ isInSight: Bool, animated: Bool = false) {
            switch place {
            case .tabs:
                (window.rootViewController as? UITabBarController)?.selectedIndex = isInSight ? 0 : 1
            case .pages:
                guard let pages = window.rootViewController as? UIPageViewController else { return }
                let page = isInSight ? stack : UIViewController()
                pages.setViewControllers([page], direction: .forward, animated: animated)
            case .child:
                guard let root = window.rootViewController else { return }
                if !isInSight {
                    stack.willMove(toParent: nil)
                    stack.view.removeFromSuperview()
                    stack.removeFromParent()
                } else if stack.parent == nil {
                    root.addChild(stack)
                    root.view.addSubview(stack.view)
                    stack.didMove(toParent: root)
                }
            case .window, .modal: break
            }
        }

        /// Whether the navigation controller stands anywhere.
        var isShown: Bool {
            stack.parent != nil || stack.presentingViewController != nil || stack.view.window != nil
        }

        var titles: [String] { stack.viewControllers.map { $0.title ?? "" } }

        func navigationController(
            _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
        ) {
            calls.append("will \(controller.title ?? "")")
        }

        func navigationController(
            _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
        ) {
            calls.append("did \(controller.title ?? "")")
        }

        /// Another delegate of the app's.
        final class Delegate: NSObject, UINavigationControllerDelegate {
            private(set) var calls: [String] = []

            func navigationController(
                _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
            ) {
                calls.append("will \(controller.title ?? "")")
            }

            func navigationController(
                _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
            ) {
                calls.append("did \(controller.title ?? "")")
            }
        }
    }
#endif
