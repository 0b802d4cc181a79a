import CairnInspector

/// Which shard of which run a process is making: what is said where the app traps in it, ends the process, or stands still.
struct ShardRun: Sendable {
    let app: String
    /// `fuzz` or `explore`
    let command: String
    let shard: Int
    /// Of the whole run.
    let seed: UInt64
    let device: Wire.Device

    /// `the app trapped in launch 3 of shard 2, seed 1`
    func place(of deed: String, inLaunch launch: Int) -> String {
        "\(deed) in launch \(launch) of shard \(shard), seed \(seed)"
    }

    /// A script of these actions that says at its beginning where it comes from.
    func script(of actions: [Action], from place: String) -> String {
        let lines = ["# \(app) \(command): \(place)"] + device.head + actions.map(\.description)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Makes a shard. Where the app ends it and the process with it, the script that leads there goes into a file.
    @MainActor
    func watching<Result>(
        _ launches: some LaunchesApp, file: String, console: Console, _ work: @MainActor () async -> Result
    ) async -> Result {
        guard console.ownsProcess else { return await work() }
        let stalls = StallWatch(self)
        launches.stalls = stalls
        return await stalls.watching(console.patience) {
            await TrapWatch.run(
                onEnd: { deed in
                    TrapScript(
                        run: self, place: place(of: deed, inLaunch: launches.launchCount),
                        actions: launches.trail, file: file, console: console
                    ).leave()
                }, elsewhere: stalls.textOfExit, during: work)
        }
    }
}

/// What launches an app again and again, and plays it.
@MainActor
protocol LaunchesApp: AnyObject {
    var launchCount: Int { get }
    /// What was done since the last launch, what is being done included.
    var trail: [Action] { get }
    /// Who sees to steps that never end, if anyone does.
    var stalls: StallWatch? { get set }
}

extension Fuzzer: LaunchesApp {
    var launchCount: Int { tally.launches }
}

extension Explorer: LaunchesApp {
    var launchCount: Int { tally.launches }
}
