import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnStudio

/// Rows of a menu are told from each other, and those of a list are not.
@MainActor
struct RowTests {
    private let sitting = Sitting()
    private let studio = Studio(Preferences.self, name: "preferences") { $0.navigator }

    private func explored(_ arguments: String...) async throws -> AppMap {
        let code = await Simulator.run { _ in
            await studio.run(["explore", "--json", "map.json"] + arguments, on: sitting.console)
        }
        #expect(code == 0, "\(sitting.output) \(sitting.errors)")
        return try AppMap(json: #require(sitting.files["map.json"]))
    }

    @Test func `rows that lead to different screens are called what they read, and rows that do not are not`()
        async throws
    {
        let plan = BoardPlan(MapUnion(try await explored("--budget", "1600")))
        func names(to id: String) -> [String] {
            plan.arrows.filter { plan.cards[$0.to].screen.id == "PreferencesCoordinator.\(id)" }
                .flatMap { plan.names(of: $0) }
        }
        #expect(names(to: "account") == ["Account"])
        #expect(names(to: "about") == ["About"])
        // What a row shows of data is not what it is called.
        #expect(names(to: "language") == ["Language: …"])
        #expect(names(to: "match") == ["a row"])
    }

    @Test func `a difference says which row of a menu it is`() async throws {
        var map = try await explored("--budget", "1600")
        let old = map
        map.ways.removeAll {
            $0.to == "PreferencesCoordinator.about" || $0.to == "PreferencesCoordinator.match"
        }
        let text = MapDifference(from: old, to: map).text(in: sitting.console.room(plain: true))
        #expect(text.contains("PreferencesCoordinator.about, tap \"About\""), "\(text)")
        #expect(text.contains("PreferencesCoordinator.match, tap a row"), "\(text)")
    }

    @Test func `a list whose rows lead elsewhere each is a menu, and one with something behind rows is not`()
    {
        func row(_ name: String, isBehind: Bool = false) -> Possibility {
            Possibility(
                action: .tap(name, at: nil), kind: "tap a row", control: name, row: name,
                isBehindRow: isBehind)
        }
        var archive = Archive()
        archive.led(row("Ana"), from: "list", to: "friend")
        archive.led(row("Bo"), from: "list", to: "friend")
        archive.led(row("Delete", isBehind: true), from: "list", to: "question")
        #expect(!archive.isNewInMenu(row("Cem"), on: "list"))
        archive.led(row("Invite"), from: "list", to: "invitation")
        #expect(archive.isNewInMenu(row("Cem"), on: "list"))
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func `each row of a menu is tapped before any is tapped twice`(seed: UInt64) async {
        let plan = Explorer.Plan(steps: 30, seed: seed)
        let explorer = Explorer(plan) { ExploredApp(player: studio.launch(in: $0)) }
        await explorer.run(isOver: { false }) { _ in }
        let reached = explorer.book.screens.keys.filter { $0 != "PreferencesCoordinator.match" }
        // The menu itself, and what its rows lead to.
        #expect(reached.count == PreferencesCoordinator.menu.count + 1, "\(reached.sorted())")
    }
}
