import Testing
import UIKit

private final class PlainApp: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        true
    }
    func applicationWillTerminate(_ application: UIApplication) { note("app.willTerminate") }
}

/// An app that the system ends, and one that is launched again.
@MainActor @Suite(.simulator(.pad))
final class EndingTests: SceneWorld {
    @Test func `an app that is killed hears nothing, and nothing comes that it waited for`() async throws {
        let clock = simulator.clock
        let delegate = WeakDelegate(try launch().delegate)
        let sleeping = Task { try await clock.sleep(for: .seconds(9)) }
        for _ in 0..<1_000 where clock.isIdle { await Task.yield() }
        UIApplication.shared.windows.first?.rootViewController?
            .present(UIViewController(), animated: true) { note("late") }
        #expect(!clock.isIdle && delegate.object != nil)
        simulator.kill()
        #expect(clock.isIdle && !simulator.isMoving && simulator.outline().windows.isEmpty)
        await simulator.settle()
        #expect(take() == [] && delegate.object == nil)
        await #expect(throws: CancellationError.self) { try await sleeping.value }
        #expect(UIApplication.shared.connectedScenes.isEmpty && UIApplication.shared.delegate == nil)
    }

    @Test
    func `an app that was killed comes back with the scene in front, and what that gave to be restored`()
        throws
    {
        let first = try launch().session
        let second = try #require(simulator.openScene()).session
        simulator.settle()
        simulator.enterBackground()
        simulator.enterForeground()
        try simulator.enterForeground(#require(first.scene))
        simulator.kill()
        #expect(first.scene == nil && second.scene == nil)
        _ = take()
        simulator.launch(SceneApp.self, links: [link])
        simulator.settle()
        #expect(
            take() == [
                "app.willFinish", "app.didFinish", "scene.willConnect", "scene.link \(link)",
                "scene.restores kept", "root.dL", "scene.interaction kept", "scene.willEnterForeground",
                "scene.didBecomeActive", "root.dA",
            ])
        let scene = try #require(UIApplication.shared.connectedScenes.first)
        #expect(scene.session === first && UIApplication.shared.openSessions == [first, second])
        #expect(simulator.openScene(second) != nil)
    }

    @Test func `an app without scenes begins anew`() {
        simulator.kill()
        simulator.launch(PlainApp.self)
        simulator.settle()
        simulator.enterBackground()
        simulator.kill()
        #expect(UIApplication.shared.delegate == nil && simulator.savedState != nil)
        simulator.launch(PlainApp.self)
        #expect(UIApplication.shared.applicationState == .active && take() == [])
        #expect(UIApplication.shared.openSessions.isEmpty)
    }

    @Test func `a shortcut that launches the app is among the connection's options, and nowhere else`() {
        simulator.launch(
            SceneApp.self, shortcut: UIApplicationShortcutItem(type: "new", localizedTitle: "New match"))
        simulator.settle()
        let lines = take()
        #expect(lines.contains("scene.shortcut new") && !lines.contains("scene.perform new"))
    }

    @Test func `a shortcut of an app that runs comes to its scene's delegate`() throws {
        _ = try launch()
        simulator.enterBackground()
        _ = take()
        simulator.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New match"))
        #expect(
            take() == ["scene.willEnterForeground", "scene.perform new", "scene.didBecomeActive"])
    }

    @Test func `an app that is killed in a turn does nothing more in it`() throws {
        _ = try launch()
        UIApplication.shared.open(link) { [simulator] _ in simulator.kill() }
        UIApplication.shared.open(link) { _ in note("late") }
        simulator.settle()
        #expect(UIApplication.shared.delegate == nil && take() == [])
    }
}
