/// A grid of characters that layers are painted on, the later over the earlier.
struct Canvas: Hashable, Sendable {
    /// One column. A wide character has two: its own, and an empty one to the right.
    private struct Cell: Hashable, Sendable {
        var character: Character? = " "
        var style = Style.plain
    }

    let width: Int
    let height: Int
    private var cells: [Cell]

    init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        cells = Array(repeating: Cell(), count: self.width * self.height)
    }

    /// A rectangle of whole cells.
    struct Area: Hashable, Sendable {
        var x: Int
        var y: Int
        var width: Int
        var height: Int

        /// What is left inside its border.
        var inside: Area { Area(x: x + 1, y: y + 1, width: max(0, width - 2), height: max(0, height - 2)) }
    }

    var area: Area { Area(x: 0, y: 0, width: width, height: height) }

    /// Writes a line from there to the right. What lies outside is dropped; half a wide character is a space.
    mutating func write(_ line: Line, x: Int, y: Int) {
        var x = x
        for run in line.runs {
            for character in run.text {
                let columns = character.columns
                if columns == 0 { continue }
                set(character, columns, run.style, x: x, y: y)
                x += columns
            }
        }
    }

    /// Paints another canvas over this one, its corner there, and only within `clip`.
    mutating func paint(_ other: Canvas, x: Int, y: Int, within clip: Area) {
        for row in 0..<other.height where (clip.y..<clip.y + clip.height).contains(y + row) {
            for column in 0..<other.width {
                let cell = other.cells[row * other.width + column]
                guard let character = cell.character, x + column >= clip.x else { continue }
                let columns = character.columns
                let fits = x + column + columns <= clip.x + clip.width
                guard fits || x + column < clip.x + clip.width else { continue }
                set(fits ? character : " ", fits ? columns : 1, cell.style, x: x + column, y: y + row)
            }
        }
    }

    /// Draws a box along the border of an area, and empties it.
    mutating func frame(_ area: Area, _ glyphs: Glyphs, _ style: Style = .plain) {
        guard area.width >= 2, area.height >= 2 else { return }
        let bar = String(repeating: glyphs.horizontal, count: area.width - 2)
        let side = Line(String(glyphs.vertical), style)
        let gap = Line(String(repeating: " ", count: area.width - 2))
        write(Line(glyphs.topLeft + bar + glyphs.topRight, style), x: area.x, y: area.y)
        for y in area.y + 1..<area.y + area.height - 1 { write(side + gap + side, x: area.x, y: y) }
        write(
            Line(glyphs.bottomLeft + bar + glyphs.bottomRight, style), x: area.x, y: area.y + area.height - 1)
    }

    /// Makes all that is painted so far recede.
    mutating func dim() {
        for index in cells.indices { cells[index].style = .dim }
    }

    /// Row by row.
    var lines: [Line] {
        (0..<height).map { row in
            var line = Line()
            for cell in cells[row * width..<(row + 1) * width] {
                guard let character = cell.character else { continue }
                if line.runs.last?.style == cell.style {
                    line.runs[line.runs.count - 1].text.append(character)
                } else {
                    line.runs.append(.init(text: String(character), style: cell.style))
                }
            }
            return line
        }
    }

    private mutating func set(_ character: Character, _ columns: Int, _ style: Style, x: Int, y: Int) {
        guard (0..<height).contains(y), x >= 0, x < width else { return }
        let fits = x + columns <= width
        let columns = fits ? columns : 1
        for column in x..<x + columns { release(y * width + column) }
        cells[y * width + x] = Cell(character: fits ? character : " ", style: style)
        for column in x + 1..<max(x + 1, x + columns) {
            cells[y * width + column] = Cell(character: nil, style: style)
        }
    }

    /// Before a cell is overwritten: the other half of the wide character it belongs to becomes a space.
    private mutating func release(_ index: Int) {
        if cells[index].character == nil {
            cells[index - 1].character = " "
            cells[index].character = " "
        } else if index % width + 1 < width, cells[index + 1].character == nil {
            cells[index + 1].character = " "
        }
    }
}
