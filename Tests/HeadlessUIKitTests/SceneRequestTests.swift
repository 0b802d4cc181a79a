import Testing
import UIKit

@MainActor @Suite(.simulator(.pad))
final class SceneRequestTests: SceneWorld {
    private var errors: [UISceneError.Code] = []
    private var app: UIApplication { UIApplication.shared }

    private func fail(_ error: any Error) {
        if let error = error as? UISceneError { errors.append(error.code) }
    }

    @Test func `an app opens a scene at the next turn, with an activity for its connection`() throws {
        _ = try launch()
        app.activateSceneSession(
            for: UISceneSessionActivationRequest(userActivity: NSUserActivity(activityType: "compose")),
            errorHandler: fail)
        #expect(app.connectedScenes.count == 1)
        simulator.settle()
        #expect(app.connectedScenes.count == 2 && errors == [])
        let lines = take()
        #expect(lines.prefix(3) == ["app.configuration", "scene.willConnect", "scene.activity compose"])
        #expect(lines.contains("scene.didBecomeActive"))
    }

    @Test func `a scene that is connected comes to the front, and takes the activity up`() throws {
        let first = try launch()
        _ = simulator.openScene()
        simulator.enterBackground(first)
        simulator.settle()
        _ = take()
        app.requestSceneSessionActivation(
            first.session, userActivity: NSUserActivity(activityType: "read"), options: nil)
        simulator.settle()
        #expect(
            take() == [
                "scene.willEnterForeground", "scene.will read", "scene.continue read",
                "scene.didBecomeActive",
            ])
        app.requestSceneSessionActivation(first.session, userActivity: nil, options: nil)
        simulator.settle()
        #expect(app.windows.last === first.windows[0])
    }

    @Test func `a scene that was disconnected comes back with its session`() throws {
        let first = try launch()
        let session = first.session
        _ = simulator.openScene()
        simulator.disconnect(first)
        _ = take()
        app.activateSceneSession(for: UISceneSessionActivationRequest(session: session), errorHandler: fail)
        simulator.settle()
        #expect(session.scene != nil && take().contains("scene.restores kept") && errors == [])
    }

    @Test func `an app closes a scene for good, and its delegate hears of it`() throws {
        let first = try launch()
        let second = try #require(simulator.openScene())
        simulator.settle()
        let session = second.session
        _ = take()
        app.requestSceneSessionDestruction(session, options: UIWindowSceneDestructionRequestOptions())
        simulator.settle()
        let told = take().filter { !$0.hasPrefix("root.") }
        #expect(told.suffix(2) == ["scene.didDisconnect", "app.didDiscard 1"])
        #expect(app.openSessions == [first.session] && app.connectedScenes == [first])
        app.requestSceneSessionDestruction(session, options: nil, errorHandler: fail)
        app.requestSceneSessionActivation(session, userActivity: nil, options: nil, errorHandler: fail)
        simulator.settle()
        #expect(errors == [.requestDenied, .requestDenied])
    }

    @Test func `a refresh takes a background scene to the foreground and back`() throws {
        let first = try launch()
        _ = simulator.openScene()
        simulator.settle()
        simulator.enterBackground(first)
        _ = take()
        app.requestSceneSessionRefresh(first.session)
        simulator.settle()
        #expect(take() == ["scene.willEnterForeground", "scene.didEnterBackground"])
        #expect(first.activationState == .background)
        let session = first.session
        simulator.disconnect(first)
        _ = take()
        app.requestSceneSessionRefresh(session)
        simulator.settle()
        #expect(take().first == "scene.willConnect" && session.scene?.activationState == .background)
    }

    @Test func `what a person closes in the list of apps is discarded`() throws {
        let first = try launch()
        simulator.discard(first.session)
        #expect(take().last { !$0.hasPrefix("root.") } == "app.didDiscard 1")
        #expect(app.openSessions.isEmpty && app.applicationState == .background)
    }

    @Test func `windows tell which of them has the keyboard`() throws {
        final class Heard: @unchecked Sendable { var names: [String] = [] }
        let heard = Heard()
        let names = [
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
        ]
        let (one, other) = (UIWindow(), UIWindow())
        let tokens = names.flatMap { name in
            [one, other].map { window in
                NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
                    heard.names.append($0.name.rawValue)
                }
            }
        }
        one.makeKeyAndVisible()
        other.makeKey()
        one.isHidden = true
        #expect(
            heard.names == [
                "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
                "UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification",
                "UIWindowDidBecomeHiddenNotification",
            ])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

@MainActor @Suite(.simulator)
final class PhoneSceneRequestTests: SceneWorld {
    @Test func `on a phone an app can neither open a second scene nor close the first`() throws {
        let scene = try launch()
        var errors: [UISceneError.Code] = []
        let fail: (any Error) -> Void = { error in
            if let error = error as? UISceneError { errors.append(error.code) }
        }
        UIApplication.shared.activateSceneSession(for: .init(), errorHandler: fail)
        UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil, errorHandler: fail)
        simulator.settle()
        #expect(errors == [.multipleScenesNotSupported, .multipleScenesNotSupported])
        #expect(UIApplication.shared.connectedScenes == [scene])
        #expect((UISceneError(.requestDenied) as NSError).domain == "UISceneErrorDomain")
    }

    @Test func `a scene asks to be turned, and hears when it cannot`() throws {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let scene = try launch()
        var errors: [UISceneError.Code] = []
        let sideways = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)
        scene.requestGeometryUpdate(sideways) {
            if let error = $0 as? UISceneError { errors.append(error.code) }
        }
        simulator.settle()
        #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight && errors == [])
        scene.windows[0].rootViewController = Upright()
        scene.requestGeometryUpdate(sideways) {
            if let error = $0 as? UISceneError { errors.append(error.code) }
        }
        simulator.settle()
        #expect(errors == [.geometryRequestDenied])
    }

    @Test func `a scene hears that it was turned`() throws {
        _ = try launch()
        simulator.rotate(to: .landscapeLeft)
        simulator.rotate(to: .landscapeLeft)
        simulator.settle()
        #expect(take() == ["scene.geometry upright to sideways"])
    }

    @Test func `a controller holds the interface as it is, until it wishes no more`() throws {
        final class Driving: UIViewController {
            var isDriving = true
            override var prefersInterfaceOrientationLocked: Bool { isDriving }
        }
        final class Outer: UINavigationController {
            override var childForInterfaceOrientationLock: UIViewController? { topViewController }
        }
        let (scene, driving) = (try launch(), Driving())
        scene.windows[0].rootViewController = Outer(rootViewController: driving)
        simulator.settle()
        _ = take()
        simulator.rotate(to: .landscapeLeft)
        var errors = 0
        let sideways = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)
        scene.requestGeometryUpdate(sideways) { _ in errors += 1 }
        simulator.settle()
        #expect(scene.effectiveGeometry.isInterfaceOrientationLocked && errors == 1)
        #expect(scene.effectiveGeometry.interfaceOrientation == .portrait && take() == [])
        driving.isDriving = false
        #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
        driving.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        simulator.settle()
        #expect(
            take() == [
                "scene.geometry upright locked to upright", "scene.geometry upright to sideways",
            ])
    }
}
