import CairnInspector
import Foundation
public import UIKit

// A script as a test of the app.
extension Studio {
    /// Launches the app and plays a script in it, line by line, as `play --script` does: for tests, and for those that the
    /// studio and `replay --test` write.
    ///
    /// ```swift
    /// @MainActor @Test func aMatchIsOpenedByItsLink() async throws {
    ///     try await studio.play(
    ///         #"""
    ///         open "club://matches/7"
    ///         expect tree "stack[list > match(7)]"
    ///         """#)
    /// }
    /// ```
    /// `--help` of the command has the words of scripts. Time is the simulator's: nothing is waited for on a wall clock.
    ///
    /// One script of a process is played after the other, also where tests run in parallel: what the app keeps in statics, as a
    /// clock that `prepare` has given it, is that of the script that is played.
    /// - Parameters:
    ///   - script: one action a line.
    ///   - simulator: where it is launched: one that nothing was launched on, which the test may look at afterwards; nil for one
    ///     of the script's own device.
    ///   - link: what it is launched by, as by a tap on that elsewhere; nil for a launch from the home screen.
    /// - Throws: at the first line that cannot be read or done, or that expects what is not so: an error whose description is
    ///   what the command would print, with the line and the screen as it then was, and where the test has it played.
    public func play(
        _ script: String, on simulator: Simulator? = nil, link: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let script = try Script(Data(script.utf8), name: "script")
        let simulator = simulator ?? (script.device ?? .phone).makeSimulator()
        let url = link.flatMap { URL(link: $0) }
        if let link, url == nil { throw ScriptFailure(description: URL.noLink(link)) }
        await PlayTurns.shared.begin()
        defer { PlayTurns.shared.end() }
        try await simulator.enter { @MainActor in
            let player = launch(in: simulator, by: url)
            do throws(ScriptStop) {
                try await player.play(script, begin: { _ in }, show: { _ in }, refused: { _ in })
            } catch {
                throw ScriptFailure(
                    description: Report.text(
                        of: error.failure, at: error.place, line: error.line, player: player, in: .test)
                        + "\nPlayed at \(fileID):\(line)")
            }
        }
    }
}

/// A script that could not be played to its end, in the words of the command.
struct ScriptFailure: Error, Hashable, Sendable, CustomStringConvertible {
    let description: String
}

extension Room {
    /// That of a test's output, which may end up in a file.
    fileprivate static var test: Room { Room(columns: 80, rows: nil, look: .plain, isUnicode: true) }
}
