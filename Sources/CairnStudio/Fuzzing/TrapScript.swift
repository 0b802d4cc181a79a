import CairnInspector
import Foundation

/// What a run leaves behind where the app traps or ends the process: all that was done since its launch, and then, by another process in the place
/// of this one, the few lines of it that are enough.
@MainActor
struct TrapScript {
    let name: String
    /// What the app did.
    let deed: String
    /// The command that came upon it, and where.
    let run: String
    let launch: Int
    let shard: Int
    let seed: UInt64
    let device: Wire.Device
    let actions: [Action]
    let file: String
    let console: Console

    func leave() {
        let place = "\(deed) in launch \(launch) of shard \(shard), seed \(seed)"
        let lines = ["# \(name) \(run): \(place)"] + device.head + actions.map(\.description)
        do throws(FileTrouble) {
            try console.save(Data((lines.joined(separator: "\n") + "\n").utf8), file)
            console.complain("\n\(place), at the last of \(actions.count.counted("action"))")
        } catch {
            return console.complain("\n\(place)\n\(file): \(error)")
        }
        // What stands on standard output cannot be read again.
        guard file != "-" else { return }
        console.complain("To play them again: \(name) --script \(file)\(device.option)")
        guard !actions.isEmpty else { return }
        console.become(console.command + ["shorten", file, "--out", file, "--found"])
    }
}
