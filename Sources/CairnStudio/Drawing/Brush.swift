import UIKit

/// Draws the parts of a screen as lines for so many columns.
struct Brush: Hashable, Sendable {
    let look: Look
    let glyphs: Glyphs
    /// How far a wheel has turned.
    var phase = 0

    /// The bar's lines: the prompt, if there is one, and the title between its buttons.
    func bar(_ bar: Simulator.Outline.NavigationBar, width: Int) -> [Line] {
        var lines: [Line] = []
        if let prompt = bar.prompt, !prompt.isEmpty {
            lines.append(text(prompt, .dim, width: width).centred(in: width))
        }
        let buttons = bar.left.map(button)
        let right = joined(bar.right.reversed().map(button))
        let title = glyphs.text(bar.title ?? "")
        var left = joined((bar.backTitle.map { [back($0)] } ?? []) + buttons)
        // As UIKit does: the back button's title gives way to the screen's.
        if bar.backTitle != nil, left.columns + right.columns + title.columns + 4 > width {
            left = joined([Line(glyphs.back, .tint)] + buttons)
        }
        let room = width - left.columns - right.columns - 2
        let shown = title.cut(to: max(0, room), ellipsis: glyphs.ellipsis)
        let centre = (width - shown.columns) / 2
        let start = max(left.columns + 1, min(centre, width - right.columns - 1 - shown.columns))
        var line = left.padded(to: start) + Line(shown, .bold)
        line = line + Line(String(repeating: " ", count: max(0, width - line.columns - right.columns)))
        lines.append(line + right)
        return lines
    }

    /// The elements one under the other, with air where one kind follows another.
    func elements(_ elements: [Simulator.Outline.Element], width: Int) -> [Line] {
        var lines: [Line] = []
        var previous: Int?
        for (index, element) in elements.enumerated() {
            // A label beside a control, which is drawn with its own.
            if let next = elements[index...].dropFirst().first, next.says(element) { continue }
            if let previous, previous != element.family { lines.append(Line()) }
            previous = element.family
            lines += self.element(element, among: elements, width: width)
        }
        return lines
    }

    private func element(
        _ element: Simulator.Outline.Element, among all: [Simulator.Outline.Element], width: Int
    ) -> [Line] {
        switch element.kind {
        case .text(let style):
            return wrapped(element.label, Style(style), width: width)
        case .button(let button):
            return self.button(element, button, width: width)
        case .field(let field) where field.style == .lines && field.text.contains(where: \.isNewline):
            return lines(element, field, width: width)
        case .field(let field):
            return [self.field(element, field, label: labelWidth(all, width: width), width: width)]
        case .activity:
            let wheel = glyphs.wheel[phase % glyphs.wheel.count]
            let label = element.label.isEmpty ? "" : " " + element.label
            return [text(wheel + label, Style(colour: .cyan), width: width).centred(in: width)]
        case .image(let name):
            return [text("(\(name))", .dim, width: width).centred(in: width)]
        case .toggle, .slider, .stepper, .value, .progress:
            return [value(element, label: labelWidth(all, width: width), width: width)]
        case .segments(let titles, let selected):
            return [segments(element, titles, selected, width: width)]
        case .row(let row): return [self.row(element, row, width: width)]
        case .control:
            return [tappable(element.label, Style(element), width: width)]
        }
    }

    private func button(_ element: Simulator.Outline.Element, _ button: Simulator.Outline.Button, width: Int)
        -> [Line]
    {
        let wheel = button.showsActivity ? glyphs.wheel[phase % glyphs.wheel.count] + " " : ""
        var style = Style(element)
        if button.style == .filled, element.isEnabled { style.isReversed = true }
        if button.role == .primary { style.isBold = true }
        let mark = button.mark.map { ($0 == .on ? glyphs.check : "-") + " " } ?? ""
        let title = wheel + mark + element.label + (button.opensMenu ? " " + glyphs.disclosure : "")
        var lines: [Line]
        if button.style == .plain {
            lines = [tappable(title, style, width: width)]
        } else {
            let room = width - 2 - (element.isEnabled ? 0 : 4)
            let label = text(title, style, width: room)
            let line = label.centred(in: room).padded(to: room)
            let block = line.restyled(style)
            // A block of colour needs no brackets to be seen as a button.
            let isBlock = style.isReversed && look == .colour
            lines =
                isBlock
                ? [Line(" ", style) + block + Line(" ", style)]
                : [bracketed(block, style, isEnabled: element.isEnabled)]
        }
        if let subtitle = button.subtitle, !subtitle.isEmpty {
            lines += wrapped(subtitle, .dim, width: width - 2).map { Line("  ") + $0 }
        }
        return lines
    }

    /// A label, and what was typed on a line of blanks; one's place in it while editing.
    private func field(
        _ element: Simulator.Outline.Element, _ field: Simulator.Outline.Field, label: Int, width: Int
    ) -> Line {
        var line = text(element.label, .dim, width: label).padded(to: label) + Line(" ")
        if field.style == .search {
            line = text(glyphs.search + " " + element.label, .dim, width: max(label, width / 2)) + Line(" ")
        }
        let room = max(1, width - line.columns)
        let typed = field.isSecure ? field.text.map { _ in glyphs.dot }.joined() : glyphs.text(field.text)
        let cursor = field.isEditing ? glyphs.cursor : ""
        // Of a text that is too long, the end is seen: that is where one types.
        let seen = typed.suffix(columns: room - cursor.columns)
        line = line + Line(seen, element.isEnabled ? .plain : .dim) + Line(cursor, Style(colour: .cyan))
        let blanks = String(repeating: glyphs.blank, count: max(0, width - line.columns))
        return line + Line(blanks, .dim)
    }

    private func labelWidth(_ all: [Simulator.Outline.Element], width: Int) -> Int {
        let labels = all.filter { $0.family == 1 }.map { glyphs.text($0.label).columns }
        return min(labels.max() ?? 0, max(4, width / 2 - 1))
    }

    /// A button in a bar.
    func button(_ button: Simulator.Outline.BarButton) -> Line {
        var style = button.isEnabled ? Style.tint : .dim
        if button.isProminent { style.isBold = true }
        return bracketed(Line(glyphs.text(button.title), style), style, isEnabled: button.isEnabled)
    }

    private func back(_ title: String) -> Line { Line(glyphs.back + " " + glyphs.text(title), .tint) }

    private func tappable(_ label: String, _ style: Style, width: Int) -> Line {
        let isEnabled = !style.isDim
        return bracketed(
            text(label, style, width: width - 2 - (isEnabled ? 0 : 4)), style, isEnabled: isEnabled)
    }

    private func bracketed(_ line: Line, _ style: Style, isEnabled: Bool) -> Line {
        Line("[", style) + line + Line(isEnabled ? "]" : "] off", style)
    }

    /// Buttons side by side.
    func joined(_ lines: [Line]) -> Line {
        lines.reduce(Line()) { $0.runs.isEmpty ? $1 : $0 + Line(" ") + $1 }
    }

    func text(_ text: String, _ style: Style, width: Int) -> Line {
        Line(glyphs.text(text).cut(to: max(0, width), ellipsis: glyphs.ellipsis), style)
    }

    func wrapped(_ text: String, _ style: Style, width: Int) -> [Line] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }.flatMap { paragraph in
            glyphs.text(String(paragraph)).wrapped(to: max(1, width)).map { Line($0, style) }
        }
    }
}

extension Simulator.Outline.Element {
    /// Whether it is drawn with a label that says the same as that text.
    fileprivate func says(_ other: Simulator.Outline.Element) -> Bool {
        guard case .text = other.kind, other.label == label else { return false }
        return switch kind {
        case .field, .toggle, .slider, .stepper, .value, .progress: true
        default: false
        }
    }

    /// Things of one family stand close together.
    fileprivate var family: Int {
        switch kind {
        case .text, .image: 0
        case .field: 1
        case .button(let button): button.style == .plain ? 2 : 3
        case .control: 2
        case .activity: 4
        case .row: 5
        case .toggle, .slider, .stepper, .value, .progress: 1
        case .segments: 6
        }
    }
}

extension Style {
    fileprivate init(_ style: UIFont.TextStyle?) {
        switch style {
        case .largeTitle, .title1, .title2, .title3, .headline: self = .bold
        case .footnote, .caption1, .caption2, .subheadline: self = .dim
        default: self = .plain
        }
    }

    init(_ element: Simulator.Outline.Element) {
        self = element.isEnabled ? .tint : .dim
        if case .button(let button) = element.kind, button.role == .destructive, element.isEnabled {
            self = .danger
        }
    }
}

extension Line {
    /// The same text in one style.
    func restyled(_ style: Style) -> Line { Line(text, style) }
}
