import Testing
import UIKit

@MainActor @Suite(.simulator)
final class MakingContainerTests: World {
    private final class Tabs: UITabBarController {
        let name: String
        private(set) var loaded: [String] = []

        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
            loaded.append("made")
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            loaded.append("\(name) loaded")
        }
    }

    private final class Stack: UINavigationController {
        private(set) var pushed: [String] = []

        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
            pushed.append("\(viewController.title ?? "") \(viewControllers.count) \(animated)")
            super.pushViewController(viewController, animated: animated)
        }
    }

    @Test func `a tab bar controller loads its view as it is made`() {
        let tabs = Tabs("T")
        #expect(tabs.loaded == ["T loaded", "made"])
        #expect(UITabBarController().isViewLoaded && UITabBarController(tabs: []).isViewLoaded)
        tabs.viewControllers = [a, b]
        #expect(!a.isViewLoaded)
        host(tabs)
        #expect(tabs.loaded == ["T loaded", "made"] && a.isViewLoaded && !b.isViewLoaded)
    }

    @Test func `the root of a stack is pushed`() {
        let stack = Stack(rootViewController: a)
        #expect(stack.pushed == ["A 0 false"] && stack.viewControllers == [a])
        host(stack)
        #expect(a.view.window != nil && a.parent === stack)
        _ = UINavigationController(rootViewController: stack)
        #expect(simulator.log.takeRaises() == ["Pushing a navigation controller is not supported"])
    }
}
