import Testing
import UIKit

/// Delegates with a property of the name that a protocol's methods have, of a type that is not optional.
@MainActor @Suite(.simulator)
final class NamedAlikeTests: World {
    private final class Main: NSObject, UINavigationControllerDelegate {
        var navigationController: UINavigationController
        var shown: [UIViewController] = []

        init(navigationController: UINavigationController) {
            self.navigationController = navigationController
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
        ) { shown.append(viewController) }
    }

    @MainActor private final class Sub {
        weak var parent: Main?

        func present(_ modal: UIViewController) {
            if let navigation = parent?.navigationController { navigation.present(modal, animated: false) }
        }
        func pop() {
            let navigation = parent?.navigationController
            navigation?.popViewController(animated: false)
        }
        func push(_ controller: UIViewController) {
            guard let navigation = parent?.navigationController else { return }
            navigation.pushViewController(controller, animated: false)
        }
    }

    private final class Bars: NSObject, UITabBarControllerDelegate, UITextFieldDelegate {
        let tabBarController = UITabBarController()
        let textField = UITextField()
    }

    @Test func `a property with the name of a protocol's methods is the one that is meant`() {
        let navigation = stack(a)
        let (main, sub) = (Main(navigationController: navigation), Sub())
        sub.parent = main
        sub.push(b)
        #expect(navigation.viewControllers == [a, b])
        sub.pop()
        #expect(navigation.viewControllers == [a])
        simulator.settle()
        sub.present(m)
        #expect(navigation.presentedViewController == m)
        weak let same = main.navigationController
        #expect(same === navigation)
        let bars: Bars? = Bars()
        if let tabs = bars?.tabBarController, let field = bars?.textField {
            #expect(tabs.viewControllers == nil && field.text == "")
        }
    }

    @Test func `the protocol's methods can be called with a question mark nevertheless`() {
        let navigation = UINavigationController()
        let main = Main(navigationController: navigation)
        let delegate: (any UINavigationControllerDelegate)? = main
        delegate?.navigationController?(navigation, didShow: a, animated: true)
        main.navigationController(navigation, didShow: b, animated: true)
        #expect(main.shown == [a, b])
    }
}
