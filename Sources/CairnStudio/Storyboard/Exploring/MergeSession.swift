import Foundation
import UIKit

/// Makes one map of the shards of a run.
@MainActor
struct MergeSession {
    let name: String
    let wish: MergeWish
    let console: Console
    let launch: @MainActor (Simulator) -> ExploredApp

    /// - Returns: how the command ends.
    func run() async -> Int32 {
        do throws(EarlyEnd) {
            let folders = try ShardFolders(wish.folders, of: name, console: console)
            let maps: [AppMap] = try folders.shards()
            guard !maps.isEmpty else {
                throw EarlyEnd(
                    code: Exit.noScript,
                    text: "no shard is in \(wish.folders.joined(separator: ", ")); they come about by "
                        + "\(name) explore --shard 1/\(ShardPart.total) --out <folder>")
            }
            if let out = wish.out { try MapFolder(console: console, path: out).prepare() }
            if let json = wish.json { try console.check(json) }
            return await MapEnding(
                name: name, out: wish.out, json: wish.json, failsOn: wish.failsOn, console: console,
                room: console.room(plain: wish.isPlain), launch: launch
            ).end(maps, took: nil)
        } catch {
            console.complain(error.text)
            return error.code
        }
    }
}
