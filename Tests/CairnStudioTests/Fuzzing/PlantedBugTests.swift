import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnStudio

/// Each law, broken on purpose, is found.
@MainActor
struct PlantedBugTests {
    private let sitting = Sitting()

    private func hunt<Club: PlantedClub>(_: Club.Type) async throws {
        let studio = Studio(Club.self, name: "club") { $0.navigator }
        let code = await sitting.run(
            studio, "fuzz", "--steps", "100000", "--seed", "1", "--json", "a.json", "--script", "a.script")
        #expect(code == 1, "\(sitting.output)")
        let json = try #require(sitting.files["a.json"])
        let broken = try #require(FuzzSummary(json: json).broken)
        #expect(broken.law == Club.plant.law, "\(broken.text)")
        #expect(broken.step <= 100_000)
        #expect(broken.script.last == "expect laws")
        #expect(broken.script.count - 1 <= 10, "\(broken.script)")

        #expect(await sitting.run(studio, "--script", "a.script") == 1)
        #expect(sitting.errors.contains(broken.text), "\(sitting.errors)")
        #expect(sitting.errors.hasPrefix("a.script:\(broken.script.count + 1): law \(Club.plant.law)"))
    }

    @Test func `a host that does not see what it shows breaks the first law`() async throws {
        try await hunt(BlindHostClub.self)
    }

    @Test func `a host that overlooks what other code presents beside what is in front breaks the first law`()
        async throws
    {
        try await hunt(OverlookingHostClub.self)
    }

    @Test func `a host that never comes to rest breaks the second law`() async throws {
        try await hunt(IdleHostClub.self)
    }

    @Test func `a host that closes too much breaks the third law`() async throws {
        try await hunt(HastyHostClub.self)
    }

    @Test func `a screen that is kept breaks the seventh law`() async throws {
        try await hunt(KeeperClub.self)
    }

    @Test func `a finger that gets past a guard breaks the eighth law`() async throws {
        try await hunt(LateGuardClub.self)
    }

    @Test func `a tab bar that ignores taps breaks the eighth law`() async throws {
        try await hunt(DeafTabsClub.self)
    }

    @Test func `the same app without a bug breaks no law`() async throws {
        let studio = Studio(PlantedClub.self, name: "club") { $0.navigator }
        #expect(await sitting.run(studio, "fuzz", "--steps", "400") == 0, "\(sitting.output)")
        #expect(sitting.output.hasSuffix("no law was broken\n"))
        #expect(sitting.files.isEmpty)
    }

    @Test func `where the studio is told of no navigator no law is checked, which fails`() async throws {
        let studio = Studio(PlantedClub.self, name: "club") { _ in nil }
        #expect(await sitting.run(studio, "fuzz", "--steps", "40", "--json", "a.json") == 1)
        #expect(sitting.output.contains("no law was checked, since the studio was told of no"))
        let summary = try FuzzSummary(json: #require(sitting.files["a.json"]))
        #expect(summary.lacksNavigator == true && summary.broken == nil)
    }

    @Test func `what UIKit would raise is found in an app without a navigator, and ends the script`()
        async throws
    {
        let studio = Studio(PlainClub.self, name: "plain") { _ in nil }
        #expect(await sitting.run(studio, "fuzz", "--steps", "1000") == 1)
        let script = String(decoding: try #require(sitting.files["plain-seed-1.script"]), as: UTF8.self)
        #expect(script.hasSuffix("tap \"Open too much\"\n"))
        #expect(!script.contains("expect laws"))
        #expect(await sitting.run(studio, "--script", "plain-seed-1.script") == 1)
        #expect(sitting.errors.contains("the app would have crashed"))
    }
}
