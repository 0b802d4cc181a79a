/// A coordinator with its screens, and the coordinators in it. The outermost has no name and holds everything.
struct BoardGroup {
    var path: [String]
    /// Cards that are in no group within this one.
    var cards: [Int] = []
    var groups: [BoardGroup] = []

    static func all(of cards: [BoardPlan.Card]) -> BoardGroup {
        var root = BoardGroup(path: [])
        for (index, card) in cards.enumerated() { root.add(index, card.path[...]) }
        return root
    }

    private mutating func add(_ card: Int, _ rest: ArraySlice<String>) {
        guard let name = rest.first else { return cards.append(card) }
        let index = groups.firstIndex { $0.path.last == name }
        if index == nil { groups.append(BoardGroup(path: path + [name])) }
        groups[index ?? groups.count - 1].add(card, rest.dropFirst())
    }

    var allCards: [Int] { cards + groups.flatMap(\.allCards) }
}
