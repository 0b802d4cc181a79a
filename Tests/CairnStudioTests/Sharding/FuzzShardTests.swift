import Foundation
import Testing
import UIKit

@testable import CairnStudio

/// Shards of a run of fuzzing, made apart.
@MainActor
struct FuzzShardTests {
    private let sitting = Sitting()

    private func parts<Club: PlantedClub>(of _: Club.Type, _ count: Int, _ arguments: String...) async
        -> [Int32]
    {
        let studio = Studio(Club.self, name: "club") { $0.navigator }
        var codes: [Int32] = []
        for part in 1...count {
            let command = ["fuzz"] + arguments + ["--shard", "\(part)/\(count)", "--out", "s\(part)"]
            codes.append(await Simulator.run { _ in await studio.run(command, on: sitting.console) })
        }
        return codes
    }

    @Test func `they give the bytes of one run, in whatever parts and order`() async {
        let studio = Studio(PlantedClub.self, name: "club") { $0.navigator }
        #expect(await sitting.run(studio, "fuzz", "--steps", "330", "--json", "one.json") == 0)
        #expect(await parts(of: PlantedClub.self, 3, "--steps", "330") == [0, 0, 0])
        #expect(await sitting.run(studio, "merge", "s3", "s1", "s2", "--json", "merged.json") == 0)
        #expect(sitting.files["merged.json"] == sitting.files["one.json"])
        #expect(sitting.files["merged.json"] != nil)
    }

    @Test func `a shard without a step says nothing of the app's navigator`() async {
        #expect(await parts(of: PlantedClub.self, 16, "--steps", "3").allSatisfy { $0 == 0 })
        #expect(!sitting.output.contains("no navigator"), "\(sitting.output)")
        let none = Studio(PlantedClub.self, name: "club") { _ in nil }
        #expect(await sitting.run(none, "fuzz", "--steps", "3") == 1)
        #expect(sitting.output.contains("no law was checked, since the studio was told of no"))
    }

    @Test func `a run ends with the first shard that broke a law, whoever went on after it`() async throws {
        let studio = Studio(HastyHostClub.self, name: "club") { $0.navigator }
        #expect(await sitting.run(studio, "fuzz", "--steps", "1600", "--json", "one.json") == 1)
        let script = try #require(sitting.files["club-seed-1.script"])
        sitting.files["club-seed-1.script"] = nil
        let codes = await parts(of: HastyHostClub.self, 3, "--steps", "1600")
        #expect(codes.contains(1))
        #expect(sitting.files.keys.contains { $0.hasPrefix("club-seed-1-part-") })
        #expect(
            await sitting.run(studio, "merge", "s1", "s2", "s3", "--json", "merged.json") == 1)
        #expect(sitting.errors == "")
        #expect(sitting.files["merged.json"] == sitting.files["one.json"])
        #expect(sitting.files["club-seed-1.script"] == script)
        #expect(await sitting.run(studio, "--script", "club-seed-1.script") == 1)
    }

    @Test func `one that is missing is named, and two budgets are no run`() async {
        let studio = Studio(PlantedClub.self, name: "club") { $0.navigator }
        #expect(await parts(of: PlantedClub.self, 2, "--steps", "32") == [0, 0])
        #expect(await sitting.run(studio, "merge", "s1") == 66)
        #expect(
            sitting.errors.hasPrefix("shards 2, 4, 6, 8, 10, 12, 14, 16 of 16 are missing: fuzz them again"))
        let other = await sitting.run(studio, "fuzz", "--steps", "48", "--shard", "2/16", "--out", "s2")
        #expect(other == 0)
        sitting.errors = ""
        #expect(await sitting.run(studio, "merge", "s1", "s2") == 65)
        #expect(
            sitting.errors == """
                these are no shards of one run: the number of steps is 32 in s1/fuzz-01.json, and 48 in s2/fuzz-02.json

                """)
        sitting.files["s2/fuzz-02.json"] = Data("[]".utf8)
        sitting.errors = ""
        #expect(await sitting.run(studio, "merge", "s1", "s2") == 65)
        #expect(
            sitting.errors.hasPrefix(
                "s2/fuzz-02.json: this is no summary of fuzzing: an object with fields is expected; "))
    }

    @Test func `a folder with both gives a map and a summary`() async throws {
        let studio = Studio(PlantedClub.self, name: "club") { $0.navigator }
        #expect(await sitting.run(studio, "explore", "--budget", "64", "--shard", "1/1", "--out", "s") == 0)
        #expect(await sitting.run(studio, "fuzz", "--steps", "64", "--shard", "1/1", "--out", "s") == 0)
        #expect(await sitting.run(studio, "merge", "s", "--out", "o") == 0)
        let summary = try FuzzSummary(json: #require(sitting.files["o/fuzz.json"]))
        let map = try AppMap(json: #require(sitting.files["o/storyboard.json"]))
        #expect(summary.steps == 64 && map.exploration.steps == 64)
        #expect(await sitting.run(studio, "merge", "s", "--json", "-") == 65)
        #expect(sitting.errors.hasSuffix("--json takes one: name a folder by --out\n"))
    }
}
