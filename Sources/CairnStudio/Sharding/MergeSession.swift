import Foundation
import UIKit

/// Makes one map and one summary of the shards of a run.
@MainActor
struct MergeSession {
    let name: String
    let options: MergeOptions
    let console: Console
    let launch: @MainActor (Simulator) -> ExploredApp

    /// - Returns: how the command ends.
    func run() async throws(EarlyEnd) -> Int32 {
        let folders = try ShardFolders(options.folders, of: name, console: console)
        let (maps, summaries) = (try folders.shards(AppMap.self), try folders.shards(FuzzSummary.self))
        try prepare(maps, summaries)
        let fuzzed = summaries.isEmpty ? Exit.fine : try end(summaries, isAlone: maps.isEmpty)
        guard !maps.isEmpty else { return fuzzed }
        let ending = MapEnding(
            name: name, out: options.out, json: options.json, failsOn: options.failsOn, console: console,
            room: room, launch: launch)
        // What could not be written of the map changes nothing of what was found by fuzzing.
        let explored = await console.status { () async throws(EarlyEnd) -> Int32 in
            try await ending.end(maps, took: nil)
        }
        return max(explored, fuzzed)
    }

    private var room: Room { console.room(plain: options.isPlain) }

    private func prepare(_ maps: [AppMap], _ summaries: [FuzzSummary]) throws(EarlyEnd) {
        guard !maps.isEmpty || !summaries.isEmpty else {
            throw EarlyEnd(
                code: Exit.noInput,
                text: "no shard is in \(options.folders.joined(separator: ", ")); they come about by "
                    + "\(name) explore --shard 1/\(ShardPart.total) --out <folder>, and by fuzz --shard")
        }
        guard maps.isEmpty || summaries.isEmpty || options.json == nil else {
            throw EarlyEnd(
                code: Exit.badInput,
                text: "there are shards of explore and of fuzz, and --json takes one: name a folder by --out")
        }
        if let out = options.out { try RunFolder(console: console, path: out).prepare() }
        if let json = options.json { try console.check(json) }
    }

    /// - Parameter isAlone: Whether there is no map beside it.
    private func end(_ summaries: [FuzzSummary], isAlone: Bool) throws(EarlyEnd) -> Int32 {
        let ending = FuzzEnding(
            json: isAlone ? options.json : nil, script: FuzzOptions.script(of: name, seed: summaries[0].seed),
            console: console, room: room)
        if let out = options.out, let summary = ending.merged(summaries) {
            try RunFolder(console: console, path: out).write(summary)
        }
        return ending.end(summaries, took: nil)
    }
}
