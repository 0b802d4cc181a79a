import CairnInspector
import Foundation

/// Plays actions in processes of their own, to see whether the app traps there, or ends the process.
@MainActor
struct TrapPlays {
    let device: Wire.Device
    let console: Console
    /// No play of a script takes as long as that, in seconds: one that does is ended, and has not trapped.
    private static let limit = 60.0

    /// How a play ends that traps.
    struct Trap: Equatable, CustomStringConvertible {
        /// Nil where the app has ended the process.
        var signal: Int32?
        /// The place and the words of the runtime, where it says any.
        var words: String?

        var description: String {
            guard let signal else { return ExitWatch.words }
            return "the app traps: \(words ?? "ended by signal \(signal)")"
        }
    }

    /// How the app traps when it plays this; nil where it does not.
    func trap(of actions: [Action]) throws(EarlyEnd) -> Trap? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let play: SameCommand
        do { play = try self.play(of: actions, in: folder) } catch {
            throw EarlyEnd(
                code: Exit.notWritten,
                text:
                    "what is to be played cannot be written to \(folder.path): \(error.localizedDescription)")
        }
        do { try play.process.run() } catch { throw .noProcess(error) }
        guard play.hasEnded(within: Self.limit) else {
            kill(play.process.processIdentifier, SIGKILL)
            return nil
        }
        let errors = (try? Data(contentsOf: Self.errors(in: folder))) ?? Data()
        return trap(in: play.process, saying: String(decoding: errors, as: UTF8.self))
    }

    /// What the runtime says last: the place and the cause of what trapped; nil where it says nothing.
    nonisolated static func lastWords(in text: String) -> String? {
        let causes = ["Fatal error", "Precondition failed", "Assertion failed"]
        return text.split(whereSeparator: \.isNewline).last { line in causes.contains { line.contains($0) } }
            .map { String($0).tamed }
    }

    private static func errors(in folder: URL) -> URL { folder.appendingPathComponent("errors") }

    private func play(of actions: [Action], in folder: URL) throws -> SameCommand {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let script = folder.appendingPathComponent("script")
        let lines = device.head + actions.map(\.description)
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: script)
        try Data().write(to: Self.errors(in: folder))
        // The words are enough: to draw a backtrace takes longer than the play.
        let play = SameCommand(
            ["--script", script.path, "--plain"], on: console, environment: ["SWIFT_BACKTRACE": "enable=no"])
        play.process.standardError = try FileHandle(forWritingTo: Self.errors(in: folder))
        return play
    }

    private func trap(in process: Process, saying text: String) -> Trap? {
        let status = process.terminationStatus
        if process.terminationReason == .exit {
            let hasEnded = text.split(whereSeparator: \.isNewline).last?.hasSuffix(ExitWatch.words) == true
            return status == Exit.failed && hasEnded ? Trap() : nil
        }
        return status == SIGKILL ? nil : Trap(signal: status, words: Self.lastWords(in: text))
    }
}
