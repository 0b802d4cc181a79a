import CairnInspector
import CairnTesting
import Foundation
import UIKit

/// Plays a script that fails with less and less of it, and writes down what is left.
@MainActor
struct ShortenSession {
    let app: AppDescription
    let options: ShortenOptions
    let console: Console
    let launch: @MainActor (Simulator) -> Player

    /// - Returns: how the command ends.
    func run() async throws(EarlyEnd) -> Int32 {
        let script = try Script(in: options.script, from: console)
        guard !script.lines.isEmpty else {
            throw EarlyEnd(code: Exit.badInput, text: "\(options.script): there is nothing in it to shorten")
        }
        try console.check(options.file)
        let actions = script.lines.map(\.action)
        let plays = TrapPlays(device: script.device ?? .phone, console: console)
        let lines: [String]
        if let trap = try plays.trap(of: actions) {
            lines = try await shortened(actions, trap, plays).map(\.description)
        } else {
            lines = try await shortened(actions, of: script)
        }
        return end(lines, of: script)
    }

    private func shortened(
        _ actions: [Action], _ trap: TrapPlays.Trap, _ plays: TrapPlays
    ) async throws(EarlyEnd) -> [Action] {
        tell("\(actions.count.counted("line")), and \(trap)")
        var (count, least) = (0, actions.count)
        var failure: EarlyEnd?
        let fails: @MainActor ([Action]) async -> Bool = { part in
            ShardJobs.endIfAlone(console, removing: nil)
            guard failure == nil else { return false }
            count += 1
            do throws(EarlyEnd) {
                guard try plays.trap(of: part) == trap else { return false }
            } catch {
                failure = error
                return false
            }
            if part.count < least {
                least = part.count
                tell("\(least.counted("line")) after \(count.counted("launch", "es"))")
            }
            return true
        }
        var rewording = Rewording(links: app.links, fails: fails)
        let short = await rewording.shorter(shrunk(actions, budget: 20_000, fails: fails))
        if let failure { throw failure }
        return short
    }

    /// What does not trap is played in this process.
    private func shortened(_ actions: [Action], of script: Script) async throws(EarlyEnd) -> [String] {
        let fuzzer = Fuzzer(.init(links: app.links, device: script.device ?? .phone), launch: launch)
        guard let finding = await fuzzer.shortened(actions) else {
            throw EarlyEnd(
                code: Exit.failed,
                text:
                    "\(options.script): nothing to shorten: no law is broken in it, and nothing raises or traps; "
                    + "an expect that fails is not looked for")
        }
        tell("\(actions.count.counted("line")): \(finding.fault.text)")
        return finding.lines
    }

    private func end(_ lines: [String], of script: Script) -> Int32 {
        let head = comments + (script.device?.head ?? [])
        guard console.save((head + lines).joined(separator: "\n") + "\n", to: options.file) else {
            return Exit.notWritten
        }
        tell(
            "\(lines.count.counted("line")) in \(options.file), to play again: \(app.name) --script \(options.file)"
        )
        return options.isFound ? Exit.failed : Exit.fine
    }

    /// A script on standard output stands alone.
    private func tell(_ text: String) { if options.file != "-" { console.print(text) } }

    /// What the script says of itself before its first line.
    private var comments: [String] {
        guard options.script != "-", let data = try? console.contents(options.script) else { return [] }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
            .prefix { $0.hasPrefix("#") }.map(\.tamed)
    }
}
