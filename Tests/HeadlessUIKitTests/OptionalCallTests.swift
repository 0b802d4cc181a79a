import Testing
import UIKit

/// Calls as they are written over Apple's UIKit, where the methods of delegates are optional.
@MainActor @Suite(.simulator)
final class OptionalCallTests: World {
    private final class Everything: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UISheetPresentationControllerDelegate, UITextFieldDelegate, UIApplicationDelegate, UISceneDelegate
    {
        var heard: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
        ) { heard.append("didShow") }
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        )
            -> Bool
        { false }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            heard.append("didDismiss")
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
        func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
    }

    @Test func `the optional methods of delegates can be called with a question mark`() throws {
        let all = Everything()
        let stacks: (any UINavigationControllerDelegate)? = all
        let tabs: (any UITabBarControllerDelegate)? = all
        let sheets: (any UISheetPresentationControllerDelegate)? = all
        let fields: (any UITextFieldDelegate)? = all
        let app: (any UIApplicationDelegate)? = all
        let navigation = UINavigationController()
        stacks?.navigationController?(navigation, didShow: a, animated: true)
        stacks?.navigationController?(navigation, willShow: a, animated: true)
        #expect(tabs?.tabBarController?(UITabBarController(), shouldSelect: a) == false)
        sheets?.presentationControllerDidDismiss?(
            UIPresentationController(presentedViewController: a, presenting: nil))
        #expect(fields?.textFieldShouldReturn?(UITextField()) == false)
        app?.applicationDidBecomeActive?(UIApplication.shared)
        #expect(all.heard == ["didShow", "didDismiss", "active"])
    }

    @Test func `the optional methods of a classic split's delegate, and of tabs, can be called so as well`() {
        final class Columns: UISplitViewControllerDelegate {
            let primary = UIViewController()
            func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? {
                primary
            }
            func splitViewController(
                _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
                onto primary: UIViewController
            ) -> Bool { true }
        }
        let (columns, split) = (Columns(), UISplitViewController())
        let delegate: (any UISplitViewControllerDelegate)? = columns
        #expect(delegate?.primaryViewController?(forCollapsing: split) === columns.primary)
        #expect(delegate?.primaryViewController?(forExpanding: split) == nil)
        #expect(delegate?.splitViewController?(split, collapseSecondary: a, onto: b) == true)
        #expect(delegate?.splitViewController?(split, separateSecondaryFrom: a) == nil)
        #expect(delegate?.targetDisplayModeForAction?(in: split) == .automatic)
        final class Tabs: NSObject, UITabBarControllerDelegate {
            var heard: [String] = []
            func tabBarController(_ tabs: UITabBarController, willBeginCustomizing all: [UIViewController]) {
                heard.append("begin \(all.count)")
            }
        }
        let (tabs, bar) = (Tabs(), UITabBarController())
        let other: (any UITabBarControllerDelegate)? = tabs
        other?.tabBarController?(bar, willBeginCustomizing: [a, b])
        other?.tabBarController?(bar, willEndCustomizing: [a, b], changed: false)
        other?.tabBarController?(bar, didEndCustomizing: [a, b], changed: false)
        #expect(tabs.heard == ["begin 2"])
    }

    @Test func `without a delegate such a call is nil, and without the method the default answers`() {
        let none: (any UITabBarControllerDelegate)? = nil
        #expect(none?.tabBarController?(UITabBarController(), shouldSelect: a) == nil)
        final class Plain: NSObject, UITabBarControllerDelegate {}
        let plain = Plain()
        let tabs: (any UITabBarControllerDelegate)? = plain
        #expect(tabs?.tabBarController?(UITabBarController(), shouldSelect: a) == true)
    }

    @Test func `a controller that is a delegate finds its containers as before`() {
        final class Delegate: UIViewController, UINavigationControllerDelegate, UITabBarControllerDelegate,
            UISplitViewControllerDelegate, UIAdaptivePresentationControllerDelegate
        {
            var containers: (Bool, Bool, Bool) {
                guard let navigation = navigationController, let tabs = tabBarController else {
                    return (false, false, splitViewController == nil)
                }
                let style = presentationController?.presentationStyle
                return (
                    navigation.viewControllers.contains(self), tabs.children.contains(navigation),
                    style == .pageSheet
                )
            }
        }
        let delegate = Delegate()
        let tabs = tabs(UINavigationController(rootViewController: delegate))
        #expect(delegate.containers == (true, true, true) && tabs.children.count == 1)
    }
}
