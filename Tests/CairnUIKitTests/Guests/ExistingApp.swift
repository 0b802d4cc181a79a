#if HEADLESS_UIKIT
    import UIKit

    /// An app of plain UIKit: a navigation controller with two screens, and its own delegate.
    @MainActor
    final class ExistingApp: NSObject, UINavigationControllerDelegate {
        /// Where the navigation controller is.
        enum Place: CaseIterable {
            case tabs, window, modal
        }

        /// How many screens stand on the navigation controller.
        static let screenCount = 2

        let window = UIWindow(frame: UIScreen.main.bounds)
        let stack = UINavigationController()
        let place: Place
        private(set) var calls: [String] = []

        init(in place: Place = .tabs) {
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
            }
            window.makeKeyAndVisible()
            if place == .modal { window.rootViewController?.present(stack, animated: false) }
            Simulator.current.settle()
            stack.delegate = self
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
