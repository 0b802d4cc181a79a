import Cairn
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
        defer { ExitWatch.place = nil }
        let digits = "\(script.lines.last?.number ?? 0)".count
        do throws(ScriptStop) {
            try await player.play(script) { line in
                ExitWatch.place = "\(script.name):\(line.number)"
                let number = "\(line.number)"
                let gap = String(repeating: " ", count: digits - number.count)
                console.print("\(gap)\(number)  \(room.glyphs.text(line.text))")
            } show: {
                report.show($0, of: player)
            } refused: {
                console.print(String(repeating: " ", count: digits + 2) + room.glyphs.text("\($0)"))
            }
        } catch {
            report.complain(error.failure, at: error.place, line: error.line, player: player)
            return Exit.failed
        }
        console.print("\(script.lines.count) \(script.lines.count == 1 ? "line" : "lines") played")
        return Exit.fine
    }
}

/// Where a script could not go on, and why.
struct ScriptStop: Error, Hashable, Sendable {
    var failure: PlayFailure
    var place: String
    var line: String?
}

extension Player {
    /// Lets the app come to rest after its launch, and plays a script.
    /// - Parameters:
    ///   - begin: told of each line before it is done.
    ///   - show: given what a line asked to see.
    ///   - refused: told of a link that was opened, or that it was launched by, and leads nowhere: of what a screen asks that says what it shows.
    func play(
        _ script: Script, begin willPlay: (Script.Line) -> Void, show: (Output) -> Void,
        refused: (Journal.Entry) -> Void
    ) async throws(ScriptStop) {
        if script.lines.contains(where: { $0.action == .expect(.laws) }) { watchLaws() }
        do throws(PlayFailure) { try await begin() } catch {
            throw ScriptStop(failure: error, place: "before the first line")
        }
        if !links.isEmpty, let entry = navigator?.journal.entries.last(where: \.isRefused) { refused(entry) }
        for line in script.lines {
            willPlay(line)
            do throws(PlayFailure) {
                let last = navigator?.journal.entries.last?.number
                if let sight = try await perform(line.action) { show(sight) }
                if case .open = line.action, let entry = navigator?.journal.entries.last,
                    entry.number != last, entry.isRefused
                {
                    refused(entry)
                }
            } catch {
                throw ScriptStop(failure: error, place: "\(script.name):\(line.number)", line: line.text)
            }
        }
    }
}

extension Journal.Entry {
    fileprivate var isRefused: Bool { if case .refused = outcome { true } else { false } }
}
