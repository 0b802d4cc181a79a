import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import Testing

@MainActor
struct MatchesViewModelTests {
    @Test func `shows the newest first, in words`() async throws {
        let list = MatchesViewModel(try await Bench())
        #expect(
            list.rows.value.map { "\($0.id) \($0.sides) \($0.result)" } == [
                "3 Bo, \u{2068}שרה\u{2069} – Ana, Zoé 🥇 not played yet",
                "2 Zoé 🥇 – Ana 2 : 2",
                "1 Ana, Bo – Zoé 🥇, \u{2068}שרה\u{2069} 3 : 1",
            ])
        #expect(list.placeholder.value == nil)
    }

    @Test func `a name from right to left does not turn round what stands beside it`() async throws {
        let league = League(
            players: ["مرحبا", "עברית", "abc", "日本語", "👩‍👩‍👧‍👦"].enumerated().map { Player(id: $0 + 1, name: $1) },
            matches: [Match(id: 1, home: [1, 3], away: [2, 4, 5])])
        let row = MatchesViewModel(try await Bench(league)).rows.value[0]
        #expect(row.sides == "\u{2068}مرحبا\u{2069}, abc – \u{2068}עברית\u{2069}, 日本語, 👩‍👩‍👧‍👦")
    }

    @Test func `a player who is not known is a question mark`() async throws {
        let league = League(matches: [Match(id: 1, home: [1], away: [2])])
        #expect(MatchesViewModel(try await Bench(league)).rows.value[0].sides == "? – ?")
    }

    @Test func `ten thousand matches are ten thousand rows, and one change is told once`() async throws {
        let matches = (1...10_000).map { Match(id: $0, home: [1], away: [2], score: Score($0 % 7, 1)) }
        let bench = try await Bench(League(players: League.sample.players, matches: matches))
        let list = MatchesViewModel(bench)
        var counts: [Int] = []
        let bond = list.rows.observe { counts.append($0.count) }
        try await bench.book.perform(.delete(5_000))
        #expect(counts == [10_000, 9_999])
        #expect(list.rows.value.first?.id == 10_000)
        bond.end()
    }

    @Test func `says why it is empty`() async throws {
        let store = TestStore(League())
        let bench = try await Bench(League())
        let fresh = MatchesViewModel(Unread(store: store))
        #expect(fresh.placeholder.value == "Looking for matches …")
        #expect(MatchesViewModel(bench).placeholder.value?.hasPrefix("No matches yet.") == true)
        bench.store.failure = .down
        await #expect(throws: StoreError.down) { try await bench.book.refresh() }
        #expect(MatchesViewModel(bench).placeholder.value?.contains("Pull to try again") == true)
    }

    @Test func `reads the league anew whenever it becomes active`() async throws {
        let bench = try await Bench()
        let list = MatchesViewModel(bench)
        await withTasksInOrder {
            list.didBecomeActive()
            for _ in 0..<20 { await Task.yield() }
            #expect(bench.store.loads == 2)
            list.didBecomeInactive()
            list.didBecomeActive()
            for _ in 0..<20 { await Task.yield() }
            #expect(bench.store.loads == 3)
        }
    }

    @Test func `makes the editor of a match, and of a new one`() async throws {
        let list = MatchesViewModel(try await Bench())
        #expect(list.editor().title == "New match")
        let editor = list.editor(of: 2)
        #expect(editor.title == "Edit match")
        #expect(editor.players(.home).value == "Zoé 🥇")
        #expect((editor.homeGoals.value, editor.awayGoals.value) == (2, 2))
        #expect(!editor.isArmed)
    }
}

/// A book that nobody has read yet.
@MainActor
private final class Unread: HasBook, HasPreferences {
    let book: LeagueBook
    let preferences = Preferences(files: MemoryFiles())

    init(store: TestStore) { book = LeagueBook(store: store) }
}
