import Foundation
import Testing
import UIKit

@testable import CairnStudio

@MainActor
struct ExploreCommandTests {
    private let sitting = Sitting()
    private let studio = Studio(SixDoors.self, name: "doors") { $0.navigator }

    @Test func `a run through a pipe says how far it is in lines, and what it found`() async {
        sitting.tick = .milliseconds(10)
        #expect(await sitting.run(studio, "explore", "--budget", "160", "--seed", "3", "--out", "o") == 0)
        #expect(sitting.errors == "")
        #expect(
            sitting.output == """
                exploring doors: seed 3, 160 steps
                16 steps, 1,600 a second; 1 screen, 2 ways
                32 steps, 1,600 a second; 1 screen, 4 ways
                48 steps, 1,600 a second; 1 screen, 5 ways
                64 steps, 1,600 a second; 1 screen, 5 ways
                80 steps, 1,600 a second; 1 screen, 5 ways
                96 steps, 1,600 a second; 1 screen, 6 ways
                112 steps, 1,600 a second; 1 screen, 7 ways
                128 steps, 1,600 a second; 1 screen, 7 ways
                144 steps, 1,600 a second; 1 screen, 7 ways
                160 steps in 16 launches, 0 replayed, 1,455 a second
                1 screen, 7 ways between them, 0 links
                1 of 2 destinations reached

                unreached: declared, and not reached
                  SixDoorsCoordinator.treasure is declared and was not
                  reached in 160 steps

                """)
        #expect(sitting.files.keys.sorted() == StoryboardFiles.names.map { "o/" + $0 }.sorted())
    }

    @Test func `with a dash the map is all that is printed`() async throws {
        #expect(await sitting.run(studio, "explore", "--budget", "32", "--json", "-") == 0)
        let map = try AppMap(json: Data(sitting.output.utf8))
        #expect(map.app == "doors" && map.exploration.steps == 32)
        #expect(map.exploration.shards == Array(1...16))
    }

    @Test func `the steps are divided among the shards, the first making those that are left over`()
        async throws
    {
        #expect(await sitting.run(studio, "explore", "--budget", "35", "--shard", "1/1", "--out", "o") == 0)
        let steps = try (1...16).map { shard in
            let data = try #require(sitting.files["o/" + AppMap.file(shard)])
            return try AppMap(json: data).exploration.steps
        }
        #expect(steps == [3, 3, 3] + Array(repeating: 2, count: 13))
    }

    @Test func `shards that were made apart give the bytes of one run, in whatever parts and order`()
        async throws
    {
        #expect(await sitting.run(studio, "explore", "--budget", "320", "--json", "one.json") == 0)
        for part in 1...3 {
            let code = await sitting.run(
                studio, "explore", "--budget", "320", "--shard", "\(part)/3", "--out", "s\(part)")
            #expect(code == 0)
        }
        #expect(await sitting.run(studio, "merge", "s2", "s3", "s1", "--json", "merged.json") == 0)
        #expect(sitting.files["merged.json"] == sitting.files["one.json"])
        #expect(sitting.files["merged.json"] != nil)
    }

    @Test func `a shard that is missing is named, and so is what is no run`() async throws {
        #expect(await sitting.run(studio, "explore", "--budget", "32", "--shard", "1/1", "--out", "s") == 0)
        sitting.output = ""
        sitting.files["s/shard-07.json"] = nil
        #expect(await sitting.run(studio, "merge", "s") == 66)
        #expect(
            sitting.errors == """
                shard 7 of 16 is missing: explore it again, as in doors explore --shard 7/16 --out <folder>

                """)
        sitting.files["s/shard-12.json"] = nil
        sitting.errors = ""
        #expect(await sitting.run(studio, "merge", "s") == 66)
        #expect(sitting.errors.hasPrefix("shards 7, 12 of 16 are missing: explore them again"))
        let seed = await sitting.run(
            studio, "explore", "--budget", "32", "--seed", "9", "--shard", "7/16", "--out", "t")
        #expect(seed == 0)
        sitting.files["t/shard-12.json"] = Data("{}".utf8)
        sitting.errors = ""
        #expect(await sitting.run(studio, "merge", "s", "t") == 65)
        #expect(
            sitting.errors.hasPrefix(
                "t/shard-12.json: this is no storyboard: version: this is missing; "))
        let twelfth = await sitting.run(studio, "explore", "--budget", "32", "--shard", "12/16", "--out", "t")
        #expect(twelfth == 0)
        sitting.errors = ""
        #expect(await sitting.run(studio, "merge", "s", "t") == 65)
        #expect(
            sitting.errors == """
                these are no shards of one run: the seed is 1 in s/shard-01.json, and 9 in t/shard-07.json

                """)
        #expect(sitting.output.contains("1 shard of 16 in t"))
    }

    @Test func `shards of two budgets are no run, nor are two of one number, nor one under another's name`()
        async throws
    {
        #expect(await sitting.run(studio, "explore", "--budget", "32", "--shard", "1/1", "--out", "s") == 0)
        let code = await sitting.run(studio, "explore", "--budget", "48", "--shard", "7/16", "--out", "t")
        #expect(code == 0)
        #expect(await sitting.run(studio, "merge", "s", "t") == 65)
        #expect(
            sitting.errors
                == "shard 7 is there twice, in s/shard-07.json and in t/shard-07.json: leave one out\n")
        sitting.files["s/shard-07.json"] = nil
        sitting.errors = ""
        #expect(await sitting.run(studio, "merge", "s", "t") == 65)
        #expect(
            sitting.errors == """
                these are no shards of one run: the budget is 32 in s/shard-01.json, and 48 in t/shard-07.json

                """)
        sitting.files["t/shard-07.json"] = sitting.files["s/shard-12.json"]
        sitting.errors = ""
        #expect(await sitting.run(studio, "merge", "s", "t") == 65)
        #expect(
            sitting.errors == """
                t/shard-07.json: by its name it is shard 7, and it holds 12: make shard 7 again

                """)
    }

    @Test func `a script comes before the first step, and is what is compared and merged by`() async throws {
        sitting.files["five.script"] = Data("tap \"C\"\ntap \"A\"\ntap \"F\"\ntap \"B\"\ntap \"E\"\n".utf8)
        let code = await sitting.run(
            studio, "explore", "--budget", "160", "--after", "five.script", "--out", "o", "--json", "map.json"
        )
        #expect(code == 0 && sitting.errors == "")
        let map = try AppMap(json: #require(sitting.files["map.json"]))
        #expect(map.exploration.steps == 160 && map.exploration.replayed >= 80)
        #expect(map.reached.contains("SixDoorsCoordinator.treasure"))
        let treasure = map.screens.first { $0.destination == "SixDoorsCoordinator.treasure" }
        #expect(treasure?.script == ["C", "A", "F", "B", "E", "D"].map { "tap \"\($0)\"" })
        sitting.output = ""
        let same = await sitting.run(studio, "storyboard", "--compare", "o", "--fail-on-changes")
        #expect(same == 0 && sitting.output.hasSuffix("the storyboard is the same\n"))

        _ = await sitting.run(studio, "explore", "--budget", "32", "--shard", "1/1", "--out", "s")
        sitting.files["s/shard-07.json"] = nil
        _ = await sitting.run(
            studio, "explore", "--budget", "32", "--after", "five.script", "--shard", "7/16", "--out", "t")
        sitting.errors = ""
        #expect(await sitting.run(studio, "merge", "s", "t") == 65)
        #expect(sitting.errors.contains("the script of --after is none in s/shard-01.json, and tap \"C\"; "))

        sitting.files["odd.script"] = Data("tap \"C\"\ntap \"Z\"\n".utf8)
        sitting.errors = ""
        #expect(await sitting.run(studio, "explore", "--after", "odd.script") == 1)
        #expect(sitting.errors.hasPrefix("odd.script:2: "))
    }

    @Test func `a folder that is not there, and one without shards, is said to be`() async {
        #expect(await sitting.run(studio, "merge", "nowhere") == 66)
        #expect(sitting.errors == "nowhere: there is no such folder; --shard with --out makes one\n")
        sitting.files["s/letter.txt"] = Data()
        sitting.errors = ""
        #expect(await sitting.run(studio, "merge", "s") == 66)
        #expect(
            sitting.errors == """
                no shard is in s; they come about by doors explore --shard 1/16 --out <folder>, and by fuzz --shard

                """)
    }

    @Test(arguments: [["--json", "nowhere/map.json"], ["--out", "nowhere/o"]])
    func `what cannot be written is said before anything is explored`(_ arguments: [String]) async {
        let code = await Simulator.run { _ in
            await studio.run(["explore", "--budget", "16"] + arguments, on: sitting.console)
        }
        #expect(code == 73 && sitting.output == "")
        #expect(sitting.errors.hasSuffix(": there is no such folder\n"))
    }

    @Test func `what standard output does not take is a failure`() async {
        sitting.outputError = FileError(code: ENOSPC, isWriting: true)
        #expect(await sitting.run(studio, "--help") == 73)
        #expect(
            sitting.errors == """
                standard output: this file cannot be written: No space left on device

                """)
    }

    @Test func `a budget of time ends by the clock on the wall`() async throws {
        sitting.tick = .milliseconds(250)
        #expect(await sitting.run(studio, "explore", "--budget", "60s", "--json", "map.json") == 0)
        let map = try AppMap(json: #require(sitting.files["map.json"]))
        #expect(map.exploration.steps > 16 && map.exploration.steps < 400)
    }

    @Test func `on a terminal a bar is redrawn, and taken away`() async {
        sitting.isTerminal = true
        sitting.environment["TERM"] = "xterm"
        sitting.tick = .milliseconds(101)
        #expect(await sitting.run(studio, "explore", "--budget", "128") == 0)
        #expect(sitting.output.contains("100 %") && sitting.output.contains("128 steps"))
        #expect(sitting.output.contains("\r\u{1B}[K128 steps in "))
    }

    @Test(arguments: [
        ["--budget", "0"], ["--budget", "soon"], ["--budget", "10x"], ["--budget", "3000000000000000h"],
        ["--seed", "-1"],
        ["--shard", "0/4", "--out", "o"], ["--shard", "5/4", "--out", "o"],
        ["--shard", "1/17", "--out", "o"],
        ["--shard", "1/4"], ["--fail-on", "everything"], ["more"],
    ])
    func `a bad command line is refused`(_ arguments: [String]) async {
        let code = await Simulator.run { _ in
            await studio.run(["explore"] + arguments, on: sitting.console)
        }
        #expect(code == 64)
        #expect(sitting.output == "" && sitting.errors.contains("Usage: doors explore"))
    }

    @Test func `help says what is found, by the words that fail-on knows`() async {
        #expect(await sitting.run(studio, "explore", "--help") == 0)
        for kind in Finding.Kind.allCases { #expect(sitting.output.contains(kind.rawValue)) }
        #expect(sitting.output.split(separator: "\n").allSatisfy { $0.columns <= 60 })
        sitting.output = ""
        #expect(await sitting.run(studio, "--help") == 0)
        #expect(sitting.output.contains("doors explore") && sitting.output.contains("merge"))
    }
}
