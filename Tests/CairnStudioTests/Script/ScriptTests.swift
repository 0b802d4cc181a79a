import CairnTesting
import Foundation
import Testing

@testable import CairnStudio

struct ScriptTests {
    func script(_ text: String) throws -> Script { try Script(Data(text.utf8), name: "s.play") }

    func failure(_ data: Data) throws -> String {
        try #require(throws: ScriptError.self) { try Script(data, name: "s.play") }.description
    }

    @Test(arguments: ["back\nshow\n", "back\r\nshow", "back\rshow\r", "\u{FEFF}back\nshow"])
    func `lines end as on any system`(_ text: String) throws {
        let lines = try script(text).lines
        #expect(lines.map(\.number) == [1, 2])
        #expect(lines.map(\.action) == [.back, .show])
    }

    @Test func `comments and empty lines count, and are not played`() throws {
        let lines = try script("# Log in\n\n  tap Help # now\n\n").lines
        #expect(lines == [.init(number: 3, text: "tap Help # now", action: .tap("Help"))])
    }

    @Test func `an empty script is a script`() throws {
        #expect(try script("").lines.isEmpty)
        #expect(try Script(Data(), name: "s.play").lines.isEmpty)
    }

    @Test func `every mistake is named with its place, the last line's included`() throws {
        #expect(
            try failure(Data("tap Help\ntpa \"Log in\"\nexpect tree \"stack[\"".utf8)) == """
                s.play:2:1: unknown command 'tpa'; did you mean 'tap'?
                    tpa "Log in"
                    ^
                    \(Command.known)
                s.play:3:20: this is no tree: expected the name of a destination
                    expect tree "stack["
                                       ^
                Nothing was played.
                """)
    }

    @Test func `of many mistakes the first five are named`() throws {
        let text = try failure(Data(String(repeating: "nonsense\n", count: 9).utf8))
        #expect(text.contains("s.play:5:1") && !text.contains("s.play:6:1"))
        #expect(text.contains("and 4 more lines cannot be read"))
        let many = try failure(Data(String(repeating: "nonsense\n", count: 200).utf8))
        #expect(many.contains("and at least 95 more lines cannot be read"))
    }

    @Test func `a line that is not UTF-8 is named`() throws {
        let data = Data("back\n".utf8) + Data([0x74, 0xFF, 0xFE, 0x0A])
        #expect(try failure(data) == "s.play:2:1: this line is not valid UTF-8\nNothing was played.")
    }

    @Test func `of a very long line the part around the mistake is shown`() throws {
        let name = String(repeating: "日", count: 5_000)
        let text = try failure(Data("tap \"\(name)\" \"x\"".utf8))
        let lines = text.split(separator: "\n")
        #expect(lines[0] == "s.play:1:5008: expected the end of the line")
        #expect(lines[1].hasSuffix("日\" \"x\"") && lines[1].count < 80)
        #expect(lines[2].columns == lines[1].columns - 2)
    }

    @Test func `no text at all makes it trap`() {
        let pieces = [
            "tap ", "expect ", "tree ", "\"", "\\", "#", "\n", "\r", "no ", "0.5", "stack[", "cancel ", "日",
        ]
        let seed = SeededRandom.seedOfTests
        var random = SeededRandom(seed: seed)
        for _ in 0..<3_000 {
            let text = (0..<Int.random(in: 0...10, using: &random)).map { _ in
                pieces.randomElement(using: &random)!
            }
            .joined()
            do {
                for line in try script(text).lines {
                    #expect(try Action(line: line.action.description) == line.action, "seed \(seed)")
                }
            } catch {
                #expect("\(error)".hasPrefix("s.play:"), "seed \(seed)")
            }
        }
    }
}
