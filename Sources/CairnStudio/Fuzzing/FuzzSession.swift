import Cairn
import CairnInspector
import Foundation
import UIKit

/// Runs the fuzzer, tells how far it is, and writes down what it found.
@MainActor
struct FuzzSession {
    let app: AppDescription
    let wish: FuzzWish
    let console: Console
    let launch: @MainActor (Simulator) -> Player

    /// - Returns: how the command ends.
    func run(recorder: Recorder?) async throws(EarlyEnd) -> Int32 {
        let beginning = console.elapsed()
        try prepare()
        let start = try await StartScript(console: console, device: wish.device, launch: launch)
            .actions(in: wish.after)
        let comparison = try comparison()
        let recorder = comparison.map { one in Recorder { one.take($0) } } ?? recorder
        let summaries = try await console.hearingInterruption { () async throws(EarlyEnd) -> [FuzzSummary] in
            try await self.summaries(start, recorder, comparison)
        }
        let took = console.elapsed() - beginning
        if let comparison, let file = wish.compare { tell(comparison, file) }
        let code = wish.shard == nil ? ending.end(summaries, took: took) : end(summaries, took)
        return console.isInterrupted() ? Exit.interrupted : code
    }

    private var room: Room { console.room(plain: wish.isPlain) }
    /// What is to be read by a program stands alone.
    private var isTold: Bool { wish.json != "-" }

    private var ending: FuzzEnding {
        FuzzEnding(json: wish.json, script: wish.script(of: app.name), console: console, room: room)
    }

    /// Tries what is to be written, rather now than after an hour.
    private func prepare() throws(EarlyEnd) {
        if let out = wish.out, let part = wish.shard {
            try MapFolder(console: console, path: out).prepare(for: FuzzSummary.file(part.number))
        }
        if let json = wish.json { try console.check(json) }
        if let script = wish.script { try console.check(script) }
    }

    /// The earlier run that this one is held to.
    private func comparison() throws(EarlyEnd) -> RunComparison? {
        guard let path = wish.compare else { return nil }
        let text: String
        do throws(FileError) { text = String(decoding: try console.contents(path), as: UTF8.self) } catch {
            throw EarlyEnd(code: Exit.noScript, text: error.text(ofJournal: path, of: "\(app.name) fuzz"))
        }
        do throws(SavedTextError) { _ = try Replay(text: text) } catch {
            throw EarlyEnd(code: Exit.badScript, text: "\(path): \(error)")
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
        let part = wish.shard == nil ? "" : "a part of "
        if isTold {
            console.print("fuzzing \(app.name): seed \(wish.seed), \(part)\(wish.steps.grouped) steps")
        }
        guard wish.jobs > 1, console.ownsProcess else { return try await fuzz(start, recorder, comparison) }
        return try ShardJobs(
            name: app.name,
            arguments: [
                "fuzz", "--steps", "\(wish.steps)", "--seed", "\(wish.seed)", "--device",
                wish.device.rawValue,
            ]
                + (wish.after.map { ["--after", $0] } ?? []) + (wish.isRandom ? ["--random"] : [])
                + (wish.hasLaws ? [] : ["--without-laws"]),
            jobs: wish.jobs, console: console, isTold: isTold, fine: [Exit.fine, Exit.failed]
        ).shards()
    }

    /// The summaries of the shards, up to the first that broke a law.
    private func fuzz(
        _ start: [Action], _ recorder: Recorder?, _ comparison: RunComparison?
    ) async throws(EarlyEnd) -> [FuzzSummary] {
        let shards = wish.shard?.shards ?? Array(1...ShardPart.total)
        let all = shards.reduce(0) { $0 + ShardPart.steps(wish.steps, of: $1) }
        var progress = StepProgress(isBar: console.isOutputTerminal && room.look != .plain, room: room)
        let beginning = console.elapsed()
        var summaries: [FuzzSummary] = []
        var (steps, seen) = (0, Coverage())
        for shard in shards {
            let fuzzer = Fuzzer(plan(of: shard, after: start), launch: launch)
            fuzzer.recorder = recorder
            fuzzer.difference = { comparison?.difference?.text(wish.compare ?? "") }
            let run = ShardRun(
                app: app.name, command: "fuzz", shard: shard, seed: wish.seed, device: wish.device)
            let finding = await run.watching(fuzzer, file: wish.script(of: app.name), console: console) {
                await fuzzer.run(isOver: { console.isInterrupted() }) { tally in
                    ShardJobs.endIfAlone(console, removing: wish.out)
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
                app: app.name, seed: wish.seed, budget: wish.steps, after: start.map(\.description),
                device: wish.device == .phone ? nil : wish.device,
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
        let steps = ShardPart.steps(wish.steps, of: shard)
        // Every other launch begins where few have been, which takes some launches to come upon.
        return Fuzzer.Plan(
            steps: steps, seed: ShardPart.seed(wish.seed, of: shard),
            stepsPerLaunch: wish.isRandom ? 250 : max(40, min(steps / 40, 250)), start: start,
            isRandom: wish.isRandom,
            hasLaws: wish.hasLaws, texts: app.texts, links: app.links, networks: app.networks,
            device: wish.device)
    }

    /// Somebody else would take it for a whole shard.
    private var keepsWhatIsCutShort: Bool { wish.shard == nil || ShardJobs.isAwaited(console) }

    /// A shard is written as soon as it is made: who is killed later has not lost it.
    private func keep(_ summary: FuzzSummary) throws(EarlyEnd) {
        guard wish.shard != nil, let out = wish.out else { return }
        try console.save(summary.json, to: out + "/" + FuzzSummary.file(summary.shards[0]))
    }

    /// How a part of a run ends. What another process waits for is told by that.
    private func end(_ summaries: [FuzzSummary], _ took: Duration) -> Int32 {
        let isBroken = summaries.contains { $0.broken != nil }
        guard !ShardJobs.isAwaited(console) else { return isBroken ? Exit.failed : Exit.fine }
        let code = ending.end(summaries, took: took)
        console.print(
            "\(summaries.count.counted("shard")) of \(ShardPart.total) in \(wish.out ?? "."); "
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
