import UIKit

extension Brush {
    /// Tabs side by side, the selected one between asterisks as in tree notation, each in an equal share of the width or
    /// in what it needs. A badge stands in parentheses. Where there is no room for all of it, badges give way first, and
    /// asterisks before a name does.
    func tabs(_ bar: Simulator.Outline.TabBar, width: Int) -> Line {
        for marks in TabMarks.allCases {
            let labels = bar.items.map { glyphs.text(marks.label($0)) }
            if let widths = widths(of: labels, in: width) { return tabs(bar, labels, widths) }
        }
        let share = max(1, width / max(1, bar.items.count))
        let labels = bar.items.map { glyphs.text(TabMarks.asterisk.label($0)) }
        return tabs(bar, labels, labels.map { _ in share })
    }

    private func tabs(_ bar: Simulator.Outline.TabBar, _ labels: [String], _ widths: [Int]) -> Line {
        bar.items.indices.reduce(Line()) { line, index in
            let item = bar.items[index]
            var style: Style = item.isEnabled ? .tint : .dim
            style.isBold = item.isSelected
            let room = widths[index] - 1
            let isLast = index == bar.items.count - 1
            return line
                + text(labels[index], style, width: room).centred(in: room)
                .padded(to: isLast ? room : widths[index])
        }
    }

    /// A column of air between two included; nil where they have no room side by side.
    private func widths(of labels: [String], in width: Int) -> [Int]? {
        let needed = labels.map { $0.columns + 1 }
        let share = width / max(1, labels.count)
        if needed.allSatisfy({ $0 <= share }) { return labels.map { _ in share } }
        let rest = width + 1 - needed.reduce(0, +)
        return rest < 0 ? nil : needed.map { $0 + rest / labels.count }
    }
}

/// What of a tab stands beside its name.
private enum TabMarks: CaseIterable {
    case all, asterisks, asterisk, none

    func label(_ item: Simulator.Outline.TabItem) -> String {
        let badge = item.badge.map { " (\($0))" } ?? ""
        return switch self {
        case .all: item.isSelected ? "*\(item.title)\(badge)*" : item.title + badge
        case .asterisks: item.isSelected ? "*\(item.title)*" : item.title
        case .asterisk: item.isSelected ? "*\(item.title)" : item.title
        case .none: item.title
        }
    }
}
