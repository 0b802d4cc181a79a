import Foundation
import Testing
import UIKit

@testable import CairnStudio

@MainActor
struct FuzzCommandTests {
    let sitting = Sitting()
    let studio = Studio(PlantedClub.self, name: "club") { $0.navigator }

    @Test func `a run through a pipe says how far it is in lines, and what it saw`() async {
        sitting.tick = .milliseconds(10)
        #expect(await sitting.run(studio, "fuzz", "--steps", "40", "--seed", "3") == 0)
        #expect(sitting.errors == "")
        #expect(
            sitting.output == """
                fuzzing club: seed 3, 40 steps
                4 steps, 400 a second; 2 screens, 1 transition, 1 edge
                8 steps, 400 a second; 3 screens, 3 transitions, 3 edges
                12 steps, 400 a second; 3 screens, 3 transitions, 4 edges
                16 steps, 400 a second; 3 screens, 3 transitions, 4 edges
                20 steps, 400 a second; 3 screens, 3 transitions, 4 edges
                24 steps, 400 a second; 3 screens, 3 transitions, 4 edges
                28 steps, 400 a second; 3 screens, 4 transitions, 4 edges
                32 steps, 400 a second; 3 screens, 4 transitions, 4 edges
                36 steps, 400 a second; 3 screens, 4 transitions, 4 edges
                40 steps in 16 launches, 364 a second
                3 screens       detail, form, list
                4 transitions   by finger, close, present a sheet,
                                push detail
                4 edges         detail → list, form → list, list → detail,
                                list → form
                no law was broken

                """)
    }

    @Test func `the same seed does the same, and another does something else`() async {
        #expect(await sitting.run(studio, "fuzz", "--steps", "60", "--json", "a") == 0)
        #expect(await sitting.run(studio, "fuzz", "--steps", "60", "--json", "b") == 0)
        #expect(await sitting.run(studio, "fuzz", "--steps", "60", "--seed", "2", "--json", "c") == 0)
        #expect(sitting.files["a"] != nil && sitting.files["a"] == sitting.files["b"])
        #expect(sitting.files["a"] != sitting.files["c"])
    }

    @Test func `with a dash the JSON is all that is printed`() async throws {
        #expect(await sitting.run(studio, "fuzz", "--steps", "20", "--json", "-") == 0)
        let summary = try FuzzSummary(json: Data(sitting.output.utf8))
        #expect(summary.app == "club" && summary.steps == 20 && summary.launches == 16)
        #expect(summary.shards == Array(1...16))
        #expect(summary.screens.contains("list") && summary.broken == nil)
    }

    @Test func `on a terminal a bar is redrawn in its width, and taken away`() async {
        sitting.isTerminal = true
        sitting.environment["TERM"] = "xterm"
        sitting.tick = .milliseconds(101)
        for columns in [24, 60, 120] {
            sitting.output = ""
            sitting.size = (columns, 24)
            #expect(await sitting.run(studio, "fuzz", "--steps", "128") == 0)
            let drawn = sitting.output.split(separator: "\r").filter { $0.contains("%") }
            #expect(drawn.count == 2)
            for bar in drawn {
                let text = bar.replacing(/\u{1B}\[[0-9;]*[mK]/, with: "")
                #expect(text.columns < columns)
                #expect(text.contains("edge") == (columns == 120))
            }
            #expect(drawn[1].contains("100 %"))
            #expect(sitting.output.contains("\r\u{1B}[K128 steps in 16 launches"))
        }
    }

    @Test func `plain is without a bar, and without colour there is a bar without it`() async {
        sitting.isTerminal = true
        sitting.environment["TERM"] = "xterm"
        #expect(await sitting.run(studio, "fuzz", "--steps", "64", "--plain") == 0)
        #expect(!sitting.output.contains("\u{1B}") && !sitting.output.contains("\r"))
        sitting.output = ""
        sitting.environment["NO_COLOR"] = "1"
        #expect(await sitting.run(studio, "fuzz", "--steps", "64") == 0)
        #expect(sitting.output.contains("█") && !sitting.output.contains("\u{1B}[3"))
    }

    @Test(arguments: [
        ["--steps", "0"], ["--steps", "-1"], ["--steps", "many"], ["--seed", "-1"], ["--seed"],
        ["--sede", "1"], ["--jobs", "0"], ["--jobs", "2", "--record", "r"], ["--out", "o"],
        ["--shard", "1/4"], ["--shard", "5/4", "--out", "o"],
        ["--shard", "1/4", "--out", "o", "--json", "-"],
        ["--shard", "1/4", "--out", "o", "--jobs", "2"],
        ["more"],
    ])
    func `a bad command line is refused`(_ arguments: [String]) async {
        let code = await Simulator.run { _ in
            await studio.run(["fuzz"] + arguments, on: sitting.console)
        }
        #expect(code == 64)
        #expect(sitting.output == "" && sitting.errors.contains("Usage: club fuzz"))
    }

    @Test func `help lists both commands, and each explains itself`() async {
        #expect(await sitting.run(studio, "--help") == 0)
        #expect(sitting.output.contains("club [play]") && sitting.output.contains("club fuzz"))
        sitting.output = ""
        #expect(await sitting.run(studio, "fuzz", "--help") == 0)
        #expect(sitting.output.contains("--steps <count>") && sitting.output.contains("expect laws"))
        #expect(sitting.output.split(separator: "\n").allSatisfy { $0.columns <= 60 })
    }

    @Test func `a file that cannot be written is named`() async {
        for option in ["--json", "--script"] {
            sitting.errors = ""
            #expect(await sitting.run(studio, "fuzz", "--steps", "10", option, "nowhere/a") == 73)
            #expect(sitting.errors == "nowhere/a: there is no such folder\n")
        }
        #expect(sitting.output == "", "before anything is played")
    }

    @Test func `each launch begins by the script that it is to come after`() async throws {
        sitting.files["in.script"] = Data("# the door\nnetwork down\ntap \"When?\"\n".utf8)
        let arguments = ["fuzz", "--steps", "64", "--seed", "2", "--after", "in.script", "--json", "a.json"]
        let code = await Simulator.run { _ in await Ferry.studio.run(arguments, on: sitting.console) }
        #expect(code == 0, "\(sitting.errors)")
        let summary = try FuzzSummary(json: #require(sitting.files["a.json"]))
        #expect(summary.after == ["network \"down\"", "tap \"When?\""])
        #expect(summary.steps == 64 && summary.screens.contains("storm"))
        #expect(summary.edges.contains("pier → storm"))
    }

    @Test func `what breaks a law after a script is a script from the launch on`() async throws {
        sitting.files["in.script"] = Data("wait\n".utf8)
        let hasty = Studio(HastyHostClub.self, name: "club") { $0.navigator }
        let arguments = ["fuzz", "--steps", "16000", "--after", "in.script", "--script", "a.script"]
        let code = await Simulator.run { _ in await hasty.run(arguments, on: sitting.console) }
        #expect(code == 1)
        #expect(await sitting.run(hasty, "--script", "a.script") == 1)
    }

    @Test func `a script that cannot be played to its end is named with its line, before anything is fuzzed`()
        async
    {
        sitting.files["in.script"] = Data("wait\n\ntap \"Whne?\"\n".utf8)
        sitting.files["empty.script"] = Data("# nothing\n".utf8)
        #expect(await sitting.run(Ferry.studio, "fuzz", "--after", "in.script") == 1)
        #expect(
            sitting.errors == """
                in.script:3: could not tap "Whne?": it is not there; did you mean "When?"?
                    tap "Whne?"

                """)
        #expect(await sitting.run(Ferry.studio, "fuzz", "--after", "empty.script") == 65)
        #expect(await sitting.run(Ferry.studio, "fuzz", "--after", "none.script") == 66)
        #expect(sitting.output == "")
    }

    @Test(arguments: Draw.oddTexts)
    func `every text that is typed can be read again`(_ text: String) throws {
        let action = Action.type("Name", text: text)
        guard case .type(_, _, let read) = try Action(line: action.description) else {
            Issue.record("\(action)")
            return
        }
        #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
        #expect(!action.description.contains { $0.isNewline })
    }

    @Test func `two builds of an app are told apart by what a person can do`() async throws {
        #expect(await sitting.run(studio, "fuzz", "--steps", "60", "--record", "before") == 0)
        let before = try #require(sitting.files["before"])
        sitting.output = ""
        #expect(await sitting.run(studio, "fuzz", "--steps", "60", "--compare", "before") == 0)
        let lines = String(decoding: before, as: UTF8.self).split(separator: "\n").count
        #expect(sitting.output.contains("the same as before, in \(lines) lines\n"))
        let other = Studio(StiffClub.self, name: "club") { $0.navigator }
        sitting.output = ""
        #expect(
            await sitting.run(other, "fuzz", "--steps", "60", "--compare", "before", "--script", "way") == 1)
        #expect(sitting.output.contains("this is another way than that of before, line "))
        #expect(sitting.files["way"] != nil)
    }

    @Test func `what is compared is a journal, and a whole run`() async {
        sitting.files["text"] = Data("tap Go".utf8)
        #expect(await sitting.run(studio, "fuzz", "--compare", "text") == 65)
        #expect(await sitting.run(studio, "fuzz", "--compare", "nothing") == 66)
        #expect(await sitting.run(studio, "fuzz", "--compare", "text", "--jobs", "2") == 64)
    }
}

/// The same club, but that nobody can swipe back: which breaks no law.
private final class StiffClub: PlantedClub {
    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let isReady = super.application(application, didFinishLaunchingWithOptions: launchOptions)
        let stack = window?.rootViewController as? UINavigationController
        stack?.interactivePopGestureRecognizer?.isEnabled = false
        return isReady
    }
}
