import CairnInspector
import CairnTesting
import Testing
import UIKit

@testable import CairnStudio

/// Nothing on a board lies on anything, whatever the map.
struct BoardTests {
    @Test(arguments: [(1, 0), (2, 3), (6, 14), (20, 60), (60, 240)])
    func `no arrow goes through a picture, and no label lies on another`(screens: Int, ways: Int) {
        var seeds = SeededRandom(seed: SeededRandom.seedOfTests)
        for _ in 0..<12 {
            let seed = UInt64.random(in: 0..<100_000, using: &seeds)
            let map = RandomMap.make(seed: seed, screens: screens, ways: ways)
            let faults = BoardCheck.faults(of: Board(MapUnion(map)))
            #expect(faults.isEmpty, "seed \(seed), \(screens) screens, \(ways) ways: \(faults.prefix(5))")
        }
    }

    @Test func `nor where two maps are compared`() {
        let seed = SeededRandom.seedOfTests
        let union = MapUnion(
            RandomMap.make(seed: seed, screens: 30, ways: 120),
            comparedWith: RandomMap.make(seed: seed + 1, screens: 40, ways: 120))
        let faults = BoardCheck.faults(of: Board(union))
        #expect(faults.isEmpty, "seed \(seed): \(faults.prefix(5))")
    }

    @Test func `five hundred screens with two thousand ways are drawn`() {
        let map = RandomMap.make(seed: 18, screens: 500, ways: 2_000)
        let size = StoryboardFiles.texts(of: map).reduce(0) { $0 + $1.1.count }
        #expect(size > 500_000)
        let board = Board(MapUnion(map))
        #expect(board.cards.count == 500)
        let faults = BoardCheck.faults(of: board)
        #expect(faults.isEmpty, "\(faults.prefix(5))")
    }

    @Test(arguments: [AppMap.Way.Kind.push, .back, .outside])
    func `three thousand screens in a chain are drawn`(kind: AppMap.Way.Kind) {
        var map = AppMap(app: "chain", exploration: .init(seed: 1, steps: 0, shards: [0], device: .phone))
        for number in 0..<3_000 {
            let (id, last) = (10_000 + number, 9_999 + number)
            map.screens.append(
                SmallMap.screen(
                    "s\(id)", "Screen \(number)", number == 0 ? "root" : "pushed", ["app"],
                    depth: min(number, 9)))
            map.screens[number].trials = [.init(act: "back", count: 9, effects: 0)]
            if number > 0 { map.ways.append(SmallMap.way("s\(last)", "s\(id)", "tap \"On\"", kind)) }
        }
        let size = StoryboardFiles.texts(of: map).reduce(0) { $0 + $1.1.count }
        #expect(size > 500_000)
    }

    @Test func `the same map is drawn in the same way`() {
        let map = RandomMap.make(seed: 7, screens: 80, ways: 300)
        let (one, other) = (StoryboardFiles.texts(of: map), StoryboardFiles.texts(of: map))
        #expect(one.map(\.0) == StoryboardFiles.names)
        #expect(one.map(\.1) == other.map(\.1))
    }

    @Test func `an empty map is an empty board`() {
        let map = RandomMap.make(seed: 1, screens: 0, ways: 0)
        #expect(Board(MapUnion(map)).cards.isEmpty)
        #expect(StoryboardFiles.texts(of: map).count == 5)
    }

    @Test func `a screen stands as far right as it is from the first, and tabs stand below each other`() {
        let board = Board(MapUnion(SmallMap.map))
        func left(_ id: String) -> CGFloat? { board.cards.first { $0.id == id }?.picture.minX }
        #expect(left("list") == left("settings"))
        #expect(left("match") ?? 0 > left("list") ?? 0)
        #expect(left("failed alert") ?? 0 > left("match") ?? 0)
    }

    @Test func `an arrow begins at the height of its control`() throws {
        let board = Board(MapUnion(SmallMap.map))
        let arrow = try #require(board.arrows.first { $0.acts == ["tap \"Ana – Bo\""] })
        let control = try #require(arrow.control)
        #expect(arrow.points[0].y > control.minY && arrow.points[0].y < control.maxY)
        #expect(board.cards[arrow.from].picture.contains(control))
        #expect(arrow.gate?.names == ["AppCoordinator"])
    }

    @Test func `a screen whose title is blank is called by its destination, as one without a title`() throws {
        var map = SmallMap.map
        map.screens[3].title = " \u{A0}"
        let board = Board(MapUnion(map))
        #expect(board.cards.first { $0.id == "settings" }?.title == "settings")
        let graph = StoryboardGraph(MapUnion(map), app: "small")
        #expect(graph.dot().contains("s3 [label=\"settings\"];"), "\(graph.dot())")
    }

    @Test func `groups whose names differ at their ends are told apart, and say their whole names`() throws {
        var map = SmallMap.map
        let long = "RegionalChampionshipQualificationRound"
        map.screens[0].coordinators = ["app", "\(long)TicketsCoordinator"]
        map.screens[1].coordinators = ["app", "\(long)TicketsCoordinator"]
        map.screens[2].coordinators = ["app", "\(long)RefereesCoordinator"]
        map.screens.append(SmallMap.screen("referee", "Referee", "pushed", ["app"], depth: 2))
        map.screens[4].coordinators = ["app", "\(long)RefereesCoordinator"]
        map.ways.append(SmallMap.way("match", "referee", "tap \"Referee\"", .push, control: "Referee"))
        for index in map.screens.indices {
            let owner = map.screens[index].coordinators.last ?? "app"
            map.screens[index].destination = owner + "." + map.screens[index].id
        }
        let board = Board(MapUnion(map))
        #expect(BoardCheck.faults(of: board) == [])
        let titles = board.frames.map(\.title.text)
        #expect(
            titles.count == 2
                && ["Referees", "Tickets"].allSatisfy { end in
                    titles.contains { $0.hasSuffix(end) }
                }, "\(titles)")
        #expect(titles.allSatisfy { $0.hasPrefix("Regional") && $0.contains("…") }, "\(titles)")
        let svg = StoryboardSVG.text(of: board, app: "small", note: "", style: "")
        #expect(svg.contains("<title>\(long)TicketsCoordinator</title>"))
    }
}
