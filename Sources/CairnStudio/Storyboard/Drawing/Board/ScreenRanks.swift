/// How far each screen is from the first, and by what it was reached there.
///
/// Pushes and presentations count one, a change of tab to its first screen nothing: tabs stand beside each other. Only what
/// cannot be reached by those is reached by a change of tab to what was left open there, then by what replaces, by what comes
/// from outside, and by ways back.
struct ScreenRanks {
    struct Way {
        var from: Int
        var to: Int
        var kind: AppMap.Way.Kind
        /// Among all.
        fileprivate var number = 0

        init(from: Int, to: Int, kind: AppMap.Way.Kind) { (self.from, self.to, self.kind) = (from, to, kind) }
    }

    private(set) var ranks: [Int]
    /// Where each comes in a walk from the first.
    private(set) var turns: [Int]
    /// From where each was reached first, and how.
    private(set) var parents: [Int?]
    private(set) var kinds: [AppMap.Way.Kind?]
    /// What leads out of a screen that has its rank, and is taken only where nothing better leads on.
    private var later = LaterWays()

    init(of screens: [AppMap.Screen], ways: [Way]) {
        let count = screens.count
        (ranks, turns) = (Array(repeating: -1, count: count), Array(repeating: 0, count: count))
        (parents, kinds) = (Array(repeating: nil, count: count), Array(repeating: nil, count: count))
        var leaving: [[Way]] = Array(repeating: [], count: count)
        for (number, way) in ways.enumerated() {
            leaving[way.from].append(way)
            leaving[way.from][leaving[way.from].count - 1].number = number
        }

        /// The first screen: what a launch shows.
        let byScript = screens.indices.sorted {
            (screens[$0].script.count, -screens[$0].visits, screens[$0].id)
                < (screens[$1].script.count, -screens[$1].visits, screens[$1].id)
        }
        let indices = Dictionary(screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
        for first in byScript where ranks[first] < 0 {
            // What no way leads to stands after what lay below it.
            let below = screens[first].below.compactMap { indices[$0] }.map { ranks[$0] }.max() ?? -1
            ranks[first] = below + 1
            spread(from: [first], leaving, screens)
            while let way = later.next(where: { ranks[$0.to] < 0 }) {
                reach(way.to, by: way, rank: ranks[way.from] + 1)
                spread(from: [way.to], leaving, screens)
            }
        }
        walk(screens, roots: byScript)
    }

    private mutating func reach(_ screen: Int, by way: Way, rank: Int) {
        (ranks[screen], parents[screen], kinds[screen]) = (rank, way.from, way.kind)
    }

    /// By pushes, presentations and tabs, the nearest first.
    private mutating func spread(from start: [Int], _ leaving: [[Way]], _ screens: [AppMap.Screen]) {
        var now = start
        while !now.isEmpty {
            var next: [Int] = []
            var index = 0
            while index < now.count {
                let screen = now[index]
                index += 1
                for way in leaving[screen]
                where way.kind == .select && ranks[way.to] < 0 && screens[way.to].placement == "root" {
                    reach(way.to, by: way, rank: ranks[screen])
                    now.append(way.to)
                }
            }
            for screen in now {
                for way in leaving[screen]
                where ranks[way.to] < 0 && (way.kind == .push || way.kind == .present) {
                    reach(way.to, by: way, rank: ranks[screen] + 1)
                    next.append(way.to)
                }
            }
            for screen in now { later.add(leaving[screen], rank: ranks[screen]) }
            now = next
        }
    }

    private mutating func walk(_ screens: [AppMap.Screen], roots: [Int]) {
        var children: [[Int]] = Array(repeating: [], count: screens.count)
        for index in screens.indices { if let parent = parents[index] { children[parent].append(index) } }
        var turn = 0
        var waiting = roots.reversed().filter { parents[$0] == nil }
        while let screen = waiting.popLast() {
            turns[screen] = turn
            turn += 1
            waiting += children[screen].reversed()
        }
    }
}

/// Ways in the order in which they are taken: by their kind, by the rank that they leave from, by where they lead.
private struct LaterWays {
    private struct Turn {
        var key: (Int, Int, Int, Int)
        var way: ScreenRanks.Way
    }

    /// The last comes first.
    private var turns: [Turn] = []
    private static let order: [AppMap.Way.Kind] = [.select, .replace, .outside, .back]

    mutating func add(_ ways: [ScreenRanks.Way], rank: Int) {
        for way in ways {
            guard let kind = Self.order.firstIndex(of: way.kind) else { continue }
            let turn = Turn(key: (kind, rank, way.to, way.number), way: way)
            var (low, high) = (0, turns.count)
            while low < high {
                let middle = (low + high) / 2
                if turns[middle].key > turn.key { low = middle + 1 } else { high = middle }
            }
            turns.insert(turn, at: low)
        }
    }

    mutating func next(where isOpen: (ScreenRanks.Way) -> Bool) -> ScreenRanks.Way? {
        while let turn = turns.popLast() { if isOpen(turn.way) { return turn.way } }
        return nil
    }
}
