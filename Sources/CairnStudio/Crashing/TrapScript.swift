import Foundation

/// What a run leaves behind where the app traps or ends the process: all that was done since its launch, and then, by another
/// process in the place of this one, the few lines of it that are enough.
@MainActor
struct TrapScript {
    let run: ShardRun
    /// What the app did, and where.
    let place: String
    let actions: [Action]
    let file: String
    let console: Console

    func leave() {
        let script = run.script(of: actions, from: place)
        do throws(FileError) {
            try console.save(Data(script.utf8), file)
            console.complain("\n\(place), at the last of \(actions.count.counted("action"))")
        } catch {
            return console.complain("\n\(place)\n\(file): \(error). A script that leads there:\n\(script)")
        }
        // What stands on standard output cannot be read again.
        guard file != "-" else { return }
        console.complain("To play them again: \(run.app) --script \(file)\(run.device.option)")
        guard !actions.isEmpty else { return }
        console.become(console.command + ["shorten", file, "--out", file, "--found"])
    }
}
