import KickaboutCore
import Testing

struct StandingTests {
    private let players = ["Ana", "Bo", "Cy"].enumerated().map { Player(id: $0 + 1, name: $1) }

    private func table(_ matches: Match...) -> [String] {
        League(players: players, matches: matches).standings.map {
            "\($0.place) \($0.name) \($0.points) \($0.scored):\($0.conceded)"
        }
    }

    @Test func `three points for a match won, one for a draw, none for one lost`() {
        #expect(
            table(
                Match(id: 1, home: [1], away: [2], score: Score(2, 1)),
                Match(id: 2, home: [2], away: [3], score: Score(1, 1)))
                == ["1 Ana 3 2:1", "2 Cy 1 1:1", "3 Bo 1 2:3"])
    }

    @Test func `a side that played away scores the goals of away`() {
        #expect(
            table(Match(id: 1, home: [1], away: [2], score: Score(0, 4)))
                == ["1 Bo 3 4:0", "2 Cy 0 0:0", "3 Ana 0 0:4"])
    }

    @Test func `who is level on points is placed by goal difference, then by goals scored`() {
        #expect(
            table(
                Match(id: 1, home: [1], away: [9], score: Score(1, 0)),
                Match(id: 2, home: [2], away: [9], score: Score(3, 1)),
                Match(id: 3, home: [3], away: [9], score: Score(4, 2)))
                == ["1 Cy 3 4:2", "2 Bo 3 3:1", "3 Ana 3 1:0"])
    }

    @Test func `who is level in everything shares a place, by name, and the next place is left out`() {
        #expect(
            table(Match(id: 1, home: [2, 1], away: [3], score: Score(1, 0)))
                == ["1 Ana 3 1:0", "1 Bo 3 1:0", "3 Cy 0 0:1"])
        #expect(table() == ["1 Ana 0 0:0", "1 Bo 0 0:0", "1 Cy 0 0:0"])
    }

    @Test func `a match without a result does not count`() throws {
        let league = League(players: players, matches: [Match(id: 1, home: [1], away: [2])])
        #expect(league.standings.allSatisfy { $0.played == 0 && $0.points == 0 })
        #expect(league.unplayedCount == 1)
    }

    @Test func `whoever is unknown is left out`() {
        #expect(
            table(Match(id: 1, home: [7], away: [8], score: Score(9, 9))).allSatisfy { $0.hasPrefix("1") })
    }

    @Test func `two players of one name and two of one id are no reason to fall`() {
        let league = League(players: [
            Player(id: 2, name: "Ana"), Player(id: 1, name: "Ana"), Player(id: 1, name: "Other"),
        ])
        #expect(league.standings.map(\.id) == [1, 2])
    }

    @Test func `ten thousand matches add up`() {
        let matches = (1...10_000).map { Match(id: $0, home: [1], away: [2, 3], score: Score(2, 1)) }
        let table = League(players: players, matches: matches).standings
        #expect(table.map(\.points) == [30_000, 0, 0])
        #expect(table.map(\.difference) == [10_000, -10_000, -10_000])
        #expect(table.map(\.played) == [10_000, 10_000, 10_000])
    }
}
