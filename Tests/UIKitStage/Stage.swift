#if canImport(UIKit)
    import UIKit

    /// A window, screens that write down what happens to them, and time: the simulator's on the double, the run
    /// loop's on Apple's UIKit. The same test runs on both.
    @MainActor
    package final class Stage {
        package let record = Record()
        package let window = UIWindow.forTests()
        private var watchers: [StackWatcher] = []

        package init() {}

        package func screen(_ name: String) -> Screen { Screen(name, record) }

        /// Screens of one-letter names.
        package func screens(_ names: String) -> [Screen] { names.map { screen(String($0)) } }

        /// A stack whose delegate is heard.
        package func stack(_ screens: [UIViewController]) -> UINavigationController {
            let navigation = UINavigationController()
            let watcher = StackWatcher(record)
            watchers.append(watcher)
            navigation.delegate = watcher
            navigation.viewControllers = screens
            return navigation
        }

        /// Puts a controller in the window and waits until `screen`, the one that is seen of it, did appear.
        package func show(_ root: UIViewController, seeing screen: Screen) async {
            window.rootViewController = root
            window.makeKeyAndVisible()
            await reach { $0.contains("\(screen.name).dA") }
            record.take()
        }

        /// As `show`, for a controller that contains nothing.
        package func show(_ screen: Screen) async { await show(screen, seeing: screen) }

        /// Does something, waits until as many words were noted, and returns them in one line. More words than
        /// that are waited for no longer than until the main queue's next turns.
        package func play(_ count: Int, _ act: () throws -> Void) async rethrows -> String {
            record.take()
            try act()
            await reach { $0.count >= count }
            return record.take().joined(separator: " ")
        }

        /// Waits until that word is noted.
        package func reach(_ word: String) async { await reach { $0.contains(word) } }

        /// Waits until the modal is there.
        package func present(_ modal: UIViewController, on presenter: UIViewController) async {
            record.take()
            presenter.present(modal, animated: false) { self.record.note("presented") }
            await reach("presented")
            record.take()
        }
    }

    /// Writes down what a stack tells its delegate.
    final class StackWatcher: NSObject, UINavigationControllerDelegate {
        private let record: Record

        init(_ record: Record) { self.record = record }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController,
            animated: Bool
        ) { record.note("willShow(\(viewController.recordName))") }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
        ) { record.note("didShow(\(viewController.recordName))") }
    }
#endif
