import Foundation
import Testing
import UIKit

@testable import CairnStudio

@MainActor
struct ExplorerTests {
    private let sitting = Sitting()

    private func explore<Delegate: ExploredDelegate>(_: Delegate.Type, _ arguments: String...) async throws
        -> AppMap
    {
        let studio = Studio(Delegate.self, name: "app") { $0.navigator }
        let code = await Simulator.run { _ in
            await studio.run(["explore", "--json", "map.json"] + arguments, on: sitting.console)
        }
        #expect(code == 0, "\(sitting.output) \(sitting.errors)")
        return try AppMap(json: #require(sitting.files["map.json"]))
    }

    @Test func `a door that opens after six right acts is found, and the script to it plays`() async throws {
        let map = try await explore(SixDoors.self, "--budget", "4800")
        #expect(map.reached.contains("SixDoorsCoordinator.treasure"))
        let screen = try #require(map.screens.first { $0.id == "SixDoorsCoordinator.treasure" })
        #expect(screen.script == SixDoorsCoordinator.code.map { "tap \"\($0)\"" })
        let lines = screen.script + ["expect screen \"Treasure\""]
        sitting.files["a.script"] = Data(lines.joined(separator: "\n").utf8)
        let studio = Studio(SixDoors.self, name: "app") { $0.navigator }
        #expect(await sitting.run(studio, "--script", "a.script") == 0, "\(sitting.errors)")
    }

    @Test func `random tapping does not find it in as many steps`() async throws {
        let map = try await explore(SixDoors.self, "--budget", "4800", "--random")
        #expect(!map.reached.contains("SixDoorsCoordinator.treasure"))
    }

    @Test func `a lock of one screen that says how much of its code is right is opened`() async throws {
        let map = try await explore(CodeLock.self, "--budget", "4800")
        let screen = try #require(map.screens.first { $0.id == "CodeLockCoordinator.open" })
        #expect(screen.script == SixDoorsCoordinator.code.map { "tap \"\($0)\"" })
    }

    @Test func `what one screen shows is typed on another`() async throws {
        let map = try await explore(Notice.self, "--budget", "1600")
        let screen = try #require(map.screens.first { $0.id == "NoticeCoordinator.cellar" })
        #expect(screen.script == ["type \"Code\" \"4711-B\"", "tap \"Open\""])
    }

    @Test func `what was done again and could not be done is in no script`() async throws {
        let studio = Studio(Tally.self, name: "tally") { $0.navigator }
        let explorer = Explorer(Explorer.Plan(steps: 200)) { ExploredApp(player: studio.launch(in: $0)) }
        var trails: [Int: [Action]] = [:]
        await explorer.run(isOver: { false }) { trails[$0.launches] = explorer.trail }
        #expect(trails.count > 4)
        for (launch, trail) in trails {
            let flaw = await Fuzzer(.init(start: trail)) { studio.launch(in: $0) }.flawOfStart()
            #expect(flaw?.failure.message == nil, "launch \(launch): \(trail)")
        }
    }

    @Test func `the same seed and steps give the same bytes, and another seed others`() async throws {
        _ = try await explore(Estate.self, "--budget", "400")
        let first = try #require(sitting.files["map.json"])
        _ = try await explore(Estate.self, "--budget", "400")
        #expect(sitting.files["map.json"] == first)
        _ = try await explore(Estate.self, "--budget", "400", "--seed", "2")
        #expect(sitting.files["map.json"] != first)
    }
}
