import Cairn
import CairnInspector

/// What a recording becomes: a Swift test, or a script for the player.
enum Recording {
    /// What stands for a text that was not shown.
    static let hidden = "•••"

    /// A Swift test that replays a journal.
    static func test(of text: String, endingIn tree: Tree, app: String, on device: Wire.Device? = nil)
        -> String
    {
        let device = device ?? self.device(in: text)
        // As many signs as no text in it has in a row.
        let signs = String(repeating: "#", count: 1 + (text.split { $0 != "#" }.map(\.count).max() ?? 0))
        let quotes = String(repeating: "\"", count: 3)
        let head = [
            "import Cairn", "import Testing", "",
            "/// Recorded with \(app)\(device == .phone ? "" : " on a \(device)").",
            "@Test func recordedSessionReplays() throws {", "    var replay = try Replay(text: recording)",
            "    while try replay.next() != nil {}",
            "    #expect(replay.tree.notation == \(signs)\"\(tree.notation)\"\(signs))", "}", "",
            "private let recording = \(signs)\(quotes)",
        ]
        let lines = text.split(separator: "\n").map { "    \($0)" }
        return (head + lines + ["    \(quotes)\(signs)", ""]).joined(separator: "\n")
    }

    /// On what the app was last launched.
    static func device(in text: String) -> Wire.Device {
        var device = Wire.Device.phone
        for line in text.split(separator: "\n") {
            guard let value = try? SavedValue(json: String(line)) else { continue }
            if value["launch"] != nil { device = .phone }
            if let name = value["device"]?.text, let read = Wire.Device(rawValue: name) { device = read }
        }
        return device
    }

    /// The script of what the person did since the app was last launched; nil where nobody wrote that down.
    static func script(of text: String, endingIn tree: Tree, app: String) -> String? {
        var actions: [String] = []
        var wasWrittenDown = false
        for line in text.split(separator: "\n") {
            guard let value = try? SavedValue(json: String(line)) else { continue }
            if value["launch"] != nil { (actions, wasWrittenDown) = ([], true) }
            if let action = value["action"]?.text { actions.append(action) }
            if let undone = value["undone"]?.text, actions.last == undone { actions.removeLast() }
        }
        guard wasWrittenDown else { return nil }
        var lines = ["# Recorded with \(app)."] + device(in: text).head
        for action in actions {
            if action.hasSuffix(quoted(hidden)) {
                lines.append("# What was typed here was not shown, and so not recorded.")
            }
            lines.append(action)
        }
        // A window that was closed has no tree, and labels that a number was added to are those of a journal only.
        if tree.notation != "()", !tree.notation.contains(/\ \d+`/) {
            lines.append("expect tree \(quoted(tree.notation))")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
