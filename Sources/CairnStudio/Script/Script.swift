import CairnInspector
import Foundation

/// A file of actions, one a line, read as a whole before anything is played.
struct Script: Hashable, Sendable {
    /// One action, and where it stands.
    struct Line: Hashable, Sendable {
        /// The first is 1.
        var number: Int
        var text: String
        var action: Action
    }

    var name: String
    /// On what it is played, where it says so.
    var device: Wire.Device?
    var lines: [Line] = []

    /// Reads a script. Line ends may be those of any system; a byte order mark is passed over.
    init(_ data: Data, name: String) throws(ScriptError) {
        self.name = name
        var error = ScriptError(name: name)
        for (index, bytes) in Self.lines(of: data).enumerated() where error.mistakes.count < ScriptError.most
        {
            guard let text = String(bytes: bytes, encoding: .utf8) else {
                error.add(index + 1, "", LineError(column: 1, message: "this line is not valid UTF-8"))
                continue
            }
            do throws(LineError) {
                if device == nil, lines.isEmpty, let device = try Wire.Device(line: text) {
                    self.device = device
                    continue
                }
                guard let action = try Action(line: text) else { continue }
                lines.append(Line(number: index + 1, text: text.trimmed, action: action))
            } catch let failure {
                error.add(index + 1, text, failure)
            }
        }
        if !error.mistakes.isEmpty { throw error }
    }

    /// How many lines a text has, without reading them.
    static func lineCount(of text: String) -> Int {
        max(text.utf8.count { $0 == 0x0A }, text.utf8.count { $0 == 0x0D }) + 1
    }

    /// The lines, whichever system has ended them.
    static func lines(of data: Data) -> [[UInt8]] {
        var bytes = Array(data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        var lines: [[UInt8]] = [[]]
        var isAfterReturn = false
        for byte in bytes {
            switch byte {
            case 0x0A where isAfterReturn: break
            case 0x0A, 0x0D: lines.append([])
            default: lines[lines.count - 1].append(byte)
            }
            isAfterReturn = byte == 0x0D
        }
        return lines
    }
}

extension Script {
    /// Reads the script in a file, or from standard input for `-`.
    @MainActor
    init(in path: String, from console: Console) throws(EarlyEnd) {
        let data: Data
        do throws(FileError) { data = try console.contents(path) } catch {
            throw EarlyEnd(code: Exit.noInput, text: "\(path.isEmpty ? "\"\"" : path): \(error)")
        }
        do throws(ScriptError) {
            self = try Script(data, name: path == "-" ? "standard input" : path)
        } catch {
            throw EarlyEnd(code: Exit.badInput, text: error.description)
        }
    }
}

/// What is wrong with a script: each line that cannot be read, with the place and what was expected there.
struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    struct Mistake: Hashable, Sendable {
        var line: Int
        var text: String
        var error: LineError
    }

    /// Nobody mends more in one go; what comes after them is not read.
    static let most = 100

    var name: String
    var mistakes: [Mistake] = []

    mutating func add(_ line: Int, _ text: String, _ error: LineError) {
        mistakes.append(Mistake(line: line, text: text, error: error))
    }

    var description: String {
        let shown = 5
        var lines = mistakes.prefix(shown).map { mistake in
            let parts = mistake.error.message.split(separator: "\n", maxSplits: 1)
            let place = "\(name):\(mistake.line):\(mistake.error.column)"
            return ["\(place): \(parts[0])", mistake.excerpt].filter { !$0.isEmpty }.joined(separator: "\n")
                + (parts.count > 1 ? "\n    \(parts[1])" : "")
        }
        if mistakes.count > shown {
            let least = mistakes.count == Self.most ? "at least " : ""
            lines.append("and \(least)\(mistakes.count - shown) more lines cannot be read")
        }
        lines.append("Nothing was played.")
        return lines.joined(separator: "\n")
    }
}

extension ScriptError.Mistake {
    /// The line, or the part of a long one around the place, with a caret beneath it.
    fileprivate var excerpt: String {
        guard !text.isEmpty else { return "" }
        let characters = Array(text)
        let place = error.column - 1
        let start = max(0, min(place - 50, characters.count - 70))
        let end = min(characters.count, start + 70)
        let shown = String(characters[start..<end]).tamed
        let before = String(characters[start..<max(start, min(place, end))]).tamed
        let head = start > 0 ? "…" : ""
        let gap = String(repeating: " ", count: head.columns + before.columns + max(0, place - end))
        return "    \(head)\(shown)\(end < characters.count ? "…" : "")\n    \(gap)^"
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
