import UIKit

// Changed: `protocol X: class` is `: AnyObject`; `weak` is gone from the requirements of protocols, where it may not
// stand; extensions stand outside of the namespace that the essay does not have; `FriendsRouter` adopts its routes by
// name, and not by `FriendsRouter.Routes`, which is circular today.
// Filled in: the bodies of the transitions that the essay reduces "just for simplicity", the views, `User`.

/// A Flexible Routing Approach in an iOS App.
enum FlexibleRouting {
    struct User {
        let name: String
    }

    protocol Transition: AnyObject {
        var viewController: UIViewController? { get set }

        func open(_ viewController: UIViewController)
        func close(_ viewController: UIViewController)
    }

    class ModalTransition: NSObject {
        var animator: Animator?
        weak var viewController: UIViewController?

        init(animator: Animator? = nil) {
            self.animator = animator
        }
    }

    class PushTransition: NSObject {
        var animator: Animator?
        weak var viewController: UIViewController?

        init(animator: Animator? = nil) {
            self.animator = animator
        }
    }

    protocol Animator: UIViewControllerAnimatedTransitioning {
        var isPresenting: Bool { get set }
    }

    protocol Closable: AnyObject {
        func close()
    }

    protocol RouterProtocol: AnyObject {
        associatedtype V: UIViewController
        var viewController: V? { get }

        func open(_ viewController: UIViewController, transition: Transition)
    }

    class Router<U>: RouterProtocol, Closable where U: UIViewController {
        typealias V = U

        weak var viewController: V?
        var openTransition: Transition?

        func open(_ viewController: UIViewController, transition: Transition) {
            transition.viewController = self.viewController
            transition.open(viewController)
        }

        func close() {
            guard let openTransition = openTransition else {
                assertionFailure("You should specify an open transition in order to close a module.")
                return
            }
            guard let viewController = viewController else {
                assertionFailure("Nothing to close.")
                return
            }
            openTransition.close(viewController)
        }
    }

    protocol ProfileRoute {
        var profileTransition: Transition { get }
        func openProfile(for user: User)
    }

    final class FriendsRouter: Router<FriendsViewController>, ProfileRoute {
        typealias Routes = ProfileRoute /* other routes */
    }

    final class FriendsViewController: UIViewController {

        private let router: FriendsRouter.Routes

        init(router: FriendsRouter.Routes) {
            self.router = router
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Friends"
            view.addSubview(
                UIButton(primaryAction: UIAction(title: "Ann") { [unowned self] _ in userButtonPressed() }))
        }

        func userButtonPressed() {
            router.openProfile(for: User(name: "Ann"))
        }
    }

    final class ProfileRouter: Router<ProfileViewController> {
        typealias Routes = Closable
    }

    final class ProfileViewController: UIViewController {

        private let router: ProfileRouter.Routes

        init(router: ProfileRouter.Routes) {
            self.router = router
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Profile"
            view.addSubview(
                UIButton(
                    primaryAction: UIAction(title: "Close") { [unowned self] _ in closeButtonPressed() }))
        }

        func closeButtonPressed() {
            router.close()
        }
    }
}

extension FlexibleRouting.ProfileRoute where Self: FlexibleRouting.RouterProtocol {

    var profileTransition: FlexibleRouting.Transition {
        return FlexibleRouting.ModalTransition()
    }

    func openProfile(for user: FlexibleRouting.User) {
        let router = FlexibleRouting.ProfileRouter()
        let profileViewController = FlexibleRouting.ProfileViewController(router: router)
        router.viewController = profileViewController

        // it's a calculated property so I saved it to the variable in order to have one instance
        let transition = profileTransition
        router.openTransition = transition
        open(profileViewController, transition: transition)
    }
}
