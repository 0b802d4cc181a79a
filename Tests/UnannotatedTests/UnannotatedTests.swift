import Testing
import UIKit

/// A coordinator as they were written before actors, in Swift 5: nothing here says where it runs.
class Coordinator: NSObject, UINavigationControllerDelegate {
    let navigation: UINavigationController
    var shown: [String] = []

    init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        navigation.delegate = self
    }

    func start() {
        let first = UIViewController()
        first.title = "First"
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", style: .plain, target: self, action: Selector(Self.next(_:)))
        navigation.setViewControllers([first], animated: false)
    }

    func next(_ sender: UIBarButtonItem) {
        let second = UIViewController()
        second.title = "Second"
        navigation.pushViewController(second, animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { shown.append(viewController.title ?? "") }
}

@MainActor
struct UnannotatedTests {
    @Test(.simulator) func `a coordinator without annotations compiles in Swift 5, and works`() throws {
        let coordinator = Coordinator(navigation: UINavigationController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = coordinator.navigation
        coordinator.start()
        window.makeKeyAndVisible()
        Simulator.current.settle()
        try Simulator.current.user.tap("Next")
        Simulator.current.settle()
        #expect(coordinator.shown == ["First", "Second"])
    }
}
