import Foundation

/// A cost that is measured, with what it may be at most.
@MainActor
struct Cost {
    let name: String
    let bound: Double?
    /// What was wished for, where that was not reached.
    let wish: Double?
    let measure: @MainActor () -> Measured

    init(
        _ name: String, bound: Double? = nil, wished wish: Double? = nil,
        _ measure: @escaping @MainActor () -> Measured
    ) {
        self.name = name
        self.bound = bound
        self.wish = wish
        self.measure = measure
    }

    func measured() -> Row {
        switch measure() {
        case .figure(let text): Row(name: name, figures: text, ratio: nil, bound: nil, wish: nil)
        case .ratio(let ratio, let text):
            Row(name: name, figures: text, ratio: ratio, bound: bound, wish: wish)
        case .pairs(let pairs):
            Row(
                name: name, figures: times(pairs.a, pairs.b), ratio: pairs.ratio, bound: bound, wish: wish)
        }
    }
}

/// One line of the table.
struct Row {
    let name: String
    let figures: String
    let ratio: Double?
    let bound: Double?
    let wish: Double?

    /// False when there is a bound and it is broken.
    var holds: Bool {
        guard let ratio, let bound else { return true }
        return ratio <= bound
    }

    fileprivate var cells: [String] {
        [
            name, figures, ratio.map(short) ?? "", bound.map { "at most " + short($0) } ?? "",
            (bound == nil ? "reported" : holds ? "holds" : "BROKEN")
                + (wish.map { ", wished \(short($0)): Decisions/benchmarks.md" } ?? ""),
        ]
    }
}

extension [Row] {
    /// The rows in columns, under a head.
    var table: String {
        let lines = [["cost", "median", "ratio", "bound", ""]] + map(\.cells)
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line in
            zip(line, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}

/// Both in the unit that suits the longer.
func times(_ one: Duration, _ other: Duration) -> String {
    let isLong = max(one, other) >= .milliseconds(1)
    let (unit, name) = isLong ? (Duration.milliseconds(1), "ms") : (.microseconds(1), "µs")
    return String(format: "%.3g / %.3g \(name)", one / unit, other / unit)
}

func microseconds(_ duration: Duration) -> String {
    String(format: "%.3g", duration / .microseconds(1))
}

private func short(_ number: Double) -> String {
    String(format: number < 10 ? "%.2f" : "%.0f", number)
}
