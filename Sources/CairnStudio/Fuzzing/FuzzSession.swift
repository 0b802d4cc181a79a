import CairnInspector
import Foundation

/// Runs a fuzzer, tells how far it is, and writes down what it found.
@MainActor
struct FuzzSession {
    let name: String
    let steps: Int
    let seed: UInt64
    /// Where the summary goes as JSON.
    let json: String?
    /// Where the script goes, if there is something to play again.
    let script: String
    var device = Wire.Device.phone
    let console: Console
    let room: Room
    /// Whether to see to traps: the whole process does, or nobody.
    var watchesTraps = false

    /// - Returns: how the command ends.
    func run(_ fuzzer: Fuzzer) async -> Int32 {
        // What is to be read by a program stands alone.
        let isTold = json != "-"
        var progress = StepProgress(
            isBar: console.isOutputTerminal && room.look != .plain, room: room)
        if isTold { console.print("fuzzing \(name): seed \(seed), \(steps.grouped) steps") }
        let start = console.elapsed()
        let finding = await watchingTraps(of: fuzzer) {
            await fuzzer.run { tally in
                guard isTold,
                    let text = progress.text(
                        after: tally.steps, part: Double(tally.steps) / Double(steps),
                        counts: { tally.coverage.counts }, at: { console.elapsed() - start })
                else { return }
                console.write(text)
            }
        }
        let summary = FuzzSummary(
            app: name, seed: seed, tally: fuzzer.tally, took: console.elapsed() - start, finding: finding,
            script: finding == nil ? nil : script, device: device)
        if isTold {
            console.write(progress.end)
            console.print(summary.text(in: room))
        }
        return finish(summary, finding)
    }

    private func watchingTraps(
        of fuzzer: Fuzzer, _ work: @MainActor () async -> Fuzzer.Finding?
    ) async -> Fuzzer.Finding? {
        guard watchesTraps else { return await work() }
        return await TrapWatch.run(onTrap: { tellTrap(of: fuzzer) }, during: work)
    }

    private func tellTrap(of fuzzer: Fuzzer) {
        let place = "the app trapped in launch \(fuzzer.tally.launches) of seed \(seed)"
        let lines = ["# \(name) fuzz: \(place)"] + fuzzer.trail.map(\.description)
        let count = fuzzer.trail.count
        do throws(FileTrouble) {
            try console.save(Data((lines.joined(separator: "\n") + "\n").utf8), script)
            console.complain(
                "\n\(place), at the last of \(count) action\(count == 1 ? "" : "s")\n"
                    + "To play them again: \(name) --script \(script)\(device.option)")
        } catch {
            console.complain("\n\(place)\n\(script): \(error)")
        }
    }

    private func finish(_ summary: FuzzSummary, _ finding: Fuzzer.Finding?) -> Int32 {
        var code = finding == nil ? Exit.fine : Exit.failed
        func save(_ text: String, _ path: String) {
            if !console.save(text, to: path), code == Exit.fine { code = Exit.notWritten }
        }
        if let finding { save(finding.script(app: name, seed: seed), script) }
        if let json { save(summary.json, json) }
        return code
    }
}

extension Fuzzer.Finding {
    /// The lines that break it again.
    func script(app: String, seed: UInt64) -> String {
        let head = ["# \(app) fuzz, seed \(seed): \(fault.text.tamed)"]
        return (head + lines).joined(separator: "\n") + "\n"
    }

    /// The actions, and what fails: where UIKit raises, the last action itself.
    var lines: [String] {
        var lines = actions.map(\.description)
        if case .law = fault.kind { lines.append(Action.expect(.laws).description) }
        return lines
    }
}

extension Int {
    /// With commas between thousands.
    var grouped: String {
        let digits = Array(String(magnitude))
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return (self < 0 ? "-" : "") + text
    }
}
