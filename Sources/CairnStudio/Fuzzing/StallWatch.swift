import CairnInspector
import Foundation

/// Ends the process where a step of the app never does, as in a loop without an end, and says where that is: nothing that runs on
/// the main thread could.
final class StallWatch: @unchecked Sendable {
    /// The command that may come upon it, in which shard, from which seed.
    private let (name, run): (String, String)
    private let (shard, seed): (Int, UInt64)
    private let device: Wire.Device
    private let lock = NSLock()
    /// How many steps have begun, and what was done since the last launch, the step itself last.
    private var step = 0
    private var actions: [Action] = []
    private var launch = 0

    init(name: String, run: String, shard: Int, seed: UInt64, device: Wire.Device) {
        (self.name, self.run, self.shard, self.seed, self.device) = (name, run, shard, seed, device)
    }

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
            let deed = "\(ExitWatch.words), from another thread than the main one,"
            let place = "\(deed) in launch \(launch) of shard \(shard), seed \(seed)"
            return "\n\(place). A script that leads there:\n" + script(place)
        }
    }

    /// Where it is, and the script that leads there.
    private func text(after seconds: Double) -> String {
        let last = actions.last.map(\.description) ?? "the launch"
        let time = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
        let place = "the app stands still in launch \(launch) of shard \(shard), seed \(seed)"
        return "\n\(place): \(last) has not ended after \(time) seconds. A script that leads there:\n"
            + script(place) + "\n"
    }

    private func script(_ place: String) -> String {
        let lines = ["# \(name) \(run): \(place)"] + device.head + actions.map(\.description)
        return lines.joined(separator: "\n")
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
