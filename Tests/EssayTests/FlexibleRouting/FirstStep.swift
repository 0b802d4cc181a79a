import UIKit

// Changed: extensions stand outside of the namespaces that the essay does not have.
// Filled in: `User`, and the profile.

/// The first step of the essay: an extension of every controller.
enum FlexibleRoutingStep1 {
    final class ProfileViewController: UIViewController {
        init(user: FlexibleRouting.User) {
            super.init(nibName: nil, bundle: nil)
            title = "Profile of \(user.name)"
        }

        required init?(coder: NSCoder) { nil }
    }
}

extension UIViewController {
    fileprivate func openProfile(for user: FlexibleRouting.User) {
        let profileViewController = FlexibleRoutingStep1.ProfileViewController(user: user)
        present(profileViewController, animated: true, completion: nil)
    }
}

extension FlexibleRoutingStep1 {
    /// Some screen, which can open profiles as any can.
    final class ChatViewController: UIViewController {
        func avatarPressed() { openProfile(for: FlexibleRouting.User(name: "Bob")) }
    }
}
