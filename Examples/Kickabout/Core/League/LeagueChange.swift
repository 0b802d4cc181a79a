import Foundation

/// What can be done to a league.
public nonisolated enum LeagueChange: Codable, Hashable, Sendable {
    /// Puts a match in the place of the one with its id; one with the id 0 is new, and gets an id.
    case save(Match)
    case delete(Match.ID)
    case addPlayer(String)
}

/// Why a change makes no sense.
public nonisolated enum LeagueRefusal: Error, Hashable, Sendable {
    /// Both sides need players, and nobody plays on both.
    case sides
    /// Nobody scores less than nothing.
    case score
    case unknownPlayer(Player.ID)
    case unknownMatch(Match.ID)
    /// A name has to say something, and only one player has it.
    case name(String)
}

extension League {
    /// The league after a change. Deleting what is not there, and saving a match that was deleted meanwhile, are no
    /// reason to fail: the first does nothing, the second brings it back.
    public nonisolated func applying(_ change: LeagueChange) throws(LeagueRefusal) -> League {
        var league = self
        switch change {
        case .save(let match):
            try check(match)
            if let index = matches.firstIndex(where: { $0.id == match.id }) {
                league.matches[index] = match
            } else {
                let id = match.id > 0 ? match.id : (matches.map(\.id).max() ?? 0) + 1
                league.matches.append(
                    Match(id: id, home: match.home, away: match.away, score: match.score))
            }
        case .delete(let id):
            league.matches.removeAll { $0.id == id }
        case .addPlayer(let name):
            guard isFree(name) else { throw .name(name) }
            let id = (players.map(\.id).max() ?? 0) + 1
            league.players.append(Player(id: id, name: name.trimmed))
        }
        return league
    }

    /// Whether a new player may have that name.
    public nonisolated func isFree(_ name: String) -> Bool {
        let name = name.trimmed
        return !name.isEmpty && !players.contains { $0.name.caseInsensitiveCompare(name) == .orderedSame }
    }

    private nonisolated func check(_ match: Match) throws(LeagueRefusal) {
        let sides = match.home + match.away
        guard !match.home.isEmpty, !match.away.isEmpty, Set(sides).count == sides.count else { throw .sides }
        if let score = match.score, min(score.home, score.away) < 0 { throw .score }
        let known = Set(players.map(\.id))
        if let stranger = sides.first(where: { !known.contains($0) }) { throw .unknownPlayer(stranger) }
    }
}

extension LeagueRefusal {
    /// In words for the one who tried.
    public nonisolated var text: String {
        switch self {
        case .sides: "A match needs players on both sides, and nobody can play on both."
        case .score: "Nobody scores less than nothing."
        case .unknownPlayer: "One of the players has left the league."
        case .unknownMatch: "This match has left the league."
        case .name: "A player needs a name that nobody else has."
        }
    }
}

extension String {
    nonisolated var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
