import Cairn
import CairnBinding
import Testing

@testable import KickaboutCore

@MainActor
struct EditMatchViewModelTests {
    private let bench: Bench
    private let list: MatchesViewModel

    init() async throws {
        bench = try await Bench()
        list = MatchesViewModel(bench)
    }

    @Test func `a new match can be saved once both sides have players`() {
        let editor = list.editor()
        #expect(editor.players(.home).value == "Choose players")
        #expect(!editor.canSave.value)
        editor.chooser(of: .home).tapped(1)
        #expect(!editor.canSave.value)
        editor.chooser(of: .away).tapped(4)
        #expect(editor.canSave.value)
        #expect(editor.players(.away).value == "\u{2068}שרה\u{2069}")
    }

    @Test func `it is armed as long as there is something to lose`() {
        let editor = list.editor(of: 1)
        #expect(!editor.isArmed)
        editor.homeGoals.value += 1
        #expect(editor.isArmed)
        editor.homeGoals.value -= 1
        #expect(!editor.isArmed)
        editor.isPlayed.value = false
        #expect(editor.isArmed)
    }

    @Test func `goals of a match that is not played count for nothing`() {
        let editor = list.editor(of: 3)
        editor.homeGoals.value = 4
        #expect(!editor.isArmed)
        editor.isPlayed.value = true
        #expect(editor.isArmed)
    }

    @Test func `what is saved is in the league, and nothing is left to lose`() async throws {
        let editor = list.editor(of: 3)
        editor.isPlayed.value = true
        editor.awayGoals.value = 2
        try await editor.save()
        #expect(bench.store.league[match: 3]?.score == Score(0, 2))
        #expect(bench.book.league.value[match: 3]?.score == Score(0, 2))
        #expect(!editor.isArmed)
    }

    @Test func `a new match that is saved twice is one match`() async throws {
        let editor = list.editor()
        editor.chooser(of: .home).tapped(1)
        editor.chooser(of: .away).tapped(2)
        try await editor.save()
        editor.isPlayed.value = true
        try await editor.save()
        #expect(bench.store.league.matches.map(\.id) == [1, 2, 3, 4])
        #expect(bench.store.league[match: 4]?.score == Score(0, 0))
    }

    @Test func `what is changed while it is being saved is still to be lost`() async throws {
        let editor = list.editor(of: 3)
        editor.isPlayed.value = true
        let bond = editor.isSaving.observe { if $0 { editor.homeGoals.value = 7 } }
        let again = bench.book.league.observe { league in
            if league[match: 3]?.score != nil { editor.awayGoals.value = 9 }
        }
        try await editor.save()
        #expect(bench.store.league[match: 3]?.score == Score(7, 0))
        #expect(editor.isArmed)
        try await editor.save()
        #expect(bench.store.league[match: 3]?.score == Score(7, 9))
        #expect(!editor.isArmed)
        bond.end()
        again.end()
    }

    @Test func `a save that fails changes nothing and keeps all that was typed`() async throws {
        let editor = list.editor(of: 3)
        editor.isPlayed.value = true
        bench.store.failure = .down
        await #expect(throws: StoreError.down) { try await editor.save() }
        #expect(editor.isArmed)
        #expect(editor.isPlayed.value)
        #expect(!editor.isSaving.value)
        #expect(bench.book.league.value == .sample)
    }

    @Test func `the league may change beneath it`() async throws {
        let editor = list.editor(of: 1)
        try await bench.book.perform(.delete(1))
        editor.homeGoals.value = 5
        try await editor.save()
        #expect(bench.store.league[match: 1]?.score == Score(5, 1))
    }

    @Test func `a new player needs a name of their own`() {
        let rule = list.editor().nameRule
        #expect(rule.holds(for: "Cy"))
        #expect(!rule.holds(for: "ana "))
        #expect(!rule.holds(for: " "))
    }

    @Test func `it is left on yes only`() {
        #expect(list.editor().mayLeave().buttons.map { $0.route() } == [true, nil])
    }
}
