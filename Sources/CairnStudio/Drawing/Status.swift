extension Scene {
    /// The tree, the last event, and what was asked, each with its name.
    func status(in room: Room) -> [Line] {
        let asked = pending.isEmpty ? nil : pending.joined(separator: ", ") + ", not answered yet"
        return [("tree", tree), ("last", event), ("asks", asked)].flatMap { name, text -> [Line] in
            guard let text else { return [] }
            return lines(room.glyphs.text(text), endMatters: name == "tree", in: room).enumerated()
                .map { index, part in
                    Line(index == 0 ? name + "  " : "      ", .dim) + Line(part)
                }
        }
    }

    /// In a terminal what is too long goes on in the next lines, a tenth of the rows at most. Of a longer tree the
    /// end is seen, which is what lies in front; of anything else the beginning.
    private func lines(_ text: String, endMatters: Bool, in room: Room) -> [String] {
        guard let rows = room.rows else { return [text] }
        let width = max(8, room.columns - 6)
        let most = max(1, rows / 10)
        let ellipsis = room.glyphs.ellipsis
        var lines = text.wrapped(to: width)
        guard lines.count > most else { return lines }
        if endMatters {
            lines = Array(lines.suffix(most))
            lines[0] = ellipsis + lines[0].suffix(columns: width - ellipsis.columns)
            return lines
        }
        let rest = lines[(most - 1)...].joined(separator: " ")
        return lines.prefix(most - 1) + [rest.cut(to: width, ellipsis: ellipsis)]
    }
}
