import Foundation
import UIKit

/// Plays a script from its first line to its last, or to the first that fails.
@MainActor
struct ScriptSession {
    let player: Player
    let console: Console
    let room: Room

    /// - Returns: how the command ends.
    func play(_ script: Script) async -> Int32 {
        let report = Report(console: console, room: room)
        let digits = "\(script.lines.last?.number ?? 0)".count
        if script.lines.contains(where: { $0.action == .expect(.laws) }) { player.watchLaws() }
        do throws(Failure) {
            try await player.begin()
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
}

extension Script {
    /// Reads the script in a file, or from standard input for `-`.
    @MainActor
    static func reading(_ path: String, from console: Console) -> Result<Script, EarlyEnd> {
        let data: Data
        do throws(FileTrouble) {
            data = try console.contents(path)
        } catch {
            let name = path.isEmpty ? "\"\"" : path
            return .failure(EarlyEnd(code: Exit.noScript, text: "\(name): \(error)"))
        }
        do throws(ScriptError) {
            return .success(try Script(data, name: path == "-" ? "standard input" : path))
        } catch {
            return .failure(EarlyEnd(code: Exit.badScript, text: error.description))
        }
    }
}
