import Foundation
import UIKit

/// What is done with the maps of all shards: one map is made of them, its scripts are made short, and it is told and written.
@MainActor
struct MapEnding {
    let name: String
    let out: String?
    let json: String?
    let failsOn: Set<Finding.Kind>
    let console: Console
    let room: Room
    let launch: @MainActor (Simulator) -> ExploredApp

    /// - Returns: how the command ends.
    func end(_ maps: [AppMap], took: Duration?) async throws(EarlyEnd) -> Int32 {
        guard let map = await merged(maps) else { return Exit.fine }
        let findings = map.findings
        if json != "-" {
            console.print(ExploreSummary(map: map, findings: findings, took: took).text(in: room))
        }
        let isPoor = map.lacksNavigator && !failsOn.isEmpty
        let code = isPoor || findings.contains { failsOn.contains($0.kind) } ? Exit.failed : Exit.fine
        if let out {
            let folder = RunFolder(console: console, path: out)
            try folder.write(map)
            try folder.write(findings, of: name)
        }
        if let json { try console.save(map.json, to: json) }
        return code
    }

    /// The one map of them all.
    func merged(_ maps: [AppMap]) async -> AppMap? {
        guard var map = AppMap.merged(maps) else { return nil }
        await ScriptPolish(device: map.exploration.device, launch: launch).polish(&map)
        return map
    }
}
