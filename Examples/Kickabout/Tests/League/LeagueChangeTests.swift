import Foundation
import KickaboutCore
import Testing

struct LeagueChangeTests {
    private let league = League.sample

    @Test func `a new match gets the next id, an old one keeps its place`() throws {
        let grown = try league.applying(.save(Match(id: 0, home: [1], away: [2])))
        #expect(grown.matches.map(\.id) == [1, 2, 3, 4])
        let edited = try grown.applying(.save(Match(id: 2, home: [1], away: [2], score: Score(0, 0))))
        #expect(edited.matches.map(\.id) == [1, 2, 3, 4])
        #expect(edited[match: 2]?.score == Score(0, 0))
    }

    @Test func `a match that was deleted meanwhile comes back when it is saved`() throws {
        let saved = try league.applying(.delete(2)).applying(.save(Match(id: 2, home: [1], away: [2])))
        #expect(saved.matches.map(\.id) == [1, 3, 2])
    }

    @Test func `deleting what is not there does nothing`() throws {
        #expect(try league.applying(.delete(99)) == league)
        #expect(try league.applying(.delete(1)).matches.map(\.id) == [2, 3])
    }

    @Test(arguments: [
        (Match(id: 0, home: [], away: [1]), LeagueRefusal.sides),
        (Match(id: 0, home: [1], away: []), .sides),
        (Match(id: 0, home: [1, 2], away: [2]), .sides),
        (Match(id: 0, home: [1, 1], away: [2]), .sides),
        (Match(id: 0, home: [1], away: [2], score: Score(-1, 0)), .score),
        (Match(id: 0, home: [1], away: [42]), .unknownPlayer(42)),
    ])
    func `a match that cannot be is refused`(_ match: Match, _ refusal: LeagueRefusal) {
        #expect(throws: refusal) { try league.applying(.save(match)) }
    }

    @Test func `a new player gets the next id and a name without blanks around it`() throws {
        let grown = try league.applying(.addPlayer("  Çağla 👩‍👩‍👧‍👦\n"))
        #expect(grown.players.last == Player(id: 5, name: "Çağla 👩‍👩‍👧‍👦"))
    }

    @Test(arguments: ["", "  \n", "Ana", " ANA ", "שרה"])
    func `a name that says nothing or that another has is refused`(_ name: String) {
        #expect(throws: LeagueRefusal.name(name)) { try league.applying(.addPlayer(name)) }
        #expect(!league.isFree(name))
    }

    @Test func `a league is the same after it was written and read`() throws {
        let odd = try league.applying(.addPlayer("مرحبا \u{202E}\"\\🏳️‍🌈"))
        #expect(try JSONDecoder().decode(League.self, from: JSONEncoder().encode(odd)) == odd)
    }

    @Test func `every refusal says why`() {
        for refusal in [LeagueRefusal.sides, .score, .unknownPlayer(1), .name("")] {
            #expect(refusal.text.hasSuffix("."))
        }
    }
}
