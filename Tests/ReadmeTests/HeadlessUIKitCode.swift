import Testing
import UIKit

// The code of Sources/HeadlessUIKit/README.md, compiled and run. `ReadmeTests` compares the two.

final class MatchesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Matches"
        let open = UIAction(title: "Ajax – Porto") { [weak self] _ in
            let match = UIViewController()
            match.title = "Ajax – Porto"
            self?.navigationController?.pushViewController(match, animated: true)
        }
        view.addSubview(UIButton(type: .system, primaryAction: open))
    }
}

@MainActor
func open(_ controller: UIViewController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    return stack
}

@MainActor @Suite(.simulator)
struct MatchesTests {
    @Test func `a match opens from the list`() throws {
        let stack = open(MatchesViewController())
        try Simulator.current.user.tap("Ajax – Porto")
        #expect(stack.topViewController?.title == "Ajax – Porto")
    }

    @Test func `a swipe that is taken back leaves the match on screen`() throws {
        let stack = open(MatchesViewController())
        try Simulator.current.user.tap("Ajax – Porto")
        Simulator.current.settle()
        try Simulator.current.user.beginSwipeBack()
        #expect(stack.viewControllers.count == 1)  // the finger is down, and the stack one shorter
        Simulator.current.user.endSwipe(finish: false)
        Simulator.current.settle()
        #expect(stack.viewControllers.count == 2)
    }
}

final class LoginViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Log in") { _ in }))
    }
}

/// Of a comment in `Simulator`.
@MainActor
struct LoginTests {
    @Test func opens() throws {
        try Simulator.run { simulator in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UINavigationController(rootViewController: LoginViewController())
            window.makeKeyAndVisible()
            simulator.settle()
            try simulator.user.tap("Log in")
        }
    }
}
