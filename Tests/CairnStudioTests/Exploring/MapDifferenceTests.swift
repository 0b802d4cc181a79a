import Testing

@testable import CairnInspector
@testable import CairnStudio

/// Another exploration draws other acts, also where the app is the same.
@MainActor
struct MapDifferenceTests {
    private let sitting = Sitting()

    @Test(arguments: ["2", "3"])
    func `what other acts come upon in the same app is no difference`(seed: String) async throws {
        let estate = Studio(Estate.self, name: "estate") { $0.navigator }
        for (seed, file) in [("1", "old.json"), (seed, "new.json")] {
            let code = await sitting.run(estate, "explore", "--budget", "128", "--seed", seed, "--json", file)
            #expect(code == 0)
        }
        let (old, new) = (try map("old.json"), try map("new.json"))
        #expect(Set(old.ways.map(\.trail)) != Set(new.ways.map(\.trail)), "nothing differs by chance")
        #expect(
            MapDifference(from: old, to: new).text(in: sitting.console.room(plain: true)).hasPrefix(
                "the storyboard is the same; ")
        )
    }

    @Test
    func `a way is gone where the newer exploration would have gone it, and rare where it might not have`() {
        let list = screen("list", visits: 400)
        let row = screen("row", visits: 90)
        let old = map(
            [list, row], [way(from: list, to: row, "tap a row", 80), way(from: row, to: list, "back", 60)])
        let seldom = way(from: list, to: row, "open a link", 5)
        let often = way(from: list, to: row, "tap \"New\"", 40)
        let more = map(old.screens, old.ways + [seldom, often])

        let come = MapDifference(from: old, to: more)
        #expect(come.newWays == [often] && come.rareWays == 1)
        let left = MapDifference(from: more, to: old)
        #expect(left.goneWays == [often] && left.rareWays == 1)
    }

    @Test func `a screen that was hardly come upon is rare, unless nobody declares it any more`() {
        let list = screen("list", visits: 400)
        let (seldom, often) = (screen("row", visits: 3), screen("help", visits: 40))
        let old = map([list, seldom, often], [], declared: ["list", "row", "help"])
        let same = MapDifference(from: old, to: map([list], [], declared: ["list", "row", "help"]))
        #expect(same.goneScreens == [often] && same.rareScreens == 1)
        // Nor is it told that it is unreached.
        #expect(same.newFindings.map(\.about) == ["help"])
        let other = MapDifference(from: old, to: map([list], [], declared: ["list", "help"]))
        #expect(other.goneScreens == [seldom, often] && other.rareScreens == 0)
    }

    @Test func `a title that is data is no difference, and one that nobody reads any more is`() {
        var (old, new) = (screen("match", visits: 40), screen("match", visits: 40))
        old.retitle("Ajax")
        old.note(titles: ["PSV"])
        new.retitle("PSV")
        #expect(MapDifference(from: map([old], []), to: map([new], [])).isEmpty)
        new.otherTitles = nil
        new.title = "Match"
        let difference = MapDifference(from: map([old], []), to: map([new], []))
        #expect(difference.changedScreens.map(\.how) == [["title: Ajax, now Match"]])
    }

    @Test func `a way that is of another kind now is told once, with what it was`() {
        let (account, list) = (screen("account", visits: 200), screen("list", visits: 200))
        var back = way(from: account, to: list, "back", 90)
        back.kind = .back
        var select = back
        select.kind = .select
        let (old, new) = (map([account, list], [back]), map([account, list], [select]))
        let difference = MapDifference(from: old, to: new)
        #expect(
            difference.text(in: sitting.console.room(plain: true)) == """
                ways: 1 changed

                Changed ways
                  ~ account → list, back: kind: back, now select
                """)
        #expect(!difference.isEmpty)
        // It is drawn as it is told.
        #expect(MapUnion(new, comparedWith: old).ways.map(\.change) == [.changed])
    }

    private func map(_ file: String) throws -> AppMap { try AppMap(json: try #require(sitting.files[file])) }

    private func map(_ screens: [AppMap.Screen], _ ways: [AppMap.Way], declared: [String] = []) -> AppMap {
        let plan = AppMap.Exploration(seed: 1, steps: 1_000, shards: [1], device: .phone)
        var map = AppMap(app: "app", exploration: plan)
        (map.screens, map.ways, map.declared) = (screens, ways, declared)
        map.reached = screens.map(\.destination)
        return map
    }

    private func screen(_ id: String, visits: Int) -> AppMap.Screen {
        AppMap.Screen(
            id: id, destination: id, title: id, placement: "pushed", stage: Wire.Stage(), script: [],
            visits: visits)
    }

    private func way(from: AppMap.Screen, to: AppMap.Screen, _ trial: String, _ count: Int) -> AppMap.Way {
        AppMap.Way(from: from.id, to: to.id, act: trial, trial: trial, kind: .push, count: count)
    }
}
