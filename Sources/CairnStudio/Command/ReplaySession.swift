import Cairn
import Foundation

/// Plays a recorded journal again, tree by tree. Needs no app.
@MainActor
struct ReplaySession {
    let name: String
    let path: String
    /// The number of the last entry to play; nil for all.
    let last: Int?
    /// Whether each entry is printed.
    let isTold: Bool
    /// Where a Swift test goes that replays the same.
    let test: String?
    let console: Console

    /// - Returns: how the command ends.
    func play() -> Int32 {
        let text: String
        do throws(FileTrouble) { text = String(decoding: try console.contents(path), as: UTF8.self) } catch {
            console.complain("\(path): \(error)")
            return Exit.noScript
        }
        do {
            var replay = try Replay(text: text)
            var played = 0
            while let step = try replay.next() {
                played += 1
                if isTold { console.print("\(step)") }
                if step.number == last { break }
            }
            if !isTold { console.print("\(replay.tree)") }
            console.print("\(played) of \(replay.count) \(replay.count == 1 ? "entry" : "entries") replayed")
            return save(text, endingIn: replay.tree)
        } catch let error as SavedTextError {
            console.complain("\(path): \(error)")
            return Exit.badScript
        } catch {
            console.complain("\(path): \(error)")
            return Exit.failed
        }
    }

    private func save(_ text: String, endingIn tree: Tree) -> Int32 {
        guard let test, last == nil else { return Exit.fine }
        do throws(FileTrouble) {
            try console.save(Data(Self.test(of: text, endingIn: tree, app: name).utf8), test)
            return Exit.fine
        } catch {
            console.complain("\(test): \(error)")
            return Exit.notWritten
        }
    }

    /// A Swift test that replays a journal.
    static func test(of text: String, endingIn tree: Tree, app: String) -> String {
        // As many signs as no text in it has in a row.
        let signs = String(repeating: "#", count: 1 + (text.split { $0 != "#" }.map(\.count).max() ?? 0))
        let quotes = String(repeating: "\"", count: 3)
        let head = [
            "import Cairn", "import Testing", "", "/// Recorded with \(app).",
            "@Test func recordedSessionReplays() throws {", "    var replay = try Replay(text: recording)",
            "    while try replay.next() != nil {}",
            "    #expect(replay.tree.notation == \(signs)\"\(tree.notation)\"\(signs))", "}", "",
            "private let recording = \(signs)\(quotes)",
        ]
        let lines = text.split(separator: "\n").map { "    \($0)" }
        return (head + lines + ["    \(quotes)\(signs)", ""]).joined(separator: "\n")
    }
}
