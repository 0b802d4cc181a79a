import Testing
import UIKit

@MainActor @Suite(.simulator)
final class LifecycleTests: World {
    class App: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var calls: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            calls.append("didFinish")
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { calls.append("didBecomeActive") }
        func applicationWillResignActive(_ application: UIApplication) { calls.append("willResignActive") }
        func applicationDidEnterBackground(_ application: UIApplication) {
            calls.append("didEnterBackground")
        }
        func applicationWillEnterForeground(_ application: UIApplication) {
            calls.append("willEnterForeground")
        }
    }

    @Test func `a launch finishes, then becomes active`() {
        let app = simulator.launch(App.self)
        simulator.settle()
        #expect(app.calls == ["didFinish", "didBecomeActive"])
        #expect(UIApplication.shared.delegate === app)
        #expect(UIApplication.shared.windows.count == 1)
    }

    @Test func `O02 to the background and back: the delegate hears four calls, view controllers none`() {
        let app = simulator.launch(App.self)
        app.window?.rootViewController = a
        simulator.settle()
        record.lines = []
        app.calls = []
        simulator.enterBackground()
        #expect(app.calls == ["willResignActive", "didEnterBackground"])
        #expect(UIApplication.shared.applicationState == .background)
        simulator.enterForeground()
        #expect(app.calls.suffix(2) == ["willEnterForeground", "didBecomeActive"])
        #expect(UIApplication.shared.applicationState == .active)
        #expect(record.lines == [])
    }

    @Test func `notifications are posted with the delegate's calls`() {
        let names = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ]
        let heard = Heard()
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(
                forName: name, object: UIApplication.shared, queue: nil
            ) { heard.add($0.name) }
        }
        simulator.enterBackground()
        simulator.enterBackground()
        simulator.enterForeground()
        #expect(heard.names == names)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    private final class Heard: @unchecked Sendable {
        private(set) var names: [Notification.Name] = []
        func add(_ name: Notification.Name) { names.append(name) }
    }
}
