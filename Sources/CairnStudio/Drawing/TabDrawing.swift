import UIKit

extension Brush {
    /// Tabs side by side, the selected one between asterisks as in tree notation, each in an equal share of the width.
    /// A badge stands in parentheses.
    func tabs(_ bar: Simulator.Outline.TabBar, width: Int) -> Line {
        let share = max(1, width / max(1, bar.items.count))
        return bar.items.reduce(Line()) { line, item in
            let badge = item.badge.map { " (\($0))" } ?? ""
            var style: Style = item.isEnabled ? .tint : .dim
            style.isBold = item.isSelected
            let label = item.isSelected ? "*\(item.title)\(badge)*" : item.title + badge
            return line + text(label, style, width: share - 1).centred(in: share - 1).padded(to: share)
        }
    }
}
