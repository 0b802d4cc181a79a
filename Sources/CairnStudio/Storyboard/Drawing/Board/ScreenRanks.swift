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
    }

    private(set) var ranks: [Int]
    /// Where each comes in a walk from the first.
    private(set) var turns: [Int]
    /// From where each was reached first, and how.
    private(set) var parents: [Int?]
    private(set) var kinds: [AppMap.Way.Kind?]

    init(of screens: [AppMap.Screen], ways: [Way]) {
        let count = screens.count
        (ranks, turns) = (Array(repeating: -1, count: count), Array(repeating: 0, count: count))
        (parents, kinds) = (Array(repeating: nil, count: count), Array(repeating: nil, count: count))
        var leaving: [[Way]] = Array(repeating: [], count: count)
        for way in ways { leaving[way.from].append(way) }

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
            var later: [AppMap.Way.Kind] = [.select, .replace, .outside, .back]
            while let kind = later.first {
                let found = ways.filter { $0.kind == kind && ranks[$0.from] >= 0 && ranks[$0.to] < 0 }
                guard let way = found.min(by: { (ranks[$0.from], $0.to) < (ranks[$1.from], $1.to) }) else {
                    later.removeFirst()
                    continue
                }
                reach(way.to, by: way, rank: ranks[way.from] + 1)
                spread(from: [way.to], leaving, screens)
                later = [.select, .replace, .outside, .back]
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
