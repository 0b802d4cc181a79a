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
        var maps: [AppMap] = []
        var missing: [Int] = []
        for shard in 1...Exploration.shards {
            var found: [Data] = []
            for folder in wish.folders {
                if let data = try? console.contents(folder + "/" + AppMap.shardFile(shard)) {
                    found.append(data)
                }
            }
            if found.isEmpty { missing.append(shard) }
            for data in found {
                do throws(AppMap.ReadError) { maps.append(try AppMap(json: data)) } catch {
                    console.complain("shard \(shard): \(error.text)")
                    return Exit.badScript
                }
            }
        }
        guard missing.isEmpty else {
            let names = missing.map(String.init).joined(separator: ", ")
            console.complain(
                "\(missing.count == 1 ? "shard" : "shards") \(names) of \(Exploration.shards) "
                    + "\(missing.count == 1 ? "is" : "are") missing: explore \(missing.count == 1 ? "it" : "them") again, as in "
                    + "\(name) explore --shard \(missing[0])/\(Exploration.shards) --out <folder>")
            return Exit.noScript
        }
        return await MapEnding(
            name: name, out: wish.out, json: wish.json, failsOn: wish.failsOn, console: console,
            room: console.room(plain: wish.isPlain), launch: launch
        ).end(maps, took: nil)
    }
}
