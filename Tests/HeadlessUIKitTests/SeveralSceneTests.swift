import Testing
import UIKit

@MainActor @Suite(.simulator(.pad))
final class SeveralSceneTests: SceneWorld {
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
        let delegate = WeakDelegate(first.delegate)
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
        #expect(delegate.object == nil && first.activationState == .unattached)
        #expect(simulator.outline().windows.count == 1)
        #expect(UIApplication.shared.openSessions.contains(session))
        let again = try #require(simulator.openScene(session))
        #expect(again.session === session)
        #expect(
            take().filter { $0.hasPrefix("scene.") }.prefix(3) == [
                "scene.willConnect", "scene.restores kept", "scene.interaction kept",
            ])
    }

    @Test func `no two sessions have one identifier, even if one was discarded`() throws {
        let first = try launch()
        let second = try #require(simulator.openScene())
        simulator.discard(first.session)
        let third = try #require(simulator.openScene())
        simulator.settle()
        let names = [first, second, third].map(\.session.persistentIdentifier)
        #expect(Set(names).count == 3)
        #expect(UIApplication.shared.openSessions == [second.session, third.session])
    }
}

@MainActor @Suite(.simulator)
final class ClassicLinkTests: SceneWorld {
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

/// Does not keep a scene's delegate.
@MainActor
final class WeakDelegate {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
}
