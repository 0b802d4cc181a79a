import CairnInspector
import Foundation
import UIKit

/// Plays the lines of standard input as they come, and prints the screen after each.
@MainActor
struct LineSession {
    let player: Player
    let console: Console
    let room: Room

    /// - Returns: how the command ends. A line that cannot be played ends it, unless a person types the lines.
    func play() async -> Int32 {
        let report = Report(console: console, room: room)
        do throws(PlayFailure) {
            try await player.begin()
        } catch {
            report.complain(error, at: nil, line: nil, player: player)
            return Exit.failed
        }
        console.print(report.picture(of: player))
        var number = 0
        while let data = next() {
            for line in Script.lines(of: data) {
                number += 1
                if let end = await play(Data(line), at: "line \(number)", report) { return end }
            }
        }
        if console.isInputTerminal { console.print("") }
        return Exit.fine
    }

    /// - Returns: how the command ends, if it does here.
    private func play(_ data: Data, at place: String, _ report: Report) async -> Int32? {
        guard let script = read(data, place) else {
            return console.isInputTerminal ? nil : Exit.badInput
        }
        if let device = script.device, device != player.device {
            console.complain(
                "\(place): the app runs on a \(player.device) since before this line came: add --device \(device), or have a "
                    + "file played by --script")
            return console.isInputTerminal ? nil : Exit.badInput
        }
        guard let line = script.lines.first else { return nil }
        ExitWatch.place = place
        defer { ExitWatch.place = nil }
        do throws(PlayFailure) {
            let sight = try await player.perform(line.action) ?? .screen
            if !console.isInputTerminal { console.print("\n> \(room.glyphs.text(line.text))") }
            report.show(sight, of: player)
        } catch {
            guard console.isInputTerminal else {
                report.complain(error, at: place, line: line.text, player: player)
                return Exit.failed
            }
            console.complain(([error.message] + error.details).joined(separator: "\n    "))
        }
        return nil
    }

    /// What was typed until the next line end of this system, without it. Some systems end lines by a return alone.
    private func next() -> Data? {
        if console.isInputTerminal { console.write("> ") }
        guard let data = console.nextLine() else { return nil }
        return data.last == 0x0D ? data.dropLast() : data
    }

    private func read(_ data: Data, _ place: String) -> Script? {
        do throws(ScriptError) {
            return try Script(data, name: place)
        } catch {
            let first = error.mistakes[0]
            let message = first.error.message.split(separator: "\n").joined(separator: "\n    ")
            console.complain("\(place), column \(first.error.column): \(message)")
            return nil
        }
    }
}
