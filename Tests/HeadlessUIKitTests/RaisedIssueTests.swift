import Testing
import UIKit

@MainActor
struct RaisedIssueTests {
    @Test func `what would have raised fails the test at its own place, and says what the user did last`()
        async throws
    {
        let test = try #require(Test.current)
        try await withKnownIssue {
            try await SimulatorTrait.simulator.provideScope(for: test, testCase: Test.Case.current) {
                try await MainActor.run {
                    let stack = Self.stackThatPushesItsTop()
                    try Simulator.current.user.tap("Again")
                    #expect(stack.viewControllers.count == 1)
                }
            }
        } matching: { issue in
            let text = issue.comments.first?.rawValue ?? ""
            return issue.sourceLocation == test.sourceLocation
                && text.contains("UIKit would have raised: NSInvalidArgumentException: Pushing the same view")
                && text.contains("What the user did last: HeadlessUIKitTests/RaisedIssueTests.swift:14")
        }
    }

    private static func stackThatPushesItsTop() -> UINavigationController {
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Again", primaryAction: UIAction { _ in stack.pushViewController(root, animated: false) })
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        return stack
    }
}
