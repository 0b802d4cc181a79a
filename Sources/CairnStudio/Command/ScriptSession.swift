import Foundation
import UIKit

/// Plays a script from its first line to its last, or to the first that fails.
@MainActor
struct ScriptSession {
    let player: Player
    let console: Console
    let room: Room

    /// Reads a script, or says why it cannot be read.
    /// - Returns: the script, or how the command ends.
    static func read(_ path: String, console: Console) -> Result<Script, EarlyEnd> {
        let data: Data
        do {
            data = try console.contents(path)
        } catch {
            console.complain("\(path): \(reason(error))")
            return .failure(EarlyEnd(code: Exit.noScript))
        }
        do throws(ScriptError) {
            return .success(try Script(data, name: path == "-" ? "standard input" : path))
        } catch {
            console.complain(error.description)
            return .failure(EarlyEnd(code: Exit.badScript))
        }
    }

    struct EarlyEnd: Error { let code: Int32 }

    /// - Returns: how the command ends.
    func play(_ script: Script) async -> Int32 {
        let report = Report(console: console, room: room)
        let digits = "\(script.lines.last?.number ?? 0)".count
        do throws(Failure) {
            try await player.rest()
            try player.noticeRaises()
        } catch {
            report.complain(error, at: "before the first line", line: nil, player: player)
            return Exit.failed
        }
        for line in script.lines {
            let number = "\(line.number)"
            let gap = String(repeating: " ", count: digits - number.count)
            console.print("\(gap)\(number)  \(room.glyphs.text(line.text))")
            do throws(Failure) {
                if let sight = try await player.perform(line.action) { report.show(sight, of: player) }
            } catch {
                report.complain(error, at: "\(script.name):\(line.number)", line: line.text, player: player)
                return Exit.failed
            }
        }
        console.print("\(script.lines.count) \(script.lines.count == 1 ? "line" : "lines") played")
        return Exit.fine
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?, .fileNoSuchFile?: "there is no such file"
        case .fileReadNoPermission?: "this file may not be read"
        default: "this file cannot be read: \(error.localizedDescription)"
        }
    }
}
