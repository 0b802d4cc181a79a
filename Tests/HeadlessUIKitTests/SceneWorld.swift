import Testing
import UIKit

/// What the delegates of the current test's app were told, in order.
@MainActor private var told: [ObjectIdentifier: [String]] = [:]

@MainActor
func note(_ line: String) { told[ObjectIdentifier(Simulator.current), default: []].append(line) }

final class SceneApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("app.willFinish")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("app.didFinish")
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        note("app.configuration")
        let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
        note("app.didDiscard \(sessions.count)")
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("app.didBecomeActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("app.didEnterBackground") }
}

final class SceneRoot: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        note("root.dL")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("root.dA")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("root.wD")
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        note("scene.willConnect")
        for context in options.urlContexts { note("scene.link \(context.url)") }
        for activity in options.userActivities { note("scene.activity \(activity.activityType)") }
        if let shortcut = options.shortcutItem { note("scene.shortcut \(shortcut.type)") }
        if let activity = session.stateRestorationActivity { note("scene.restores \(activity.activityType)") }
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = SceneRoot()
        window.makeKeyAndVisible()
        self.window = window
    }
    func sceneDidDisconnect(_ scene: UIScene) { note("scene.didDisconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("scene.didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { note("scene.willResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { note("scene.willEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("scene.didEnterBackground") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { note("scene.open \(context.url)") }
    }
    func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) { note("scene.will \(type)") }
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        note("scene.continue \(activity.activityType)")
    }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcut: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        note("scene.perform \(shortcut.type)")
        completionHandler(true)
    }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry
    ) {
        let states = [previous, windowScene.effectiveGeometry].map {
            ($0.interfaceOrientation.isLandscape ? "sideways" : "upright")
                + ($0.isInterfaceOrientationLocked ? " locked" : "")
        }
        note("scene.geometry \(states.joined(separator: " to "))")
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
        note("scene.interaction \(activity.activityType)")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: "kept")
    }
}

@MainActor
class SceneWorld {
    let simulator = Simulator.current
    let link = URL(fileURLWithPath: "/matches/7")

    init() { _ = take() }

    func take() -> [String] { told.removeValue(forKey: ObjectIdentifier(simulator)) ?? [] }

    /// An app with one scene, the record empty.
    func launch() throws -> UIWindowScene {
        simulator.launch(SceneApp.self)
        simulator.settle()
        told[ObjectIdentifier(simulator)] = nil
        return try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    }
}
