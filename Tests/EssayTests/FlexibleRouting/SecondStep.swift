import UIKit

// Changed: the extension stands outside of the namespace that the essay does not have.

/// The second step of the essay: a protocol for each route, before there is a router.
enum FlexibleRoutingStep2 {
    typealias ProfileViewController = FlexibleRoutingStep1.ProfileViewController

    protocol ProfileRoute {
        func openProfile(for user: FlexibleRouting.User)
    }

    final class FriendsViewController: UIViewController, ProfileRoute {}
}

extension FlexibleRoutingStep2.ProfileRoute where Self: UIViewController {
    func openProfile(for user: FlexibleRouting.User) {
        let profileViewController = FlexibleRoutingStep2.ProfileViewController(user: user)
        present(profileViewController, animated: true, completion: nil)
    }
}
