import Testing
import UIKit

@testable import CairnStudio

/// What a tab's badge says can be expected, whether or not there is room to draw it.
@MainActor
struct BadgeTests {
    @Test func `a script reads a tab's badge`() async throws {
        let post = Studio(Post.self, name: "post") { _ in nil }
        try await post.play("expect text \"12\"\nexpect no text \"13\"")
    }
}

private final class Post: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Letters", "Parcels"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "12"
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
