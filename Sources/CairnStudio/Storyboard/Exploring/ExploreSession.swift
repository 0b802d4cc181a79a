import Cairn
import CairnInspector
import Foundation
import UIKit

/// Explores an app, tells how far it is, and writes down what it found.
@MainActor
struct ExploreSession {
    let app: AppDescription
    var options: ExploreOptions
    let console: Console
    let launch: @MainActor (Simulator) -> ExploredApp

    /// - Returns: how the command ends.
    func run() async throws(EarlyEnd) -> Int32 {
        let beginning = console.elapsed()
        if let out = options.out {
            let first = options.shard.map { AppMap.file($0.number) } ?? StoryboardFiles.names[0]
            try RunFolder(console: console, path: out).prepare(for: first)
        }
        if let json = options.json { try console.check(json) }
        var session = self
        session.options.start = try await start.actions(in: options.after)
        let maps = try await console.hearingInterruption { () async throws(EarlyEnd) -> [AppMap] in
            try await session.maps()
        }
        let took = console.elapsed() - beginning
        let code = try await options.shard == nil ? ending.end(maps, took: took) : end(maps, took)
        return console.isInterrupted() ? Exit.interrupted : code
    }

    /// The one map of the whole run, and nothing written.
    func map(after script: Script?) async throws(EarlyEnd) -> AppMap? {
        var session = self
        if let script { session.options.start = try await start.actions(of: script) }
        return await ending.merged(try await session.maps())
    }

    private var start: StartScript {
        StartScript(console: console, device: options.device, launch: { launch($0).player })
    }

    private func maps() async throws(EarlyEnd) -> [AppMap] {
        // What is to be read by a program stands alone.
        let isTold = options.json != "-"
        if isTold { console.print("exploring \(app.name): seed \(options.seed), \(options.extent)") }
        guard options.jobs > 1, console.ownsProcess else { return try await explore(isTold: isTold) }
        return try ShardJobs(
            name: app.name,
            arguments: [
                "explore", "--budget", options.budget.defaultValueDescription, "--seed", "\(options.seed)",
                "--device", options.device.rawValue,
            ] + (options.after.map { ["--after", $0] } ?? []) + (options.isRandom ? ["--random"] : []),
            jobs: options.jobs, console: console, isTold: isTold
        ).shards()
    }

    private var room: Room { console.room(plain: options.isPlain) }

    private var ending: MapEnding {
        MapEnding(
            name: app.name, out: options.out, json: options.json, failsOn: options.failsOn, console: console,
            room: room,
            launch: launch)
    }

    /// The maps of the shards.
    private func explore(isTold: Bool) async throws(EarlyEnd) -> [AppMap] {
        let shards = options.shard?.shards ?? Array(1...ShardPart.total)
        var progress = StepProgress(isBar: console.isOutputTerminal && room.look != .plain, room: room)
        let start = console.elapsed()
        var maps: [AppMap] = []
        var seen = Seen()
        for (index, shard) in shards.enumerated() {
            let explorer = Explorer(plan(of: shard), launch: launch)
            let end = options.time.map { $0 * (index + 1) / shards.count }
            let run = ShardRun(
                app: app.name, command: "explore", shard: shard, seed: options.seed, device: options.device)
            let file = "\(app.name.replacing(" ", with: "-"))-trap-\(shard).script"
            await run.watching(explorer, file: file, console: console) {
                let isOver: @MainActor () -> Bool = {
                    console.isInterrupted() || end.map { console.elapsed() - start >= $0 } ?? false
                }
                await explorer.run(isOver: isOver) { tally in
                    ShardJobs.endIfAlone(console, removing: options.out)
                    guard isTold else { return }
                    let elapsed = { console.elapsed() - start }
                    let steps = seen.steps + tally.steps
                    let part =
                        options.time.map { elapsed() / $0 }
                        ?? Double(steps) / Double(options.steps(in: shards))
                    let text = progress.text(
                        after: steps, part: part, counts: { seen.counts(with: explorer.book) }, at: elapsed)
                    if let text { console.write(text) }
                }
            }
            let isCutShort = console.isInterrupted()
            // Somebody else would take it for a whole shard.
            if isCutShort, options.shard != nil, !ShardJobs.isAwaited(console) { break }
            seen.steps += explorer.tally.steps
            seen.add(explorer.book)
            let map = explorer.book.map(
                of: app.name, explorer.exploration(shard: shard, of: options), declaring: app.destinations)
            maps.append(map)
            // Who is killed later has not lost it.
            if options.shard != nil { try folder.write(shard: map) }
            if isCutShort { break }
        }
        if isTold { console.write(progress.end) }
        return maps
    }

    private func plan(of shard: Int) -> Explorer.Plan {
        Explorer.Plan(
            steps: options.steps(in: [shard]), seed: ShardPart.seed(options.seed, of: shard),
            device: options.device,
            start: options.start, texts: app.texts, links: app.links, networks: app.networks,
            isRandom: options.isRandom)
    }

    /// Where the shards of a part go.
    private var folder: RunFolder { RunFolder(console: console, path: options.out ?? ".") }

    /// How a part of a run ends.
    private func end(_ maps: [AppMap], _ took: Duration) -> Int32 {
        let steps = maps.reduce(0) { $0 + $1.exploration.steps }
        console.print(
            "\(steps.grouped) steps, \(steps.rate(in: took).grouped) a second\n"
                + "\(maps.count.counted("shard")) of \(ShardPart.total) in \(folder.path); "
                + "for the storyboard: \(app.name) merge <folders>")
        return Exit.fine
    }
}

extension ExploreOptions {
    /// How long, in words.
    fileprivate var extent: String {
        switch budget {
        case .steps(let count): shard == nil ? "\(count.grouped) steps" : "a part of \(count.grouped) steps"
        case .time(let seconds): "\(seconds.grouped) seconds"
        }
    }

    fileprivate var time: Duration? { if case .time(let seconds) = budget { .seconds(seconds) } else { nil } }

    fileprivate func steps(in shards: [Int]) -> Int { shards.reduce(0) { $0 + steps(in: $1) } }

    /// Its share of the steps; the first shards make those that are left over.
    private func steps(in shard: Int) -> Int {
        guard case .steps(let count) = budget else { return .max }
        return ShardPart.steps(count, of: shard)
    }
}

extension Explorer {
    func exploration(shard: Int, of options: ExploreOptions) -> AppMap.Exploration {
        .init(
            seed: options.seed, budget: options.budget.defaultValueDescription, steps: tally.steps,
            replayed: tally.replayed, launches: tally.launches,
            shards: [shard], device: plan.device, after: plan.start.isEmpty ? nil : plan.start.lines)
    }
}

/// What all shards have seen so far.
private struct Seen {
    var steps = 0
    private var screens: Set<AppMap.Screen.ID> = []
    private var ways: Set<MapBook.WayKey> = []

    mutating func add(_ book: MapBook) {
        screens.formUnion(book.screens.keys)
        ways.formUnion(book.ways.keys)
    }

    func counts(with book: MapBook) -> String {
        var all = self
        all.add(book)
        return all.screens.count.counted("screen") + ", " + all.ways.count.counted("way")
    }
}
