#if HEADLESS_UIKIT
    import CairnContract
    import CairnTesting
    import CairnTree
    import Foundation
    import Testing
    import UIKit

    /// On a machine whose other processors are all at work, nothing of the main actor's is left behind.
    @MainActor
    struct BusyMachineTests {
        @Test func `a task that a simulator wakes goes on before settling ends`() async throws {
            try await withEveryThreadBusy {
                await Simulator.run { simulator in
                    var awake: [Int] = []
                    for number in 1...3 {
                        Task {
                            try await simulator.clock.sleep(for: .seconds(number))
                            try await simulator.clock.sleep(for: .seconds(1))
                            awake.append(number)
                        }
                    }
                    #expect(await simulator.settle())
                    #expect(awake == [1, 2, 3])
                }
            }
        }

        @Test func `a task that is answered goes on before a test's app is at rest`() async throws {
            try await withEveryThreadBusy {
                try await TestApp.run(SketchCoordinator(.stack("home")), lenient: true) { app in
                    var goesOn = false
                    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
                    Task {
                        for await _ in answers { goesOn = true }
                    }
                    await app.rest()
                    answer.yield()
                    await app.rest()
                    #expect(goesOn)
                }
            }
        }

        /// Runs something while none of the threads on which the runtime wakes tasks is free.
        private func withEveryThreadBusy(_ body: () async throws -> Void) async throws {
            let (isBusy, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let count = ProcessInfo.processInfo.activeProcessorCount
            // Not from the main queue: what that begins stays on it.
            Thread.detachNewThread {
                for _ in 0..<2 * count {
                    Task.detached {
                        isBusy.signal()
                        Self.wait(for: end)
                    }
                }
            }
            for _ in 0..<count { Self.wait(for: isBusy) }
            // Those that wait for a thread in vain are let go after a while, and the test fails.
            let patience = Patience()
            patience.lose(after: 100_000) { for _ in 0..<2 * count { end.signal() } }
            try await body()
            #expect(!patience.isLost)
            patience.lose()
        }

        /// Where tasks may not wait.
        private nonisolated static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }
    }

    /// Lasts for so many turns of the main queue.
    @MainActor
    private final class Patience {
        private(set) var isLost = false
        private var act: () -> Void = {}

        func lose(after turns: Int, _ act: @escaping () -> Void) {
            self.act = act
            count(down: turns)
        }

        private func count(down turns: Int) {
            guard !isLost else { return }
            guard turns > 0 else { return lose() }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.count(down: turns - 1) } }
        }

        func lose() {
            guard !isLost else { return }
            isLost = true
            act()
        }
    }
#endif
