import Foundation

/// A folder that a run is written into: its shards, its storyboard, what came of fuzzing.
@MainActor
struct RunFolder {
    let console: Console
    let path: String

    /// The map, and what is drawn of it.
    func write(_ map: AppMap, comparedWith old: AppMap? = nil) throws(EarlyEnd) {
        try make(path)
        for (name, data) in StoryboardFiles.texts(of: map, comparedWith: old) { try save(data, name) }
    }

    /// What came of fuzzing.
    func write(_ summary: FuzzSummary) throws(EarlyEnd) {
        try make(path)
        try save(summary.json, "fuzz.json")
    }

    /// A script for each finding that can be shown.
    func write(_ findings: [Finding], of app: String) throws(EarlyEnd) {
        try make(path + "/findings")
        // Those of an earlier map are not of this one.
        for kind in Finding.Kind.allCases {
            console.removeFiles(path + "/findings", "-\(kind.rawValue).script")
        }
        for (number, finding) in findings.enumerated() where !finding.script.isEmpty {
            let lines = ["# \(app): \(finding.text.tamed)"] + finding.script
            try save(
                Data((lines.joined(separator: "\n") + "\n").utf8),
                "findings/\(number + 1)-\(finding.kind.rawValue).script")
        }
    }

    /// A shard of a run in a file of its own.
    func write<Shard: RunShard>(shard: Shard) throws(EarlyEnd) {
        try make(path)
        try save(shard.json, Shard.file(shard.numbers[0]))
    }

    /// Makes the folder, and tries whether a file can be written there: rather now than after an hour.
    /// - Parameter name: nil for a storyboard.
    func prepare(for name: String? = nil) throws(EarlyEnd) {
        try make(path)
        // A command that was copied without the page's files ends here.
        if name == nil { _ = FileTable.page }
        let name = name ?? StoryboardFiles.names[0]
        try console.check(path + "/" + name)
    }

    private func make(_ folder: String) throws(EarlyEnd) {
        do throws(FileError) { try console.makeFolder(folder) } catch {
            throw EarlyEnd(code: Exit.notWritten, text: "\(folder): \(error)")
        }
    }

    private func save(_ data: Data, _ name: String) throws(EarlyEnd) {
        try console.save(data, to: path + "/" + name)
    }
}
