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
    func end(_ maps: [AppMap], took: Duration?) async -> Int32 {
        var map: AppMap
        do throws(AppMap.MergeError) {
            guard let merged = try AppMap.merged(maps) else { return Exit.badScript }
            map = merged
        } catch {
            console.complain("these are no shards of one run: \(error.text)")
            return Exit.badScript
        }
        await ScriptPolish(device: map.exploration.device, launch: launch).polish(&map)
        let findings = map.findings
        if json != "-" {
            console.print(ExploreSummary(map: map, findings: findings, took: took).text(in: room))
        }
        var code = findings.contains { failsOn.contains($0.kind) } ? Exit.failed : Exit.fine
        if let json, !save(map.json, json) { code = Exit.notWritten }
        if let out, !write(map, findings, into: out) { code = Exit.notWritten }
        return code
    }

    /// The storyboard, and a script for each finding.
    private func write(_ map: AppMap, _ findings: [Finding], into folder: String) -> Bool {
        do throws(FileTrouble) {
            try console.makeFolder(folder + "/findings")
        } catch {
            console.complain("\(folder): \(error)")
            return false
        }
        // The drawing goes here, beside the map.
        guard save(map.json, folder + "/storyboard.json") else { return false }
        for (number, finding) in findings.enumerated() where !finding.script.isEmpty {
            let lines = ["# \(name): \(finding.text.tamed)"] + finding.script
            let path = "\(folder)/findings/\(number + 1)-\(finding.kind.rawValue).script"
            guard save(Data((lines.joined(separator: "\n") + "\n").utf8), path) else { return false }
        }
        return true
    }

    private func save(_ data: Data, _ path: String) -> Bool {
        do throws(FileTrouble) {
            try console.save(data, path)
            return true
        } catch {
            console.complain("\(path): \(error)")
            return false
        }
    }
}
