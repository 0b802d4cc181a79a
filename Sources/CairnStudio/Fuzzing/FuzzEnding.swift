import CairnInspector
import Foundation

/// What is done with the summaries of all shards: one is made of them, told and written.
@MainActor
struct FuzzEnding {
    /// Where the summary goes as JSON.
    let json: String?
    /// Where the script goes, if there is something to play again.
    let script: String
    let console: Console
    let room: Room

    /// The one summary of them all.
    func merged(_ summaries: [FuzzSummary]) -> FuzzSummary? {
        var summary = FuzzSummary.merged(summaries)
        summary?.broken?.file = script
        return summary
    }

    /// - Returns: how the command ends.
    func end(_ summaries: [FuzzSummary], took: Duration?) -> Int32 {
        guard let summary = merged(summaries) else { return Exit.fine }
        // What is to be read by a program stands alone.
        if json != "-" { console.print(summary.text(in: room, took: took)) }
        var code = summary.broken == nil && summary.lacksNavigator == nil ? Exit.fine : Exit.failed
        if let text = summary.script, !console.save(text, to: script) { code = Exit.failed }
        guard let json else { return code }
        do throws(EarlyEnd) { try console.save(summary.json, to: json) } catch {
            console.complain(error.text)
            if code == Exit.fine { code = error.code }
        }
        return code
    }
}

extension FuzzSummary {
    /// The lines that break a law again; nil where none was broken.
    var script: String? {
        guard let broken else { return nil }
        let head = ["# \(app) fuzz, seed \(seed): \(broken.text.tamed)"]
        return (head + (device?.head ?? []) + broken.script).joined(separator: "\n") + "\n"
    }
}
