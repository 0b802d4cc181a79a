import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ClockTests {
    let simulator = Simulator.current
    var clock: SimulatorClock { simulator.clock }

    @Test func `L01 an animation of no duration completes at the next turn`() {
        var done = false
        UIView.animate(withDuration: 0, animations: {}) { done = $0 }
        #expect(!done)
        clock.turn()
        #expect(done)
    }

    @Test func `an animation changes at once and completes when its time has passed`() {
        let view = UIView()
        var done = false
        UIView.animate(withDuration: 0.25, delay: 0.5, animations: { view.alpha = 0 }) { done = $0 }
        #expect(view.alpha == 0)
        clock.advance(by: .milliseconds(749))
        #expect(!done)
        clock.advance(by: .milliseconds(1))
        #expect(done)
    }

    @Test func `with animations off an animation completes at the next turn`() {
        var done = false
        UIView.performWithoutAnimation {
            UIView.animate(withDuration: 5, animations: {}) { done = $0 }
        }
        #expect(UIView.areAnimationsEnabled)
        clock.turn()
        #expect(done)
    }

    @Test func `a turn runs what was waiting, and not what that schedules`() {
        var lines: [Int] = []
        UIView.animate(withDuration: 0, animations: {}) { _ in
            lines.append(1)
            UIView.animate(withDuration: 0, animations: {}) { _ in lines.append(2) }
        }
        clock.turn()
        #expect(lines == [1])
        #expect(!clock.isIdle)
        clock.turn()
        #expect(lines == [1, 2])
        #expect(clock.isIdle)
    }

    @Test func `what is due first runs first, whatever was scheduled first`() {
        var lines: [Int] = []
        for tenths in [5, 2, 9, 1, 4, 2, 8] {
            UIView.animate(withDuration: Double(tenths) / 10, animations: {}) { _ in lines.append(tenths) }
        }
        #expect(clock.settle())
        #expect(lines == [1, 2, 2, 4, 5, 8, 9])
        #expect(clock.now.duration(to: clock.now.advanced(by: .seconds(1))) == .seconds(1))
    }

    @Test func `settling gives up on what repeats for ever, and says so`() {
        func again() { UIView.animate(withDuration: 1, animations: {}) { _ in again() } }
        again()
        #expect(!clock.settle(limit: .seconds(10)))
        #expect(simulator.log.warnings.count == 1)
    }

    @Test func `a sleeper wakes when its time comes`() async throws {
        let clock = clock
        let task = Task { @MainActor in
            try await clock.sleep(for: .seconds(1))
            return clock.now
        }
        let start = clock.now
        #expect(await simulator.settle())
        #expect(try await task.value == start.advanced(by: .seconds(1)))
    }

    @Test func `a sleeper that is cancelled wakes at once, and the clock is idle`() async throws {
        let clock = clock
        let task = Task { @MainActor in try await clock.sleep(for: .seconds(1)) }
        for _ in 0..<1_000 where clock.isIdle { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.isIdle)
        #expect(clock.now == .zero)
    }

    @Test func `a task that sleeps again and again is carried through by settling`() async {
        let clock = clock
        let counter = Counter()
        Task { @MainActor in
            for _ in 0..<5 {
                try? await clock.sleep(for: .milliseconds(100))
                counter.value += 1
            }
        }
        #expect(await simulator.settle())
        #expect(counter.value == 5)
        #expect(clock.now == .zero.advanced(by: .milliseconds(500)))
    }

    @Test func `a task that knows no more than some clock is carried through as well`() async {
        let anyClock: any Clock<Duration> = clock
        let counter = Counter()
        Task { @MainActor in
            for _ in 0..<20 {
                try? await anyClock.sleep(for: .milliseconds(100))
                counter.value += 1
            }
        }
        #expect(await simulator.settle())
        #expect(counter.value == 20)
        #expect(clock.now == .zero.advanced(by: .seconds(2)))
    }

    @Test func `an animation that a woken task starts is carried through as well`() async {
        let clock = clock
        let nav = UINavigationController(rootViewController: UIViewController())
        host(nav)
        Task { @MainActor in
            try? await clock.sleep(for: .milliseconds(100))
            nav.pushViewController(UIViewController(), animated: true)
        }
        #expect(await simulator.settle())
        #expect(nav.viewControllers.count == 2)
        #expect(nav.transitionCoordinator == nil)
    }

    private final class Counter { var value = 0 }
}
