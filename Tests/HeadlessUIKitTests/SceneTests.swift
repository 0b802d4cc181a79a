import Testing
import UIKit

/// What the delegates of the current test's app were told, in order.
@MainActor private var told: [ObjectIdentifier: [String]] = [:]

@MainActor
private func note(_ line: String) { told[ObjectIdentifier(Simulator.current), default: []].append(line) }

private final class App: UIResponder, UIApplicationDelegate {
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
        configuration.delegateClass = Delegate.self
        return configuration
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("app.didBecomeActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("app.didEnterBackground") }
}

private final class PlainApp: UIResponder, UIApplicationDelegate {}

private final class Root: UIViewController {
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

private final class Delegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        note("scene.willConnect")
        for context in options.urlContexts { note("scene.link \(context.url)") }
        for activity in options.userActivities { note("scene.activity \(activity.activityType)") }
        if let activity = session.stateRestorationActivity { note("scene.restores \(activity.activityType)") }
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Root()
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
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: "kept")
    }
}

@MainActor
private class SceneWorld {
    let simulator = Simulator.current
    let link = URL(fileURLWithPath: "/matches/7")

    init() { _ = take() }

    func take() -> [String] { told.removeValue(forKey: ObjectIdentifier(simulator)) ?? [] }

    /// An app with one scene, the record empty.
    func launch() throws -> UIWindowScene {
        simulator.launch(App.self)
        simulator.settle()
        told[ObjectIdentifier(simulator)] = nil
        return try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    }
}

@MainActor @Suite(.simulator)
private final class SceneTests: SceneWorld {
    @Test func `O01 a launch connects a scene, brings it to the foreground, and makes it active`() throws {
        simulator.launch(App.self)
        simulator.settle()
        #expect(
            take() == [
                "app.willFinish", "app.didFinish", "app.configuration", "scene.willConnect", "root.dL",
                "scene.willEnterForeground", "scene.didBecomeActive", "root.dA",
            ])
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.activationState == .foregroundActive && scene.session.scene === scene)
        #expect(scene.windows.count == 1 && scene.windows[0].windowScene === scene)
        #expect(scene.keyWindow === scene.windows[0] && scene.windows[0].next === scene)
        #expect(scene.session.configuration.name == "Main")
    }

    @Test func `a scene's delegate may be named in the property list`() {
        simulator.launch(PlainApp.self, sceneDelegate: Delegate.self)
        simulator.settle()
        #expect(take().first == "scene.willConnect" && UIApplication.shared.connectedScenes.count == 1)
    }

    @Test func `an app without scenes has none`() {
        simulator.launch(PlainApp.self)
        #expect(UIApplication.shared.connectedScenes.isEmpty && UIApplication.shared.openSessions.isEmpty)
        #expect(simulator.openScene() == nil)
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test func `O02 to the background and back: a scene's delegate hears four calls, view controllers none`()
        throws
    {
        _ = try launch()
        simulator.enterBackground()
        #expect(take() == ["scene.willResignActive", "scene.didEnterBackground"])
        #expect(UIApplication.shared.applicationState == .background)
        simulator.enterForeground()
        #expect(take() == ["scene.willEnterForeground", "scene.didBecomeActive"])
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test func `O03 with scenes the application posts its notifications, and its delegate hears nothing`()
        throws
    {
        final class Heard: @unchecked Sendable { var names: [String] = [] }
        let scene = try launch()
        let heard = Heard()
        let names = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ]
        var tokens = names.map { name in
            NotificationCenter.default.addObserver(
                forName: name, object: UIApplication.shared, queue: nil
            ) { heard.names.append($0.name.rawValue) }
        }
        tokens.append(
            NotificationCenter.default.addObserver(
                forName: UIScene.didActivateNotification, object: scene, queue: nil
            ) { heard.names.append($0.name.rawValue) })
        simulator.enterBackground()
        simulator.enterForeground()
        #expect(
            heard.names == [
                "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
                "UISceneDidActivateNotification", "UIApplicationWillEnterForegroundNotification",
                "UIApplicationDidBecomeActiveNotification",
            ])
        #expect(!take().contains { $0.hasPrefix("app.") })
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func `in an app with scenes a window without one is not on screen`() throws {
        let scene = try launch()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        simulator.settle()
        #expect(simulator.outline().windows.count == 1)
        window.windowScene = scene
        simulator.settle()
        #expect(simulator.outline().windows.count == 2 && scene.windows.count == 2)
        window.windowScene = nil
        #expect(simulator.outline().windows.count == 1 && scene.windows.count == 1)
    }

    @Test func `a link that launches the app is among the connection's options, and nowhere else`() {
        simulator.launch(
            App.self, links: [link], activities: [NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)]
        )
        simulator.settle()
        let lines = take()
        #expect(lines.contains("scene.link \(link)"))
        #expect(lines.contains("scene.activity \(NSUserActivityTypeBrowsingWeb)"))
        #expect(!lines.contains { $0.hasPrefix("scene.open") || $0.hasPrefix("scene.continue") })
    }

    @Test func `a link brings the app to the foreground, and is opened before it is active`() throws {
        _ = try launch()
        simulator.open(link)
        #expect(take() == ["scene.open \(link)"])
        simulator.enterBackground()
        _ = take()
        simulator.open(link)
        #expect(take() == ["scene.willEnterForeground", "scene.open \(link)", "scene.didBecomeActive"])
    }

    @Test func `an activity is announced, and then taken up`() throws {
        _ = try launch()
        simulator.resume(NSUserActivity(activityType: "reading"))
        #expect(take() == ["scene.will reading", "scene.continue reading"])
    }

    @Test func `a link the app opens is recorded, and answered at the next turn`() {
        var answers: [Bool] = []
        UIApplication.shared.open(link) { answers.append($0) }
        #expect(answers == [] && simulator.openedURLs == [link])
        simulator.settle()
        simulator.opensURL = { _ in false }
        #expect(!UIApplication.shared.canOpenURL(link))
        UIApplication.shared.open(link) { answers.append($0) }
        simulator.settle()
        #expect(answers == [true, false] && simulator.openedURLs == [link])
    }

    @Test func `on a phone there is one scene`() throws {
        _ = try launch()
        #expect(simulator.openScene() == nil && UIApplication.shared.connectedScenes.count == 1)
    }
}

@MainActor @Suite(.simulator(.pad))
private final class SeveralSceneTests: SceneWorld {
    @Test func `several scenes have windows of their own, and go to the background one by one`() throws {
        let first = try launch()
        let second = try #require(simulator.openScene())
        simulator.settle()
        #expect(UIApplication.shared.connectedScenes == [first, second])
        #expect(simulator.outline().windows.count == 2 && first.windows != second.windows)
        simulator.enterBackground(first)
        #expect(UIApplication.shared.applicationState == .active && first.activationState == .background)
        _ = take()
        simulator.open(link, in: first)
        #expect(take() == ["scene.willEnterForeground", "scene.open \(link)", "scene.didBecomeActive"])
        simulator.enterForeground(first)
        #expect(UIApplication.shared.windows.last === first.windows[0])
    }

    @Test func `a scene that is disconnected leaves its session, and what it gave to be restored`() throws {
        let first = try launch()
        weak let delegate = first.delegate
        let session = first.session
        _ = simulator.openScene()
        simulator.settle()
        _ = take()
        simulator.disconnect(first)
        #expect(
            take() == [
                "scene.willResignActive", "scene.didEnterBackground", "scene.didDisconnect", "root.wD",
            ])
        simulator.settle()
        #expect(delegate == nil && first.activationState == .unattached)
        #expect(simulator.outline().windows.count == 1)
        #expect(UIApplication.shared.openSessions.contains(session))
        let again = try #require(simulator.openScene(session))
        #expect(again.session === session)
        #expect(take().prefix(2) == ["scene.willConnect", "scene.restores kept"])
    }
}

@MainActor @Suite(.simulator)
private final class ClassicLinkTests: SceneWorld {
    private final class Classic: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            note("didFinish \(options?[.url] ?? "")")
            return true
        }
        func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
            note("open \(url)")
            return true
        }
        func application(
            _ application: UIApplication, continue activity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            note("continue \(activity.activityType)")
            return true
        }
        func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground") }
        func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive") }
    }

    @Test func `an app without scenes hears of links and activities through its delegate`() {
        simulator.launch(Classic.self, links: [link])
        #expect(take() == ["didFinish \(link)", "open \(link)", "didBecomeActive"])
        simulator.enterBackground()
        simulator.open(link)
        #expect(take() == ["willEnterForeground", "open \(link)", "didBecomeActive"])
        simulator.resume(NSUserActivity(activityType: "reading"))
        #expect(take() == ["continue reading"])
    }
}
