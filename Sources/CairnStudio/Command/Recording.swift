import Cairn

/// What a recording becomes: a Swift test, or a script for the player.
enum Recording {
    /// What stands for a text that was not shown.
    static let hidden = "•••"

    /// Which lines lack a text that was not recorded, in words; empty where none does.
    static func toPutIn(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $1.contains("\"\(hidden)\"") }.map { "\($0.offset + 1)" }
        guard !lines.isEmpty else { return "" }
        let place = lines.count == 1 ? "line \(lines[0])" : "lines \(lines.joined(separator: ", "))"
        return "; put into \(place) what was typed there, which is not recorded"
    }

    /// A Swift test that launches the app and plays a script in it.
    /// - Parameters:
    ///   - name: of the test's function. Without one it is made from the script, so that two tests of a target differ.
    ///   - module: where the app's studio is.
    static func test(
        playing script: String, by link: String? = nil, app: String, module: String, named name: String? = nil
    ) -> String {
        var arguments = lines(quoting: script, indent: "        ")
        if let link {
            let signs = signs(around: link)
            arguments[arguments.count - 1] += ", link: \(signs)\"\(link)\"\(signs)"
        }
        let head = [
            "import CairnStudio", "import Testing", "",
            "@testable import \(module)", "",
            "// Recorded with \(app). Launches the app and plays what was done in it, line by line. `studio` is the app's",
            "// `Studio`: a `let` in a file of \(module) that is not main.swift.",
            "@MainActor @Test func \(name ?? "recordedSession\(fingerprint(of: script))")() async throws {",
            "    try await studio.play(",
        ]
        return (head + arguments).joined(separator: "\n") + ")\n}\n"
    }

    /// A Swift test that makes the trees of a journal again. It needs no app, and says nothing of one.
    static func test(
        replaying text: String, endingIn tree: Tree, app: String, named name: String? = nil
    ) -> String {
        let signs = signs(around: tree.notation)
        let head = [
            "import Cairn", "import Testing", "",
            "// A journal of \(app). It does not say what the person did, so that it can be replayed, tree by tree,",
            "// but not played in the app.",
            "@Test func \(name ?? "recordedSession\(fingerprint(of: text))")() throws {",
            "    var replay = try Replay(text: recording)",
            "    try replay.playToEnd()",
            "    #expect(replay.tree.notation == \(signs)\"\(tree.notation)\"\(signs))", "}", "",
            "private let recording =",
        ]
        return (head + lines(quoting: text, indent: "    ")).joined(separator: "\n") + "\n"
    }

    /// A text over several lines of Swift, as it is: nothing in it is an escape.
    private static func lines(quoting text: String, indent: String) -> [String] {
        let (signs, quotes) = (signs(around: text), String(repeating: "\"", count: 3))
        let lines = text.lines.map(String.init)
        return ([signs + quotes] + lines + [quotes + signs]).map { indent + $0 }
    }

    /// What a test in this file is called: as the file, in Swift's letters. Two files of a target never have the same name.
    static func name(ofTestIn path: String) -> String? {
        let file = path.split(separator: "/").last?.split(separator: ".").first ?? ""
        let words = file.split { !$0.isLetter && !($0.isASCII && $0.isNumber) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard let first = joined.first, first.isLetter else { return nil }
        let name = first.lowercased() + joined.dropFirst()
        // It may be a word of Swift's.
        return name == name.lowercased() ? "`\(name)`" : name
    }

    /// Eight digits that tell texts apart, and are the same for the same text (FNV-1a).
    private static func fingerprint(of text: String) -> String {
        let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// As many as no text in it has in a row, and one more: what a raw string stands between.
    private static func signs(around text: String) -> String {
        String(repeating: "#", count: 1 + (text.split { $0 != "#" }.map(\.count).max() ?? 0))
    }

    /// The script of what the person did since the app was last launched; nil where nobody wrote that down.
    static func script(of text: String, endingIn tree: Tree, app: String) -> String? {
        let actions = RecordedActions(text)
        guard actions.areWrittenDown else { return nil }
        var lines = ["# Recorded with \(app)."] + actions.device.head
        for action in actions.lines {
            if action.hasSuffix(quoted(hidden)) {
                lines.append("# What was typed here was not shown, and so not recorded.")
            }
            lines.append(action)
        }
        // Labels that a number was added to are those of a journal only.
        if !tree.notation.contains(/\ \d+`/), let line = expectation(of: tree), line != lines.last {
            lines.append(line)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The line that expects this tree; nil for that of a window that was closed.
    static func expectation(of tree: Tree) -> String? {
        tree.notation == "()" ? nil : "expect tree \(quoted(tree.notation))"
    }
}

extension String {
    /// The lines that are not empty, whichever system has ended them.
    var lines: [Substring] { journalLines.filter { !$0.isEmpty } }
}
