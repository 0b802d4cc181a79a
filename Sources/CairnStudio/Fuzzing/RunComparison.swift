import Cairn
import CairnInspector

/// Holds a run of the fuzzer to what an earlier run of the same seed wrote down, line by line: what was done, and every tree.
///
/// What is drawn hangs on what is on screen, so two builds of an app go the same way until a person could tell them apart.
@MainActor
final class RunComparison {
    /// Where two runs part.
    struct Difference: Hashable, Sendable {
        /// The first is 1.
        var line: Int
        /// Nil where the earlier run had ended.
        var expected: String?
        var found: String
    }

    private let lines: [Substring]
    private var position = 0
    private(set) var difference: Difference?

    /// - Parameter text: what `fuzz --record` wrote.
    init(_ text: String) {
        lines = text.lines
    }

    /// Whether the earlier run went on.
    var hasMore: Bool { difference == nil && position < lines.count }
    var count: Int { position }

    /// What this run writes down.
    func take(_ text: String) {
        for line in text.lines where difference == nil {
            let expected = position < lines.count ? lines[position] : nil
            position += 1
            guard line != expected else { continue }
            difference = Difference(
                line: position, expected: expected.map(Self.words), found: Self.words(line))
        }
    }

    /// A line of a journal as a person reads it: what was done, or which tree came of what.
    private static func words(_ line: Substring) -> String {
        let value = try? SavedValue(json: String(line))
        return (value?["action"]?.text ?? value?["tree"]?.text ?? String(line)).bounded(to: 200)
    }
}

extension RunComparison.Difference {
    /// - Parameter file: what the earlier run was written to.
    func text(_ file: String) -> String {
        "this is another way than that of \(file), line \(line): expected \(expected ?? "its end"), found \(found)"
    }
}
