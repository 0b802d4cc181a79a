import Testing
import UIKit

/// The clock that runs on the main queue. Nothing here turns it.
@MainActor @Suite(.simulator)
final class MainQueueTests: World {
    /// Waits as tests of Apple's UIKit do: for a completion, or for a pass of the main queue.
    private func wait(for begin: (@escaping () -> Void) -> Void) async {
        await withCheckedContinuation { continuation in begin { continuation.resume() } }
    }

    private func passOfMainQueue() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    private func shown(_ root: UIViewController) async -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        while !a.hasAppeared { await passOfMainQueue() }
        record.lines = []
        return window
    }

    @Test func `a pass of the main queue is a turn, and animations take no time at endless speed`()
        async throws
    {
        simulator.clock.speed = .infinity
        let navigation = UINavigationController(rootViewController: a)
        let window = await shown(navigation)
        navigation.pushViewController(b, animated: true)
        let coordinator = try #require(navigation.transitionCoordinator)
        #expect(record.lines == [])
        var afterOnePass: [String] = []
        DispatchQueue.main.async { afterOnePass = self.record.take() }
        await wait { done in coordinator.animate(alongsideTransition: nil) { _ in done() } }
        #expect(afterOnePass == ["B.dL", "A.wD", "B.wA", "B.iA"])
        #expect(record.take() == ["A.dD", "B.dA"] && !simulator.isMoving)
        await wait { done in b.present(m, animated: true, completion: done) }
        #expect(record.lines.last == "M.dA" && window.isKeyWindow)
    }

    @Test func `at a speed, simulated time goes by as real time does`() async throws {
        simulator.clock.speed = 200
        let navigation = UINavigationController(rootViewController: a)
        _ = await shown(navigation)
        let start = simulator.clock.now
        navigation.pushViewController(b, animated: true)
        let coordinator = try #require(navigation.transitionCoordinator)
        await wait { done in coordinator.animate(alongsideTransition: nil) { _ in done() } }
        #expect(start.duration(to: simulator.clock.now) >= .milliseconds(350))
        #expect(record.lines.last == "B.dA")
    }

    @Test func `tasks that sleep on the clock are woken`() async throws {
        simulator.clock.speed = .infinity
        try await simulator.clock.sleep(for: .seconds(3600))
        #expect(simulator.clock.now.duration(to: .zero) == .seconds(-3600))
    }

    @Test func `a clock that runs can be turned as well, and be stopped`() async {
        simulator.clock.speed = 0.001
        let navigation = UINavigationController(rootViewController: a)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        await simulator.settle()
        navigation.pushViewController(b, animated: true)
        await simulator.settle()
        #expect(b.hasAppeared)
        simulator.clock.speed = nil
        record.lines = []
        navigation.popViewController(animated: false)
        await passOfMainQueue()
        await passOfMainQueue()
        #expect(record.lines == [])
        await simulator.settle()
        #expect(record.lines.last == "A.dA")
    }
}

extension Screen {
    fileprivate var hasAppeared: Bool { record.lines.contains("\(name).dA") }
}
