import Testing
import UIKit

private final class PlainApp: UIResponder, UIApplicationDelegate {}

@MainActor @Suite(.simulator)
final class SceneTests: SceneWorld {
    @Test func `O01 a launch connects a scene, brings it to the foreground, and makes it active`() throws {
        simulator.launch(SceneApp.self)
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
        simulator.launch(PlainApp.self, sceneDelegate: SceneDelegate.self)
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
            SceneApp.self, links: [link],
            activities: [NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)]
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

    @Test func `the app's page in the settings is opened like any link`() throws {
        let settings = try #require(URL(string: UIApplication.openSettingsURLString))
        UIApplication.shared.open(settings)
        #expect(simulator.openedURLs == [settings])
    }

    @Test func `on a phone there is one scene`() throws {
        _ = try launch()
        #expect(simulator.openScene() == nil && UIApplication.shared.connectedScenes.count == 1)
    }
}
