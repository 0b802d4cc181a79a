import Foundation

/// Ends the process where a step of the app never does, as in a loop without an end, and says where that is: nothing that runs on
/// the main thread could.
final class StallWatch: @unchecked Sendable {
    private let run: ShardRun
    private let lock = NSLock()
    /// How many steps have begun, and what was done since the last launch, the step itself last.
    private var step = 0
    private var actions: [Action] = []
    private var launch = 0

    init(_ run: ShardRun) { self.run = run }

    /// A step begins, or the launch where nothing was done yet.
    func began(_ actions: [Action], inLaunch launch: Int) {
        lock.withLock {
            step += 1
            (self.actions, self.launch) = (actions, launch)
        }
    }

    /// Has the process ended with 1 if a step takes that long while this is done.
    @MainActor
    func watching<Result>(_ patience: Duration, _ work: @MainActor () async -> Result) async -> Result {
        let end = DispatchSemaphore(value: 0)
        defer { end.signal() }
        let seconds = patience / .seconds(1)
        Thread.detachNewThread { [self] in
            var looks = StallLooks()
            // Looks are counted, not time: while a computer sleeps nothing stands still.
            while end.wait(timeout: .now() + seconds / Double(StallLooks.most)) == .timedOut {
                guard looks.isStall(at: lock.withLock({ step })) else { continue }
                Console.write(lock.withLock { text(after: seconds) }.tamedLines, to: STDERR_FILENO)
                _exit(Exit.failed)
            }
        }
        return await work()
    }

    /// What is said where another thread of the app ends the process: nobody can wait for the main one.
    func textOfExit() -> String {
        lock.withLock {
            let place = run.place(
                of: "\(ExitWatch.words), from another thread than the main one,", inLaunch: launch)
            return "\n\(place). A script that leads there:\n" + run.script(of: actions, from: place)
        }
    }

    /// Where it is, and the script that leads there.
    private func text(after seconds: Double) -> String {
        let last = actions.last.map(\.description) ?? "the launch"
        let time = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
        let place = run.place(of: "the app stands still", inLaunch: launch)
        return "\n\(place): \(last) has not ended after \(time) seconds. A script that leads there:\n"
            + run.script(of: actions, from: place)
    }
}

/// Tells by looks now and then whether a step goes on for ever.
struct StallLooks {
    /// In how many looks a step may be found again.
    static let most = 4
    private var step: Int?
    private var count = 0

    mutating func isStall(at step: Int) -> Bool {
        count = step == self.step ? count + 1 : 0
        self.step = step
        return count >= Self.most
    }
}
