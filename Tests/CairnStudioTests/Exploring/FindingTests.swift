import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnStudio

/// What is planted in an app is found and named, with a script that plays; and what is right is not.
@MainActor
struct FindingTests {
    private let sitting = Sitting()
    private let studio = Studio(Estate.self, name: "estate") { $0.navigator }

    private func explored() async throws -> (map: AppMap, findings: [Finding]) {
        let code = await sitting.run(studio, "explore", "--budget", "3200", "--json", "map.json")
        #expect(code == 0, "\(sitting.output) \(sitting.errors)")
        let map = try AppMap(json: #require(sitting.files["map.json"]))
        return (map, map.findings)
    }

    private func play(_ script: [String], _ expectations: String...) async {
        sitting.files["a.script"] = Data((script + expectations).joined(separator: "\n").utf8)
        #expect(await sitting.run(studio, "--script", "a.script") == 0, "\(sitting.errors)")
    }

    @Test func `each thing that is wrong is found once, and nothing that is right`() async throws {
        let (map, findings) = try await explored()
        func about(_ kind: Finding.Kind) -> [String] { findings.filter { $0.kind == kind }.map(\.about) }
        #expect(about(.unreached) == ["EstateCoordinator.attic"])
        #expect(about(.deadEnds) == ["EstateCoordinator.cellar"])
        #expect(about(.unguarded) == ["GardenCoordinator.vault"])
        #expect(about(.lostEdits) == ["Text"])
        #expect(about(.mute) == ["tap \"Call for help\"", "tap \"Take the key\""])
        #expect(about(.unlabelled) == ["button 1"])
        #expect(about(.modals) == ["EstateCoordinator.tower sheet"])
        #expect(about(.faults) == [] && about(.deadLinks) == [] && about(.unlinked) == [])
        let noted = Dictionary(findings.map { ($0.kind, $0) }) { first, _ in first }
        await play(try #require(noted[.deadEnds]).script, "expect screen \"Cellar\"")
        await play(try #require(noted[.unguarded]).script, "expect screen \"Vault\"")
        await play(try #require(noted[.lostEdits]).script, "expect screen \"Gate\"")
        await play(try #require(noted[.mute]).script, "expect screen \"Cellar\"")
        #expect(noted[.lostEdits]?.screen == "EstateCoordinator.note sheet")
        #expect(noted[.lostEdits]?.script.count == 3)
        #expect(noted[.unguarded]?.script == ["tap \"Garden\"", "tap \"Through the window\""])
        // A link is open from everywhere, also where a guard has something come first.
        var linked = map
        linked.ways.append(
            AppMap.Way(
                from: "EstateCoordinator.cellar", to: "GardenCoordinator.vault",
                act: "open \"estate://vault\"",
                kind: .present, count: 1))
        #expect(linked.findings.filter { $0.kind == .deadEnds }.map(\.about) == ["EstateCoordinator.cellar"])
        #expect(map.screens.first { $0.id == "EstateCoordinator.vault" }?.guards == ["EstateCoordinator"])
        #expect(map.screens.first { $0.id == "GardenCoordinator.vault" }?.guards == [])
    }

    @Test func `a screen that stands on itself is found, with the taps that lead there`() async throws {
        let hasty = Studio(HastyClub.self, name: "hasty") { $0.navigator }
        #expect(await sitting.run(hasty, "explore", "--budget", "320", "--json", "map.json") == 0)
        let map = try AppMap(json: #require(sitting.files["map.json"]))
        let doubled = map.findings.filter { $0.kind == .doubled }
        #expect(doubled.map(\.text) == ["HastyCoordinator.match stands on itself: match(1) twice"])
        #expect(doubled.first?.script == ["tap \"Match 1\"", "tap \"Again\""])
    }

    @Test func `screens of two destinations that look the same are found, wherever they stand`() async throws
    {
        let twins = Studio(Twins.self, name: "twins") { $0.navigator }
        #expect(await sitting.run(twins, "explore", "--budget", "320", "--json", "map.json") == 0)
        let map = try AppMap(json: #require(sitting.files["map.json"]))
        let found = map.findings.filter { $0.kind == .alike }
        #expect(found.map(\.text) == ["TwinsCoordinator.left and TwinsCoordinator.right look the same"])
        #expect(found.first?.script == ["tap \"Left\""])
        let code = await sitting.run(twins, "explore", "--budget", "320", "--fail-on", "alike")
        #expect(code == 1)
    }

    @Test func `what a row beside it takes away is lost as well, and what is sent is not`() async throws {
        func lost<App: LetterDesk>(in app: App.Type) async throws -> [Finding] {
            let studio = Studio(app, name: "desk") { $0.navigator }
            #expect(
                await sitting.run(
                    studio, "explore", "--device", "tablet", "--budget", "960", "--json", "map.json") == 0)
            return try AppMap(json: #require(sitting.files["map.json"])).findings.filter {
                $0.kind == .lostEdits
            }
        }
        let found = try await lost(in: LetterDesk.self)
        let finding = try #require(found.first)
        #expect(finding.about == "Text")
        #expect(finding.script.last?.hasPrefix("tap \"Letter ") == true, "\(finding)")
        let careful = try await lost(in: CarefulDesk.self)
        #expect(careful.isEmpty, "\(careful)")
    }

    @Test func `fail-on ends the command with 1 where such a thing is found`() async throws {
        #expect(await sitting.run(studio, "explore", "--budget", "1600", "--fail-on", "dead-ends,mute") == 1)
        #expect(await sitting.run(studio, "explore", "--budget", "1600", "--fail-on", "faults") == 0)
        #expect(await sitting.run(studio, "explore", "--budget", "1600", "--fail-on", "dead-locks") == 64)
        #expect(sitting.errors.contains("dead-ends"))
    }

    @Test func `where the studio is told of no navigator the map is of controllers, which is said and fails`()
        async
    {
        let club = Studio(PlantedClub.self, name: "club") { _ in nil }
        #expect(await sitting.run(club, "explore", "--budget", "320") == 1)
        #expect(sitting.output.contains("the studio was told of no navigator"))
        #expect(await sitting.run(club, "explore", "--budget", "320", "--fail-on", "none") == 0)
    }

    @Test func `a link that leads nowhere is found, and so is what would crash an app without a navigator`()
        async throws
    {
        let plain = Studio(PlainClub.self, name: "plain", links: ["plain://nowhere"]) { _ in nil }
        #expect(await sitting.run(plain, "explore", "--budget", "640", "--json", "map.json") == 1)
        let map = try AppMap(json: #require(sitting.files["map.json"]))
        let fault = try #require(map.findings.first { $0.kind == .faults })
        #expect(fault.script.last == "tap \"Open too much\"")
        sitting.files["a.script"] = Data(fault.script.joined(separator: "\n").utf8)
        #expect(await sitting.run(plain, "--script", "a.script") == 1)
        #expect(sitting.errors.contains("the app would have crashed"))
        let link = try #require(map.findings.first { $0.kind == .deadLinks })
        #expect(link.about == "plain://nowhere" && link.script == ["open \"plain://nowhere\""])
    }

    @Test func `a link that waits for a login is not dead`() async throws {
        let gated = Studio(
            GatedClub.self, name: "gated", links: ["gated://matches/7", "gated://vault"]
        ) { $0.navigator }
        #expect(await sitting.run(gated, "explore", "--budget", "320", "--json", "map.json") == 0)
        let map = try AppMap(json: #require(sitting.files["map.json"]))
        #expect(map.findings.filter { $0.kind == .deadLinks }.map(\.about) == ["gated://vault"])
        let link = try #require(map.links.first { $0.link == "gated://matches/7" })
        #expect(link.to.contains("GatedClubCoordinator.match"))
        #expect(link.script.contains("open \"gated://matches/7\""))
    }
}
