import Cairn
import CairnInspector
import Foundation
import UIKit

/// Runs the fuzzer, tells how far it is, and writes down what it found.
@MainActor
struct FuzzSession {
    let app: AppDescription
    let options: FuzzOptions
    let console: Console
    let launch: @MainActor (Simulator) -> Player

    /// - Returns: how the command ends.
    func run(recorder: Recorder?) async throws(EarlyEnd) -> Int32 {
        let beginning = console.elapsed()
        try prepare()
        let start = try await StartScript(console: console, device: options.device, launch: launch)
            .actions(in: options.after)
        let comparison = try comparison()
        let recorder = comparison.map { one in Recorder { one.take($0) } } ?? recorder
        let summaries = try await console.hearingInterruption { () async throws(EarlyEnd) -> [FuzzSummary] in
            try await self.summaries(start, recorder, comparison)
        }
        let took = console.elapsed() - beginning
        if let comparison, let file = options.compare { tell(comparison, file) }
        let code = options.shard == nil ? ending.end(summaries, took: took) : end(summaries, took)
        return console.isInterrupted() ? Exit.interrupted : code
    }

    private var room: Room { console.room(plain: options.isPlain) }
    /// What is to be read by a program stands alone.
    private var isTold: Bool { options.json != "-" }

    private var ending: FuzzEnding {
        FuzzEnding(json: options.json, script: options.script(of: app.name), console: console, room: room)
    }

    /// Tries what is to be written, rather now than after an hour.
    private func prepare() throws(EarlyEnd) {
        if let out = options.out, let part = options.shard {
            try RunFolder(console: console, path: out).prepare(for: FuzzSummary.file(part.number))
        }
        if let json = options.json { try console.check(json) }
        if let script = options.script { try console.check(script) }
    }

    /// The earlier run that this one is held to.
    private func comparison() throws(EarlyEnd) -> RunComparison? {
        guard let path = options.compare else { return nil }
        let text: String
        do throws(FileError) { text = String(decoding: try console.contents(path), as: UTF8.self) } catch {
            throw EarlyEnd(code: Exit.noInput, text: error.text(ofJournal: path, of: "\(app.name) fuzz"))
        }
        do throws(SavedTextError) { _ = try Replay(text: text) } catch {
            throw EarlyEnd(code: Exit.badInput, text: "\(path): \(error)")
        }
        return RunComparison(text)
    }

    private func tell(_ comparison: RunComparison, _ file: String) {
        guard isTold, comparison.difference == nil else { return }
        console.print(
            "the same as \(file), in \(comparison.count.counted("line"))"
                + (comparison.hasMore ? "; it goes on: were there as many steps?" : ""))
    }

    private func summaries(
        _ start: [Action], _ recorder: Recorder?, _ comparison: RunComparison?
    ) async throws(EarlyEnd) -> [FuzzSummary] {
        let part = options.shard == nil ? "" : "a part of "
        if isTold {
            console.print("fuzzing \(app.name): seed \(options.seed), \(part)\(options.steps.grouped) steps")
        }
        guard options.jobs > 1, console.ownsProcess else {
            return try await fuzz(start, recorder, comparison)
        }
        return try ShardJobs(
            name: app.name,
            arguments: [
                "fuzz", "--steps", "\(options.steps)", "--seed", "\(options.seed)", "--device",
                options.device.rawValue,
            ]
                + (options.after.map { ["--after", $0] } ?? []) + (options.isRandom ? ["--random"] : [])
                + (options.hasLaws ? [] : ["--without-laws"]),
            jobs: options.jobs, console: console, isTold: isTold, fine: [Exit.fine, Exit.failed]
        ).shards()
    }

    /// The summaries of the shards, up to the first that broke a law.
    private func fuzz(
        _ start: [Action], _ recorder: Recorder?, _ comparison: RunComparison?
    ) async throws(EarlyEnd) -> [FuzzSummary] {
        let shards = options.shard?.shards ?? Array(1...ShardPart.total)
        let all = shards.reduce(0) { $0 + ShardPart.steps(options.steps, of: $1) }
        var progress = StepProgress(isBar: console.isOutputTerminal && room.look != .plain, room: room)
        let beginning = console.elapsed()
        var summaries: [FuzzSummary] = []
        var (steps, seen) = (0, Coverage())
        for shard in shards {
            let fuzzer = Fuzzer(plan(of: shard, after: start), launch: launch)
            fuzzer.recorder = recorder
            fuzzer.difference = { comparison?.difference?.text(options.compare ?? "") }
            let run = ShardRun(
                app: app.name, command: "fuzz", shard: shard, seed: options.seed, device: options.device)
            let finding = await run.watching(fuzzer, file: options.script(of: app.name), console: console) {
                await fuzzer.run(isOver: { console.isInterrupted() }) { tally in
                    ShardJobs.endIfAlone(console, removing: options.out)
                    guard isTold else { return }
                    let made = steps + tally.steps
                    let text = progress.text(
                        after: made, part: Double(made) / Double(all),
                        counts: { seen.joined(with: tally.coverage).counts },
                        at: { console.elapsed() - beginning })
                    if let text { console.write(text) }
                }
            }
            steps += fuzzer.tally.steps
            seen = seen.joined(with: fuzzer.tally.coverage)
            var summary = FuzzSummary(
                app: app.name, seed: options.seed, budget: options.steps, after: start.map(\.description),
                device: options.device == .phone ? nil : options.device,
                shards: [shard])
            summary.add(fuzzer.tally, finding)
            let isCutShort = console.isInterrupted() && finding == nil
            if isCutShort, !keepsWhatIsCutShort { break }
            summaries.append(summary)
            try keep(summary)
            if finding != nil || isCutShort { break }
        }
        if isTold { console.write(progress.end) }
        return summaries
    }

    private func plan(of shard: Int, after start: [Action]) -> Fuzzer.Plan {
        let steps = ShardPart.steps(options.steps, of: shard)
        // Every other launch begins where few have been, which takes some launches to come upon.
        return Fuzzer.Plan(
            steps: steps, seed: ShardPart.seed(options.seed, of: shard),
            stepsPerLaunch: options.isRandom ? 250 : max(40, min(steps / 40, 250)), start: start,
            isRandom: options.isRandom,
            hasLaws: options.hasLaws, texts: app.texts, links: app.links, networks: app.networks,
            device: options.device)
    }

    /// Somebody else would take it for a whole shard.
    private var keepsWhatIsCutShort: Bool { options.shard == nil || ShardJobs.isAwaited(console) }

    /// A shard is written as soon as it is made: who is killed later has not lost it.
    private func keep(_ summary: FuzzSummary) throws(EarlyEnd) {
        guard options.shard != nil, let out = options.out else { return }
        try RunFolder(console: console, path: out).write(shard: summary)
    }

    /// How a part of a run ends. What another process waits for is told by that.
    private func end(_ summaries: [FuzzSummary], _ took: Duration) -> Int32 {
        let isBroken = summaries.contains { $0.broken != nil }
        guard !ShardJobs.isAwaited(console) else { return isBroken ? Exit.failed : Exit.fine }
        let code = ending.end(summaries, took: took)
        console.print(
            "\(summaries.count.counted("shard")) of \(ShardPart.total) in \(options.out ?? "."); "
                + "for the summary: \(app.name) merge <folders>")
        return code
    }
}

extension Fuzzer.Break {
    /// The actions, and what fails: where UIKit raises, the last action itself.
    var lines: [String] {
        var lines = actions.map(\.description)
        if case .law = fault.kind { lines.append(Action.expect(.laws).description) }
        return lines
    }
}
