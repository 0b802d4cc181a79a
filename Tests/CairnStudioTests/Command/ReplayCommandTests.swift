import Cairn
import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnStudio
@testable import kickabout

@MainActor
struct ReplayCommandTests {
    private let sitting = Sitting()

    private func record() async -> String {
        sitting.files["s.play"] = Data(
            "type Email \"ana@example.org\"\ntap \"Log in\"\nwait\ntap \"New match\"\n".utf8)
        let code = await sitting.run(club, "play", "--script", "s.play", "--record", "out.jsonl")
        #expect(code == 0 && sitting.errors == "")
        sitting.output = ""
        return String(decoding: sitting.files["out.jsonl"] ?? Data(), as: UTF8.self)
    }

    @Test func `what was recorded is replayed, without the app`() async throws {
        let text = await record()
        var replay = try Replay(text: text)
        try replay.playToEnd()
        #expect(await sitting.run(club, "replay", "out.jsonl") == 0)
        #expect(sitting.output == "\(replay.tree)\n\(replay.count) entries replayed\n")
        #expect("\(replay.tree)".contains("sheet("))
    }

    @Test func `what only playing takes is refused, and what does it is named`() async {
        _ = await record()
        #expect(await sitting.run(club, "replay", "out.jsonl", "--script", "again.play") == 64)
        #expect(sitting.errors.contains("--play writes a script, and --test a test"))
        #expect(sitting.files["again.play"] == nil && sitting.output == "")
    }

    @Test func `step by step, and up to a step`() async throws {
        var replay = try Replay(text: await record())
        let first = try #require(try replay.next())
        #expect(await sitting.run(club, "replay", "out.jsonl", "--each", "--to", "0") == 0)
        #expect(sitting.output == "\(first)\n1 entry replayed\n")
        #expect(sitting.errors == "")
    }

    @Test func `a test or a script on standard output stands alone`() async {
        _ = await record()
        #expect(await sitting.run(club, "replay", "out.jsonl", "--test", "-", "--each") == 0)
        #expect(sitting.output.hasPrefix("import CairnStudio\n") && sitting.output.hasSuffix("\n}\n"))
        sitting.output = ""
        #expect(await sitting.run(club, "replay", "out.jsonl", "--play", "-") == 0)
        #expect(sitting.output.hasPrefix("# Recorded with club.\ntype \"Email\""))
    }

    @Test func `what a file says does not steer the terminal`() async {
        let text = await record()
        let evil = text.replacing("asked for compose", with: "asked for \\u001b[2Jcompose")
        #expect(evil != text)
        sitting.files["evil.jsonl"] = Data(evil.utf8)
        #expect(await sitting.run(club, "replay", "evil.jsonl", "--each") == 0)
        #expect(sitting.output.contains("[2Jcompose") && !sitting.output.contains("\u{1B}"))
    }

    @Test func `a step that there is not is said`() async throws {
        var replay = try Replay(text: await record())
        try replay.playToEnd()
        #expect(await sitting.run(club, "replay", "out.jsonl", "--to", "99") == 65)
        let last = replay.count - 1
        #expect(sitting.errors == "out.jsonl: there is no entry of number 99: the last is \(last)\n")
    }

    @Test func `the first difference ends it, with both trees`() async throws {
        let text = await record()
        sitting.files["out.jsonl"] = Data(
            text.replacing("credentials > home", with: "credentials > away").utf8)
        #expect(await sitting.run(club, "replay", "out.jsonl") == 1)
        #expect(sitting.errors.contains("recorded: stack[credentials > away"))
        #expect(sitting.errors.contains("replayed: stack[credentials > home"))
    }

    @Test func `what cannot be read or written is said`() async {
        _ = await record()
        sitting.files["bad"] = Data("nonsense".utf8)
        sitting.files["other"] = Data("{}".utf8)
        #expect(await sitting.run(club, "replay", "bad") == 65)
        #expect(await sitting.run(club, "replay", "other") == 65)
        #expect(sitting.errors.contains("other: it is no journal of Cairn's; `navigator.journal.text()`"))
        #expect(await sitting.run(club, "replay", "missing") == 66)
        #expect(sitting.errors.hasSuffix("missing: there is no such file; club --record <file> writes one\n"))
        #expect(await sitting.run(club, "replay", "out.jsonl", "--test", "nowhere/T.swift") == 73)
        #expect(await sitting.run(club, "replay", "out.jsonl", "--to", "1", "--test", "T.swift") == 64)
        #expect(await sitting.run(club, "--script", "s.play", "--record", "nowhere/x") == 73)
    }

    @Test func `an entry that makes no sense is named by its place and its cause`() async {
        let text = await record()
        sitting.files["bad"] = Data(
            text.replacing("\"change\":{", with: "\"change\":7,\"was\":{").utf8)
        #expect(await sitting.run(club, "replay", "bad") == 65)
        #expect(sitting.errors == "bad: line 2 cannot be read: expected fields\n")
    }

    @Test func `a journal that says what the person did becomes a test that plays it in the app`()
        async throws
    {
        _ = await record()
        #expect(await sitting.run(club, "replay", "out.jsonl", "--test", "T.swift") == 0)
        #expect(sitting.output.hasSuffix("T.swift is a Swift test that plays it in the app\n"))
        #expect(
            String(decoding: try #require(sitting.files["T.swift"]), as: UTF8.self) == ###"""
                import CairnStudio
                import Testing

                @testable import StudioStage

                // Recorded with club. Launches the app and plays what was done in it, line by line. `studio` is the app's
                // `Studio`: a `let` in a file of StudioStage that is not main.swift.
                @MainActor @Test func `t`() async throws {
                    try await studio.play(
                        ##"""
                        # Recorded with club.
                        type "Email" "ana@example.org"
                        tap "Log in"
                        wait
                        tap "New match"
                        expect tree "stack[credentials > home] + sheet(stack[compose])"
                        """##)
                }

                """###)
    }

    @Test func `the test of a session of Kickabout is a file of these tests, which runs it`() async throws {
        sitting.files["s.play"] = Data(
            """
            device tablet
            type "Email" "ana@example.org"
            tap "Log in"
            wait 2
            tap "OK"
            """.utf8)
        let code = await sitting.run(
            studio, "--script", "s.play", "--record", "out.jsonl")
        #expect(code == 0 && sitting.errors == "")
        #expect(await sitting.run(studio, "replay", "out.jsonl", "--test", "RecordedSession.swift") == 0)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("RecordedSession.swift")
        let compiled = try String(contentsOf: file, encoding: .utf8)
        #expect(sitting.files["RecordedSession.swift"] == Data(compiled.utf8))
    }

    @Test func `a journal that nobody played becomes a test that replays its trees`() async throws {
        let lines = await record().split(separator: "\n")
        let text = lines.filter { !$0.contains("\"action\"") && !$0.contains("\"launch\"") }
            .joined(separator: "\n")
        sitting.files["j"] = Data(text.utf8)
        #expect(await sitting.run(club, "replay", "j", "--test", "Tests/a club's-quiet_day.swift") == 0)
        let saved = try #require(sitting.files["Tests/a club's-quiet_day.swift"])
        let test = String(decoding: saved, as: UTF8.self)
        #expect(test.contains("@Test func aClubSQuietDay() throws {"))
        for line in text.split(separator: "\n") { #expect(test.contains(line)) }
        let tree = try tree(of: text)
        #expect(
            test == Recording.test(replaying: text, endingIn: tree, app: "club", named: "aClubSQuietDay"))
        let signs = Recording.test(replaying: "a \"### b", endingIn: tree, app: "club")
        #expect(signs.contains("####\"\"\""))
    }

    @Test func `two tests of a target have two names`() {
        let names = ["one", "two", "one"].map {
            Recording.test(playing: $0, app: "club", module: "Club").firstMatch(of: /func (\w+)\(/)?.1
        }
        #expect(names == ["recordedSessionba2719ef", "recordedSessionbe248829", "recordedSessionba2719ef"])
        #expect(Recording.name(ofTestIn: "Tests/7.swift") == nil)
        #expect(Recording.name(ofTestIn: "Été 7.swift") == "`été7`")
    }

    @Test func `a file that is no journal is refused before a studio is served`() async {
        sitting.files["no"] = Data("{}".utf8)
        #expect(await sitting.run(club, "replay", "no", "--studio") == Exit.badInput)
        #expect(await sitting.run(club, "replay", "nothing", "--studio") == Exit.noInput)
        #expect(await sitting.run(club, "replay", "no", "--studio", "--each") == 64)
        #expect(await sitting.run(club, "replay", "no", "--port", "8000") == 64)
        #expect(await sitting.run(club, "studio", "--script", "nothing") == Exit.noInput)
        #expect(await sitting.run(club, "studio", "--device", "watch") == 64)
        #expect(await sitting.run(club, "studio", "--record", "j") == 64)
        #expect(sitting.output == "")
    }

    private func tree(of text: String) throws -> Tree {
        var replay = try Replay(text: text)
        try replay.playToEnd()
        return replay.tree
    }
}
