import Cairn
import CairnBinding
import CairnTesting
import Testing

@testable import KickaboutCore

@MainActor
struct PlayersViewModelTests {
    private let bench: Bench
    private let editor: EditMatchViewModel

    init() async throws {
        bench = try await Bench()
        editor = MatchesViewModel(bench).editor(of: 2)
    }

    private func rows(_ players: PlayersViewModel) -> [String] {
        players.rows.value.map { $0.name + ($0.isChosen ? " ✓" : "") }
    }

    @Test func `who plays on the other side is not to be had`() {
        let home = editor.chooser(of: .home)
        #expect(rows(home) == ["Bo", "Zoé 🥇 ✓", "שרה"])
        home.tapped(1)
        #expect(editor.players(.home).value == "Zoé 🥇")
        #expect(rows(editor.chooser(of: .away)) == ["Ana ✓", "Bo", "שרה"])
    }

    @Test func `each choice is the editor's at once, and can be taken back`() {
        let home = editor.chooser(of: .home)
        var heard: [String] = []
        let bond = editor.players(.home).observe { heard.append($0) }
        home.tapped(2)
        home.tapped(3)
        #expect(heard == ["Zoé 🥇", "Zoé 🥇, Bo", "Bo"])
        #expect(rows(home) == ["Bo ✓", "Zoé 🥇", "שרה"])
        bond.end()
    }

    @Test func `whoever is added can be chosen`() async throws {
        let home = editor.chooser(of: .home)
        home.add(" Cy ")
        try await waitUntil { bench.store.league.players.count == 5 }
        await Task.yield()
        #expect(rows(home).last == "Cy")
        home.tapped(5)
        #expect(editor.players(.home).value == "Zoé 🥇, Cy")
    }

    @Test func `says that nobody is left`() async throws {
        let bench = try await Bench(League())
        let editor = MatchesViewModel(bench).editor()
        #expect(editor.chooser(of: .home).placeholder.value == "Nobody is left to choose. Add someone.")
        try await bench.book.perform(.addPlayer("Ana"))
        #expect(editor.chooser(of: .home).placeholder.value == nil)
        editor.chooser(of: .home).tapped(1)
        #expect(editor.chooser(of: .away).placeholder.value != nil)
    }
}
