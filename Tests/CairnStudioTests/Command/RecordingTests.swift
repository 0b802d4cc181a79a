import Cairn
import CairnInspector
import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnStudio

/// What a session leaves in its file, and what becomes of it again.
@MainActor
struct RecordingTests {
    private let sitting = Sitting()

    private func file(_ name: String) -> String {
        String(decoding: sitting.files[name] ?? Data(), as: UTF8.self)
    }

    @Test func `what was recorded on a tablet is played on one again`() async throws {
        sitting.files["s.play"] = Data("tap Help\n".utf8)
        #expect(await sitting.run(club, "--script", "s.play", "--device", "tablet", "--record", "r") == 0)
        #expect(await sitting.run(club, "replay", "r", "--play", "again.play", "--test", "T.swift") == 0)
        #expect(file("again.play").hasPrefix("# Recorded with club.\ndevice tablet\ntap \"Help\"\n"))
        #expect(file("T.swift").contains("# Recorded with club.\n        device tablet\n"))
        #expect(try RecordedSession(text: file("r")).device == .tablet)
    }

    @Test func `a script that was recorded comes out again, with where it led`() async {
        let script = """
            type "Email" "ana@example.org"
            tap "Log in"
            wait
            tap "Match 2"
            swipe cancel 0.4
            wait 0.5

            """
        sitting.files["s.play"] = Data((script + "tree\n").utf8)
        #expect(await sitting.run(club, "--script", "s.play", "--record", "r") == 0)
        #expect(sitting.errors == "")
        #expect(await sitting.run(club, "replay", "r", "--play", "again.play") == 0)
        #expect(
            file("again.play") == """
                # Recorded with club.
                \(script)expect tree "stack[credentials > home > match(2)]"

                """)
        #expect(await sitting.run(club, "--script", "again.play", "--record", "r2") == 0)
        // What was expected is recorded as well, and expected once.
        let expected = file("again.play").split(separator: "\n").last ?? ""
        let line = SavedValue.object(["action": .text(String(expected))]).json() + "\n"
        #expect(file("r2") == file("r") + line)
        #expect(await sitting.run(club, "replay", "r2", "--play", "third.play") == 0)
        #expect(file("third.play") == file("again.play"))
    }

    @Test func `an action stands before the entries it led to, and is there when the play breaks off`() async
    {
        sitting.files["s.play"] = Data("tap \"Help\"\ntap \"Nowhere\"\nback\n".utf8)
        #expect(await sitting.run(club, "--script", "s.play", "--record", "r") == 1)
        let kinds = file("r").split(separator: "\n").map { line in
            line.contains("\"kind\"") ? "begin" : line.contains("\"number\"") ? "entry" : String(line)
        }
        #expect(
            kinds == [
                "begin", "entry", #"{"launch":""}"#, #"{"action":"tap \"Help\""}"#, "entry",
                #"{"action":"tap \"Nowhere\""}"#, #"{"undone":"tap \"Nowhere\""}"#,
            ])
        #expect(await sitting.run(club, "replay", "r", "--play", "again.play") == 0)
        #expect(!file("again.play").contains("Nowhere"))
    }

    @Test func `a person at a terminal takes time, and the script waits as long`() async {
        sitting.isTerminal = true
        sitting.environment = ["LANG": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1"]
        sitting.terminal.type("2\rana@example.org\r4\r")
        sitting.terminal.tick(60)
        sitting.terminal.type("s")
        sitting.terminal.tick(20)
        sitting.terminal.type(":tree\rbq")
        #expect(await sitting.run(club, "--record", "r") == 0)
        sitting.isTerminal = false
        #expect(await sitting.run(club, "replay", "r", "--play", "again.play") == 0)
        // The service takes a second, and the push 0.35.
        #expect(
            file("again.play") == """
                # Recorded with club.
                type "Email" "ana@example.org"
                tap "Log in"
                wait 1.35
                swipe
                expect tree "stack[credentials]"

                """)
        #expect(await sitting.run(club, "--script", "again.play") == 0)
        #expect(sitting.errors == "")
    }

    @Test func `what is typed where dots are shown is in no file`() async {
        sitting.files["s.play"] = Data("type Password \"open sesame\"\ntype Email \"a\"\n".utf8)
        #expect(await sitting.run(club, "--script", "s.play", "--record", "r") == 0)
        #expect(!file("r").contains("sesame"))
        #expect(await sitting.run(club, "replay", "r", "--play", "again.play", "--test", "T.swift") == 0)
        for (file, end) in [
            ("again.play", "--script again.play; put into line"),
            ("T.swift", "plays it in the app; put into line"),
        ] {
            let line =
                1
                + (self.file(file).split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
                    $0.contains("•••")
                } ?? -1)
            #expect(sitting.output.contains("\(end) \(line) what was typed there, which is not recorded"))
        }
        #expect(
            file("again.play").contains(
                "# What was typed here was not shown, and so not recorded.\ntype \"Password\""))
    }

    @Test(arguments: ["Secret", "secret-field", "Password"])
    func `a secret is in no file, by whatever name its field is asked for`(_ name: String) async {
        let studio = Studio(SecretClub.self, name: "club") { $0.navigator }
        sitting.files["s.play"] = Data("type \(name) \"open sesame\"\ntype Email \"a\"\n".utf8)
        #expect(await sitting.run(studio, "--script", "s.play", "--record", "r") == 0)
        #expect(!file("r").contains("sesame"))
        #expect(file("r").contains("•••"))
    }

    @Test func `fields that a sheet lets fingers through to are fields as well`() async {
        let studio = Studio(SecretClub.self, name: "club") { $0.navigator }
        let lines = ["tap Note", "type Email \"a\"", "type Password \"open sesame\""]
        sitting.files["s.play"] = Data(lines.joined(separator: "\n").utf8)
        #expect(await sitting.run(studio, "--script", "s.play", "--record", "r") == 0, "\(sitting.errors)")
        #expect(
            RecordedActions(file("r")).lines == [
                "tap \"Note\"", "type \"Email\" \"a\"", "type \"Password\" \"•••\"",
            ])
    }

    @Test func `what is typed where no such field is may be a secret, and is in no file`() async {
        sitting.files["s.play"] = Data("tap Help\ntype Password \"open sesame\"\n".utf8)
        #expect(await sitting.run(club, "--script", "s.play", "--record", "r") == 1)
        #expect(!file("r").contains("sesame"))
        #expect(await sitting.run(club, "replay", "r", "--play", "again.play") == 0)
        #expect(!file("again.play").contains("type"))
    }

    @Test func `a file whose line ends are those of another system says what was done as well`() async {
        sitting.files["s.play"] = Data("tap Help\nback\n".utf8)
        #expect(await sitting.run(club, "--script", "s.play", "--record", "r") == 0)
        let text = file("r").replacing("\n", with: "\r\n")
        let actions = RecordedActions(text)
        #expect(actions.lines == ["tap \"Help\"", "back"] && actions.areWrittenDown)
        let comparison = RunComparison(text)
        comparison.take(file("r"))
        #expect(comparison.difference == nil && !comparison.hasMore)
        let test = Recording.test(playing: "back\r\nback\r\n", app: "club", module: "Club")
        #expect(!test.contains("\r") && test.split(separator: "\n").count { $0 == "        back" } == 2)
    }

    @Test func `a journal that nobody played says so, rather than become an empty script`() async {
        sitting.files["j"] = Data(WatchedClub().makeNavigator().journal.text().utf8)
        #expect(await sitting.run(club, "replay", "j", "--play", "again.play") == 65)
        #expect(sitting.errors.contains("it does not say what the person did"))
        #expect(sitting.files["again.play"] == nil)
    }

    @Test func `what cannot be written is said before anything is played`() async {
        sitting.files["s.play"] = Data("tap \"Help\"\n".utf8)
        #expect(await sitting.run(club, "--script", "s.play", "--record", "nowhere/x") == 73)
        #expect(sitting.output == "" && sitting.errors == "nowhere/x: there is no such folder\n")
    }

    @Test func `standard output has the journal after what was played`() async throws {
        sitting.files["s.play"] = Data("tap \"Help\"\n".utf8)
        #expect(await sitting.run(club, "--script", "s.play", "--record", "-") == 0)
        let (played, journal) = try #require(
            sitting.output.range(of: "1 line played\n").map {
                (sitting.output[..<$0.upperBound], String(sitting.output[$0.upperBound...]))
            })
        #expect(played == "1  tap \"Help\"\n1 line played\n")
        var replay = try Replay(text: journal)
        try replay.playToEnd()
        #expect(replay.tree.notation == "stack[credentials > help]")
    }

    @Test func `fuzz can be recorded, launch after launch in one file`() async throws {
        #expect(await sitting.run(club, "fuzz", "--steps", "1500", "--seed", "3", "--record", "r") == 0)
        var replay = try Replay(text: file("r"))
        try replay.playToEnd()
        #expect(replay.count > 300)
        #expect(file("r").split(separator: "\n").count { $0.hasPrefix("{\"launch\"") } == 48)
        #expect(await sitting.run(club, "replay", "r", "--play", "last.play") == 0)
        sitting.errors = ""
        #expect(
            await sitting.run(club, "--script", "last.play") == 0,
            "the last launch plays again, and ends in the same tree: \(sitting.errors)")
    }
}

/// A secret field that has three names, and one that everybody may read.
private final class SecretClub: ExploredDelegate {
    override func makeNavigator() -> Navigator { Navigator(root: SecretCoordinator()) }
}

@MainActor
private final class SecretCoordinator: Coordinator {
    enum Route: Cairn.Destination { case door, note }
    var root: Tree.Root<Route> { .stack(.door) }

    func transition(for route: Route, from asker: Asker) -> Tree.Transition<Route, Never> {
        .present(route, as: .sheet(detents: [.medium, .large]))
    }

    func screen(for destination: Route, router: Router<Route>) -> any Presentable {
        guard destination == .door else {
            let note = ExploredPage("Note")
            note.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            return note
        }
        let page = ExploredPage("Door")
        page.button("Note") { router.trigger(.note) }
        let field = page.field("Password")
        field.accessibilityLabel = "Secret"
        field.accessibilityIdentifier = "secret-field"
        field.isSecureTextEntry = true
        page.field("Email")
        return page
    }
}
