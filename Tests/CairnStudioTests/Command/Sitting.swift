import Foundation
import UIKit

@testable import CairnInspector
@testable import CairnStudio

/// A person at a console, as a value: what is typed, and what the command made of it.
@MainActor
final class Sitting {
    var output = ""
    var errors = ""
    var input: [String] = []
    var files: [String: Data] = [:]
    var environment = ["LANG": "en_US.UTF-8", "COLUMNS": "60"]
    var outputError: FileError?
    var isTerminal = false
    var size = (columns: 80, rows: 24)
    let terminal = FakeTerminal()
    /// A clock on the wall that moves when it is read.
    var time = Duration.zero
    /// Whether Ctrl-C was pressed.
    var isInterrupted: () -> Bool = { false }
    /// The clock moves by this much each time.
    var tick = Duration.zero

    /// Runs the command in a simulator of its own.
    /// - Returns: how it ended.
    func run<Delegate: UIResponder & UIApplicationDelegate>(
        _ studio: Studio<Delegate>, _ arguments: String...
    ) async -> Int32 {
        await Simulator.run { simulator in
            // The command says what UIKit would have raised.
            simulator.log.onRaise = { _ in }
            return await studio.run(arguments, on: self.console)
        }
    }

    /// What the command has around it.
    var console: Console {
        Console(
            environment: environment, isInputTerminal: isTerminal, isOutputTerminal: isTerminal,
            size: { self.size },
            write: { self.output += $0 }, writeError: { self.errors += $0 },
            nextLine: { self.input.isEmpty ? nil : Data(self.input.removeFirst().utf8) },
            contents: { path throws(FileError) in
                guard let data = self.files[path] else { throw FileError(code: ENOENT) }
                return data
            },
            save: { data, path throws(FileError) in
                guard !path.hasPrefix("nowhere/") else { throw FileError(code: ENOENT, isWriting: true) }
                if path == "-" {
                    self.output += String(decoding: data, as: UTF8.self)
                } else {
                    self.files[path] = data
                }
            },
            canSave: { path throws(FileError) in
                if path.hasPrefix("nowhere/") { throw FileError(code: ENOENT, isWriting: true) }
            },
            outputError: { self.outputError },
            isFolder: { path in self.files.keys.contains { $0.hasPrefix(path + "/") } },
            open: { path throws(FileError) in
                guard !path.hasPrefix("nowhere/") else { throw FileError(code: ENOENT, isWriting: true) }
                self.files[path] = Data()
                return { text throws(FileError) in self.files[path]?.append(Data(text.utf8)) }
            },
            isInterrupted: { self.isInterrupted() },
            elapsed: {
                self.time += self.tick
                return self.time
            },
            openTerminal: { self.terminal })
    }
}

/// A terminal whose events are all known beforehand, and which keeps the rows that are shown.
@MainActor
final class FakeTerminal: LiveTerminal {
    let events: AsyncStream<LiveEvent>
    let post: AsyncStream<LiveEvent>.Continuation
    private(set) var isClosed = false
    private(set) var writes: [String] = []
    private(set) var rows: [String] = []
    private var row = 0
    /// In the last column the cursor stays, and erasing from there on erases what was written last.
    var columns = 80

    init() { (events, post) = AsyncStream<LiveEvent>.makeStream() }

    func type(_ text: String) { post.yield(.keys(Array(text.utf8))) }
    func tick(_ count: Int) { for _ in 0..<count { post.yield(.tick) } }
    func close() { isClosed = true }

    /// Understands as much of a terminal's language as the player speaks.
    func write(_ text: String) {
        writes.append(text)
        for part in text.split(separator: "\u{1B}[").map(String.init) {
            if part == "2J" {
                rows = []
            } else if part == "J" {
                rows.removeLast(max(0, rows.count - row))
            } else if part == "K" {
                if rows[row].columns >= columns { rows[row].removeLast() }
            } else if let place = part.firstIndex(of: "H"), let number = Int(part[..<place].dropLast(2)) {
                row = number - 1
                while rows.count < number { rows.append("") }
                rows[row] = String(part[part.index(after: place)...])
            } else if let end = part.firstIndex(of: "m"), rows.indices.contains(row) {
                rows[row] += part[part.index(after: end)...]
            }
        }
    }

    /// What is seen.
    var picture: String {
        rows.map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
    }
}
