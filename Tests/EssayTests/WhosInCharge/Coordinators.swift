import UIKit

// The essay prints its code as pictures, which are not at hand: this is what its text describes, by the names it
// gives. All of it is ours.

/// MVVM – Who's in charge of navigation?
enum WhosInCharge {
    // Step 1: it holds the tab bar, all the tabs, and the window of the app. That's it.
    class AppCoordinator {
        let window: UIWindow
        let tabBarController = UITabBarController()
        var tabs: [AnyTabCoordinator]

        init(window: UIWindow) {
            self.window = window
            tabs = [MainTabCoordinator(), SettingsTabCoordinator()]
        }

        func start() {
            tabBarController.viewControllers = tabs.map(\.anyRootController)
            window.rootViewController = tabBarController
            window.makeKeyAndVisible()
        }
    }

    // Step 2: in didFinishLaunchingWithOptions, we just create a window and start the AppCoordinator.
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var appCoordinator: AppCoordinator!

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            self.window = window
            appCoordinator = AppCoordinator(window: window)
            appCoordinator.start()
            return true
        }
    }

    /// A stripped down, non-generic version of `RootTabCoordinator`.
    protocol AnyTabCoordinator: AnyObject {
        var anyRootController: UIViewController { get }
    }

    protocol RootTabCoordinator: AnyTabCoordinator {
        associatedtype RootController: UIViewController
        associatedtype Dependencies: Module
        var rootController: RootController { get }
        var dependencies: Dependencies { get }
    }

    protocol ChildCoordinator: AnyObject {
        func start()
    }

    // Step 3: for each tab, a class that makes its first view controller and wraps it.
    class MainTabCoordinator: RootTabCoordinator {
        let rootController = UINavigationController()
        let dependencies = MainTabModule()
        private(set) var childCoordinators: [any ChildCoordinator] = []

        init() {
            let main = MainViewController.make(dependencies: dependencies)
            main.onNext = { [unowned self] in showSecond() }
            main.onOrder = { [unowned self] in startOrder() }
            rootController.viewControllers = [main]
            rootController.tabBarItem = UITabBarItem(title: "Main", image: nil, tag: 0)
        }

        private func showSecond() {
            rootController.pushViewController(
                SecondViewController.make(dependencies: dependencies), animated: true)
        }

        private func startOrder() {
            let child = OrderCoordinator(navigationController: rootController)
            child.onFinished = { [unowned self, unowned child] in
                childCoordinators.removeAll { $0 === child }
            }
            childCoordinators.append(child)
            child.start()
        }
    }

    class SettingsTabCoordinator: RootTabCoordinator {
        let rootController = UIViewController()
        let dependencies = Module()

        init() { rootController.title = "Settings" }
    }

    /// A flow within a tab.
    class OrderCoordinator: ChildCoordinator {
        private let navigationController: UINavigationController
        var onFinished: (() -> Void)?

        init(navigationController: UINavigationController) {
            self.navigationController = navigationController
        }

        func start() {
            let order = ButtonsViewController()
            order.title = "Order"
            order.buttons = [
                (
                    "Done",
                    { [unowned self] in
                        navigationController.popViewController(animated: true)
                        onFinished?()
                    }
                )
            ]
            navigationController.pushViewController(order, animated: true)
        }
    }
}

extension WhosInCharge.RootTabCoordinator {
    var anyRootController: UIViewController { rootController }
}
