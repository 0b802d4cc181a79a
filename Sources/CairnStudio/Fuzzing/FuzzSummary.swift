import CairnInspector
import Foundation

/// What came of fuzzing: of a shard, or of those of a run together.
///
/// Everything in it is in a fixed order and nothing hangs on the clock, so that the same run gives the same bytes.
struct FuzzSummary: Codable, Hashable, Sendable {
    /// Which form of the file this is; what reads it refuses any other.
    var version = FuzzSummary.version
    var app: String
    var seed: UInt64
    /// How many steps were asked for, of all shards together.
    var budget: Int
    /// What each launch begins with.
    var after: [String] = []
    /// What the app ran on; missing for a phone.
    var device: Wire.Device?
    /// Which of the run's shards are in it, in order.
    var shards: [Int]
    var steps = 0
    var launches = 0
    var screens: [String] = []
    var transitions: [String] = []
    var edges: [String] = []
    /// Missing when no law was broken.
    var broken: Broken?
    /// Whether the studio was told of no navigator, so that no law was checked; missing where it was.
    var lacksNavigator: Bool?

    static let version = 2

    struct Broken: Codable, Hashable, Sendable {
        /// Missing when UIKit raised, or the screen did not come to rest.
        var law: Int?
        var text: String
        var launch: Int
        var step: Int
        /// How many actions broke it at first.
        var length: Int
        /// The lines that still do.
        var script: [String]
        /// Where they were written to; empty where they were not yet.
        var file = ""
    }

    mutating func add(_ tally: Fuzzer.Tally, _ finding: Fuzzer.Break?) {
        steps = tally.steps
        launches = tally.launches
        screens = tally.coverage.screens.sorted()
        transitions = tally.coverage.transitions.sorted()
        edges = tally.coverage.edges.sorted()
        // Who has made no step has looked for none.
        lacksNavigator = tally.hasNavigator || tally.launches == 0 ? nil : true
        broken = finding.map { finding in
            var law: Int?
            if case .law(let number) = finding.fault.kind { law = number }
            return Broken(
                law: law, text: finding.fault.text, launch: finding.launch, step: finding.step,
                length: finding.length, script: finding.lines)
        }
    }

    /// - Parameter took: Nil where it was not all done now.
    func text(in room: Room, took: Duration?) -> String {
        let rate = took.map { ", \(steps.rate(in: $0).grouped) a second" } ?? ""
        var lines = ["\(steps.grouped) steps in \(launches.counted("launch", "es"))\(rate)"]
        for (name, seen) in [("screens", screens), ("transitions", transitions), ("edges", edges)] {
            lines += list("\(seen.count) \(name)", seen, in: room)
        }
        guard let broken else {
            let text = lacksNavigator == true ? Self.noNavigator : "no law was broken"
            return (lines + text.wrapped(to: room.columns)).joined(separator: "\n")
        }
        lines += room.glyphs.text(broken.text).wrapped(to: room.columns)
        lines.append(
            "at step \(broken.step.grouped); of the launch's \(broken.length.grouped) actions these are left:"
        )
        lines += broken.script.map { "    " + room.glyphs.text($0) }
        lines += ["To play them again: \(app) --script \(broken.file)\(device?.option ?? "")"]
        return lines.joined(separator: "\n")
    }

    private static let noNavigator =
        "no law was checked, since the studio was told of no navigator right after the launch: "
        + Player.navigatorRemedy

    /// What was seen, with its number before it.
    private func list(_ name: String, _ seen: [String], in room: Room) -> [String] {
        let gap = String(repeating: " ", count: 16)
        // A line breaks between what was seen, not within.
        let text = seen.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: ", ")
        let lines = text.replacing("→", with: room.glyphs.arrow)
            .wrapped(to: max(20, room.columns - gap.count)).map { $0.replacing("\u{A0}", with: " ") }
        return lines.enumerated().map { index, line in
            (index == 0 ? name.padding(toLength: gap.count, withPad: " ", startingAt: 0) : gap) + line
        }
    }
}
