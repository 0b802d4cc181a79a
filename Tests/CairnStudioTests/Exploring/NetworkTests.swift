import Foundation
import Testing
import UIKit

@testable import CairnStudio

/// What the network is like is an act, as far as an app names it.
@MainActor
struct NetworkTests {
    private let sitting = Sitting()

    @Test func `a screen that is shown only when the network is down is found, with the script to it`()
        async throws
    {
        #expect(await sitting.run(Ferry.studio, "explore", "--budget", "480", "--json", "map.json") == 0)
        let map = try AppMap(json: #require(sitting.files["map.json"]))
        #expect(Set(map.reached).isSuperset(of: map.declared))
        let storm = try #require(map.screens.first { $0.id == "FerryCoordinator.storm" })
        #expect(storm.script == ["network \"down\"", "tap \"When?\""])
        #expect(!map.findings.contains { $0.kind == .mute || $0.kind == .deadEnds }, "\(map.findings)")
        let times = try #require(map.screens.first { $0.id == "FerryCoordinator.times" })
        #expect(times.script == ["tap \"When?\""])
    }

    @Test func `the fuzzer draws it as well`() async throws {
        #expect(await sitting.run(Ferry.studio, "fuzz", "--steps", "1600", "--json", "a.json") == 0)
        #expect(try FuzzSummary(json: #require(sitting.files["a.json"])).screens.contains("storm"))
    }

    @Test func `a script says it, and one that the app does not name is refused`() async {
        let script = ["network \"down\"", "tap \"When?\"", "expect screen \"No answer\"", "back"]
        let end = ["network up", "tap When?", "expect screen Times", "network \"dawn\""]
        sitting.files["a.script"] = Data((script + end).joined(separator: "\n").utf8)
        #expect(await sitting.run(Ferry.studio, "--script", "a.script") == 1)
        #expect(
            sitting.errors.hasPrefix(
                "a.script:8: could not network \"dawn\": this app knows \"up\", \"down\"; did you mean \"down\"?\n"
            ),
            "\(sitting.errors)")
        sitting.errors = ""
        sitting.files["a.script"] = Data("network down".utf8)
        let doors = Studio(SixDoors.self, name: "doors") { $0.navigator }
        #expect(await sitting.run(doors, "--script", "a.script") == 1)
        #expect(
            sitting.errors.hasPrefix("a.script:1: could not network \"down\": this app names no network\n"))
    }
}
