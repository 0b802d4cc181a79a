import Testing
import UIKit

@testable import CairnStudio

/// A run makes one launch after the other: no window of an earlier one is left.
@MainActor
struct ClosingWindowsTests {
    @Test func `all windows of a launch are closed, and none of them is kept`() async {
        weak var first: UIWindow?
        weak var second: UIWindow?
        await Simulator.run(idiom: .pad) { simulator in
            let app = simulator.launch(TwoWindows.self)
            UIApplication.shared.activateSceneSession(
                for: UISceneSessionActivationRequest(role: .windowApplication))
            await simulator.settle()
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            #expect(scenes.count == 2)
            (first, second) = (scenes.first?.windows.first, scenes.last?.windows.first)
            #expect(first != nil && second != nil)
            await Player(simulator) { nil }.closeWindows()
            #expect(UIApplication.shared.connectedScenes.isEmpty)
            _ = app
        }
        #expect(first == nil && second == nil)
    }
}

private final class TwoWindows: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = OneOfTwo.self
        return configuration
    }
}

private final class OneOfTwo: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
