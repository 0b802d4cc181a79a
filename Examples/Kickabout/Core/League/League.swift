/// Someone who plays.
public nonisolated struct Player: Codable, Hashable, Sendable, Identifiable {
    public let id: Int
    public var name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

/// One game between two sides of any size.
public nonisolated struct Match: Codable, Hashable, Sendable, Identifiable {
    public let id: Int
    public var home: [Player.ID]
    public var away: [Player.ID]
    /// Nil as long as it has not been played.
    public var score: Score?

    public init(id: Int, home: [Player.ID], away: [Player.ID], score: Score? = nil) {
        self.id = id
        self.home = home
        self.away = away
        self.score = score
    }
}

/// How a match ended.
public nonisolated struct Score: Codable, Hashable, Sendable {
    public var home: Int
    public var away: Int

    public init(_ home: Int, _ away: Int) {
        self.home = home
        self.away = away
    }
}

/// All that is known of a league, as a value: what a store keeps.
public nonisolated struct League: Codable, Hashable, Sendable {
    public var players: [Player]
    /// The oldest first.
    public var matches: [Match]

    public init(players: [Player] = [], matches: [Match] = []) {
        self.players = players
        self.matches = matches
    }

    public subscript(match id: Match.ID) -> Match? { matches.first { $0.id == id } }

    /// How many matches have no result yet.
    public var unplayedCount: Int { matches.count { $0.score == nil } }

    /// The names of all players by their ids.
    public var names: [Player.ID: String] {
        Dictionary(players.map { ($0.id, $0.name) }) { first, _ in first }
    }
}
