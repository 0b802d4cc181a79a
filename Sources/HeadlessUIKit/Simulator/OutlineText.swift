extension Simulator.Outline: CustomStringConvertible {
    /// Compact indented text: a line for each layer, bar and element.
    public var description: String {
        var lines: [String] = []
        for window in windows {
            lines.append(window.isKey ? "window (key)" : "window")
            for layer in window.layers {
                let detent = layer.detent.map { $0 == "com.apple.UIKit.large" ? "" : " (\($0))" } ?? ""
                lines.append("  \(layer.style.rawValue)\(detent): \(layer.screen.controller)")
                lines += layer.screen.lines.map { "    " + $0 }
            }
        }
        switch gesture {
        case .swipeBack(let progress): lines.append("finger: swiping back, \(progress)")
        case .pull(let progress): lines.append("finger: pulling, \(progress)")
        case nil: if isMoving { lines.append("moving") }
        }
        return lines.joined(separator: "\n")
    }
}

extension Simulator.Outline.Screen {
    fileprivate var lines: [String] {
        var lines: [String] = []
        if let navigationBar { lines.append(navigationBar.line) }
        lines += elements.map(\.line)
        if !toolbar.isEmpty { lines.append("toolbar: " + toolbar.map(\.line).joined(separator: " ")) }
        if let tabBar {
            lines.append(
                (tabBar.isSidebar ? "sidebar: " : "tabs: ") + tabBar.items.map(\.line).joined(separator: " "))
        }
        for screen in embedded {
            let place = screen.column.map { String(describing: $0) } ?? "embedded"
            lines.append("\(place): \(screen.controller)")
            lines += screen.lines.map { "  " + $0 }
        }
        return lines
    }
}

extension Simulator.Outline.NavigationBar {
    fileprivate var line: String {
        var parts: [String] = []
        if let backTitle { parts.append("< \(backTitle)") }
        parts += left.map(\.line)
        parts.append("| \(title ?? "")\(subtitle.map { ", \($0)" } ?? "") |")
        parts += right.reversed().map(\.line)
        return (prompt.map { "(\($0)) " } ?? "") + parts.joined(separator: " ")
    }
}

extension Simulator.Outline.BarButton {
    fileprivate var line: String {
        "[\(title)\(badge.map { $0.isEmpty ? ", badge" : ", badge \($0)" } ?? "")\(isEnabled ? "" : ", disabled")]"
    }
}

extension Simulator.Outline.TabItem {
    fileprivate var line: String {
        let badge = badge.map { ", badge \($0)" } ?? ""
        return "[\(title)\(badge)\(isSelected ? ", selected" : "")\(isEnabled ? "" : ", disabled")]"
    }
}

extension Simulator.Outline.Element {
    fileprivate var line: String {
        let off = isEnabled ? "" : ", disabled"
        switch kind {
        case .text: return "\"\(label)\""
        case .button(let button):
            let style = button.style == .plain ? "" : ", \(button.style.rawValue)"
            let role = button.role == .normal ? "" : ", \(button.role.rawValue)"
            let mark = button.mark.map { ", \($0.rawValue)" } ?? ""
            let menu = button.opensMenu ? ", menu" : ""
            return "[\(label)\(style)\(role)\(mark)\(menu)\(off)]"
        case .field(let field):
            let editing = field.isEditing ? ", editing" : ""
            let text = field.text.isEmpty ? "" : ": \(field.text)"
            let style = field.style == .line ? "" : "\(field.style.rawValue) "
            return "<\(style)\(label)\(text)\(editing)\(off)>"
        case .activity: return "(busy)"
        case .image(let name): return "(image \(name))"
        case .toggle(let isOn): return "(switch \(label): \(isOn ? "on" : "off")\(off))"
        case .slider(let part): return "(slider \(label): \(Int(capping: (part * 100).rounded())) %\(off))"
        case .stepper(let value): return "(stepper \(label): \(value.formatted())\(off))"
        case .segments(let titles, let selected):
            let parts = titles.enumerated().map { $0.offset == selected ? "*\($0.element)*" : $0.element }
            return "(" + parts.joined(separator: " | ") + "\(off))"
        case .value(let text): return "(\(label): \(text)\(off))"
        case .progress(let part): return "(progress \(label): \(Int(capping: (part * 100).rounded())) %)"
        case .row(let row): return row.line(label, off)
        case .control: return "(control \(label)\(value.map { ": \($0)" } ?? "")\(off))"
        }
    }
}

extension Simulator.Outline.Row {
    fileprivate func line(_ title: String, _ off: String) -> String {
        var line = "- \(title)" + (detail.map { " (\($0))" } ?? "")
        if accessory != .none { line += ", \(accessory.rawValue)" }
        if isSelected { line += ", selected" }
        if let editing { line += ", \(editing.rawValue)" }
        if canBeMoved { line += ", can be moved" }
        return line + off + swipeActions.map { " [\($0)]" }.joined()
    }
}

extension Simulator.Outline.Action: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tap(let name, let index): "tap \"\(name)\"" + (index.map { " at \($0)" } ?? "")
        case .type(let name, let index): "type into \"\(name)\"" + (index.map { " at \($0)" } ?? "")
        case .clear(let name, let index): "clear \"\(name)\"" + (index.map { " at \($0)" } ?? "")
        case .back: "tap back"
        case .backMenu(let title): "hold back, choose \"\(title)\""
        case .swipeBack: "swipe back"
        case .nextPage: "swipe to the next page"
        case .previousPage: "swipe to the page before"
        case .pull: "pull the sheet"
        case .detent(let name): "drag the sheet to \"\(name)\""
        case .outside: "tap outside"
        case .swipeOver(let name, let direction, let index):
            "swipe \"\(name)\" \(direction.rawValue)" + (index.map { " at \($0)" } ?? "")
        case .accessory(let name, let index):
            "tap the accessory of \"\(name)\"" + (index.map { " at \($0)" } ?? "")
        case .editRow(let name, let index):
            "tap the edit control of \"\(name)\"" + (index.map { " at \($0)" } ?? "")
        case .moveRow(let name, let index, let other, let otherIndex):
            "move \"\(name)\"" + (index.map { " at \($0)" } ?? "") + " to \"\(other)\""
                + (otherIndex.map { " at \($0)" } ?? "")
        case .increase(let name, let index):
            "increase \"\(name)\"" + (index.map { " at \($0)" } ?? "")
        case .decrease(let name, let index):
            "decrease \"\(name)\"" + (index.map { " at \($0)" } ?? "")
        case .hold(let name, let index): "hold \"\(name)\"" + (index.map { " at \($0)" } ?? "")
        case .dismissMenu: "close the menu"
        case .scroll(let direction): "scroll \(direction.rawValue)"
        case .refresh: "pull to refresh"
        case .tab(let title, _): "tap the tab \"\(title)\""
        case .window(let number): "tap the window of scene \(number)"
        case .alertButton(let title): "tap \"\(title)\" of the alert"
        }
    }
}
