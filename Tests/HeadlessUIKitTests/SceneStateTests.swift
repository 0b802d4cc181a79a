import Testing
import UIKit

/// Writes down in which state its scene was, and when.
private final class StateDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        note("connects \(scene.activationState)")
    }
    func sceneWillEnterForeground(_ scene: UIScene) { note("enters \(scene.activationState)") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("is \(scene.activationState)") }
}

private final class StateApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
        configuration.delegateClass = StateDelegate.self
        return configuration
    }
}

@MainActor @Suite(.simulator)
final class SceneStateTests: SceneWorld {
    @Test func `a scene is attached once its delegate was told that it connects`() {
        simulator.launch(StateApp.self)
        simulator.settle()
        let lines = take()
        #expect(lines.first == "connects unattached" && lines.last == "is foregroundActive")
    }
}
