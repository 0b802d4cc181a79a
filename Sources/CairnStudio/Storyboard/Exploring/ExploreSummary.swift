/// What came of exploring, for people.
struct ExploreSummary {
    var map: AppMap
    var findings: [Finding]
    /// Nil where it was not all explored now.
    var took: Duration?

    func text(in room: Room) -> String {
        let exploration = map.exploration
        let rate = took.map { ", \(exploration.steps.rate(in: $0).grouped) a second" } ?? ""
        var lines = [
            "\(exploration.steps.grouped) steps in \(exploration.launches.counted("launch", "es")), "
                + "\(exploration.replayed.grouped) replayed\(rate)",
            "\(map.screens.count.counted("screen")), \(map.ways.count.counted("way")) between them, "
                + "\(map.links.count.counted("link"))",
        ]
        if !map.declared.isEmpty {
            let reached = Set(map.reached)
            let count = map.declared.count { reached.contains($0) }
            lines.append("\(count.grouped) of \(map.declared.count.counted("destination")) reached")
        }
        if map.lacksNavigator { lines += ["", Self.noNavigator].flatMap { $0.wrapped(to: room.columns) } }
        guard !findings.isEmpty else { return (lines + ["nothing was found wrong"]).joined(separator: "\n") }
        for kind in Finding.Kind.allCases {
            let found = findings.filter { $0.kind == kind }
            guard !found.isEmpty else { continue }
            lines += ["", "\(kind.rawValue): \(kind.meaning)"]
            for finding in found { lines += text(of: finding, in: room) }
        }
        return lines.joined(separator: "\n")
    }

    private static let noNavigator =
        "the studio was told of no navigator, so screens go by their controllers, and no destination, guard or route is in "
        + "the map: " + Player.navigatorRemedy

    private func text(of finding: Finding, in room: Room) -> [String] {
        func hung(_ text: String, _ gap: String) -> [String] {
            room.glyphs.text(text).wrapped(to: max(20, room.columns - gap.count)).map { gap + $0 }
        }
        let script = finding.script.joined(separator: "; ")
        return hung(finding.text, "  ") + (script.isEmpty ? [] : hung(script, "      "))
    }
}
