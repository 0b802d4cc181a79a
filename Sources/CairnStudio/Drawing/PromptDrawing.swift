import UIKit

extension Scene {
    /// The picture of a live terminal: with what the person is typing, and the keys.
    func picture(in room: Room, prompt: Prompt, notice: Line) -> [Line] {
        let brush = Brush(look: room.look, glyphs: room.glyphs, phase: phase)
        var footer = notice.runs.flatMap { brush.wrapped($0.text, $0.style, width: room.columns) }
        footer.append(prompt.line(brush, width: room.columns))
        footer.append(hint(brush, width: room.columns, mode: prompt.mode))
        return picture(in: room, numbered: true, keys: prompt.showsHelp ? Shortcut.help : [], footer: footer)
    }

    /// The keys in one line: as many as there is room for, the most needed first.
    private func hint(_ brush: Brush, width: Int, mode: Prompt.Mode) -> Line {
        let numbers = possible.count == 1 ? "1" : "1-\(possible.count)"
        var keys = possible.isEmpty ? [] : [(numbers, "choose")]
        keys += [
            ("?", "keys"), ("q", "quit"), ("b", "back"),
            ("s", "swipe"), ("p", "pull"), ("w", "wait"), (":", "script"),
        ]
        switch mode {
        case .choosing(""): break
        case .choosing: keys = [("return", "do it"), ("esc", "never mind")]
        case .typing: keys = [("return", "type it"), ("esc", "never mind")]
        case .writing: keys = [("return", "play it"), ("esc", "never mind")]
        }
        var line = Line()
        for (key, meaning) in keys {
            let part =
                (line.runs.isEmpty ? Line() : Line("  ")) + Line(key, .bold) + Line(" " + meaning, .dim)
            guard line.columns + part.columns <= width else { break }
            line = line + part
        }
        return line
    }
}

extension Prompt {
    fileprivate func line(_ brush: Brush, width: Int) -> Line {
        let cursor = Line(brush.glyphs.cursor, Style(colour: .cyan))
        let (head, text): (String, String) =
            switch mode {
            case .choosing(let digits): ("> ", digits)
            case .writing(let text): (": ", text)
            case .typing(let field, _, let text, let isSecure):
                (field + ": ", isSecure ? text.map { _ in brush.glyphs.dot }.joined() : text)
            }
        let name = brush.text(head, .bold, width: width / 2)
        let seen = brush.glyphs.text(text).suffix(columns: width - name.columns - 1)
        return name + Line(seen) + cursor
    }
}
