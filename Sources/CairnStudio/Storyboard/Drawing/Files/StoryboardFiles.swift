import Foundation

/// A map as files: drawn as a page, a picture and two graphs, and as itself.
enum StoryboardFiles {
    static let names = [
        "storyboard.html", "storyboard.svg", "storyboard.dot", "storyboard.mmd", "storyboard.json",
    ]

    /// The files, in the order of `names`: the same map gives the same bytes.
    /// - Parameter old: an older map; what is new is drawn green then, what is gone red, and what has changed amber.
    static func texts(of map: AppMap, comparedWith old: AppMap? = nil) -> [(String, Data)] {
        let union = MapUnion(map, comparedWith: old)
        let board = Board(union)
        let note = note(on: map, union, isCompared: old != nil)
        let graph = StoryboardGraph(union, app: map.app)
        let style = StoryboardPage.style(["storyboard/drawing"], in: .page)
        let page = StoryboardPage(map: map, union: union, board: board, note: note)
        return [
            (names[0], Data(page.text.utf8)),
            (names[1], Data(StoryboardSVG.text(of: board, app: map.app, note: note, style: style).utf8)),
            (names[2], Data(graph.dot().utf8)),
            (names[3], Data(graph.mermaid().utf8)),
            (names[4], map.json),
        ]
    }

    /// What the studio's page draws a map from.
    static func content(of map: AppMap) -> Data {
        let union = MapUnion(map, comparedWith: nil)
        let note = note(on: map, union, isCompared: false)
        return StoryboardPage(map: map, union: union, board: Board(union), note: note).json
    }

    private static func note(on map: AppMap, _ union: MapUnion, isCompared: Bool) -> String {
        var note = "\(map.screens.count.counted("screen")), \(map.ways.count.counted("way"))"
        guard isCompared else { return note }
        for change in [MapUnion.Change.new, .gone, .changed] {
            let screens = union.screens.filter { $0.change == change }.count
            let ways = Set(union.ways.filter { $0.change == change }.map(\.way.inWords)).count
            guard screens + ways > 0 else { continue }
            note += "; \(change.rawValue): \(screens.counted("screen")), \(ways.counted("way"))"
        }
        return note
    }
}
