import CairnInspector
import Foundation

/// What came of fuzzing: for people, and as JSON for programs.
struct FuzzSummary: Codable, Hashable, Sendable {
    var app: String
    var seed: UInt64
    var steps: Int
    var launches: Int
    var seconds: Double
    var stepsPerSecond: Int
    var screens: [String]
    var transitions: [String]
    var edges: [String]
    /// What the app ran on; missing for a phone.
    var device: Wire.Device?
    /// Missing when no law was broken.
    var broken: Broken?

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
        /// Where they were written to.
        var file: String
    }

    init(
        app: String, seed: UInt64, tally: Fuzzer.Tally, took: Duration, finding: Fuzzer.Finding?,
        script: String?, device: Wire.Device = .phone
    ) {
        self.device = device == .phone ? nil : device
        self.app = app
        self.seed = seed
        steps = tally.steps
        launches = tally.launches
        seconds = (took / .milliseconds(1)).rounded() / 1_000
        stepsPerSecond = tally.steps.rate(in: took)
        screens = tally.coverage.screens.sorted()
        transitions = tally.coverage.transitions.sorted()
        edges = tally.coverage.edges.sorted()
        broken = finding.map { finding in
            var law: Int?
            if case .law(let number) = finding.fault.kind { law = number }
            return Broken(
                law: law, text: finding.fault.text, launch: finding.launch, step: finding.step,
                length: finding.length, script: finding.lines, file: script ?? "")
        }
    }

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    func text(in room: Room) -> String {
        var lines = [
            "\(steps.grouped) steps in \(launches.grouped) launch\(launches == 1 ? "" : "es"), "
                + "\(stepsPerSecond.grouped) a second"
        ]
        for (name, seen) in [("screens", screens), ("transitions", transitions), ("edges", edges)] {
            lines += list("\(seen.count) \(name)", seen, in: room)
        }
        guard let broken else { return (lines + ["no law was broken"]).joined(separator: "\n") }
        lines += room.glyphs.text(broken.text).wrapped(to: room.columns)
        lines.append(
            "at step \(broken.step.grouped); of the launch's \(broken.length.grouped) actions these are left:"
        )
        lines += broken.script.map { "    " + room.glyphs.text($0) }
        lines += ["To play them again: \(app) --script \(broken.file)\(device?.option ?? "")"]
        return lines.joined(separator: "\n")
    }

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
