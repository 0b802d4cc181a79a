import UIKit

/// All that a picture shows: the screen, what can be done there, and how the app came there.
struct Scene: Hashable, Sendable {
    var outline: Simulator.Outline
    /// What can be done, as lines of script, in the order of their numbers.
    var possible: [String] = []
    /// The tree in one line; nil for an app without a navigator.
    var tree: String?
    /// The last event with its cause.
    var event: String?
    /// What was asked and has no answer yet.
    var pending: [String] = []
    /// How far wheels have turned.
    var phase = 0
}

extension Scene {
    /// The picture: the phone, what can be done, and below them the tree and the last event.
    /// - Parameters:
    ///   - numbered: whether actions have numbers, for a person to type.
    ///   - keys: keys and their meanings, shown in the place of the actions.
    ///   - footer: what stands below all.
    func picture(
        in room: Room, numbered: Bool, keys: [(String, String)] = [], footer: [Line] = []
    ) -> [Line] {
        let brush = Brush(look: room.look, glyphs: room.glyphs, phase: phase)
        let beside = room.isWide && numbered
        let width = beside ? room.phone : min(room.columns, numbered ? 60 : 44)
        let side = beside ? room.columns - width - 2 : room.columns
        var below = status(in: room) + footer
        let list =
            keys.isEmpty
            ? actions(width: side, brush: brush, numbered: numbered)
            : keys.map { explained($0, $1, width: side, brush: brush) }
        if !beside {
            // The phone gives way to the list, and more so to the keys, as long as something is seen of it.
            let rows = room.rows.map { max(3, $0 - below.count - (keys.isEmpty ? 10 : 6)) } ?? list.count
            below = fitted(list, rows: rows, brush: brush) + below
        }
        let most = room.rows.map { max(6, $0 - below.count) }
        // In a terminal the phone keeps its shape, whatever is on it.
        let least = most.map { min($0, max(12, width / 2)) } ?? 12
        let phone = Phone(width: max(20, width), least: least, most: most, brush: brush)
        var lines = phone.draw(outline)
        guard beside else { return lines + below }
        let shown = fitted(list, rows: most ?? max(lines.count, list.count), brush: brush)
        while lines.count < shown.count { lines.append(Line()) }
        for (row, line) in shown.enumerated() where !line.runs.isEmpty {
            lines[row] = lines[row].padded(to: width + 2) + line
        }
        return lines + below
    }

    private func actions(width: Int, brush: Brush, numbered: Bool) -> [Line] {
        let digits = "\(possible.count)".count
        var lines = possible.enumerated().map { index, action in
            let number = "\(index + 1)"
            let gap = String(repeating: " ", count: digits - number.count)
            let head = numbered ? Line(gap + number, .bold) + Line("  ") : Line("  ")
            return head + brush.text(action, .plain, width: width - head.columns)
        }
        if !numbered, !possible.isEmpty { lines.insert(Line("Possible here:"), at: 0) }
        if possible.isEmpty {
            lines = [Line(outline.isMoving ? moving : "nothing can be done here", .dim)]
        }
        return lines
    }

    private func explained(_ key: String, _ meaning: String, width: Int, brush: Brush) -> Line {
        brush.text(key, .bold, width: 7).padded(to: 9)
            + brush.text(meaning, .plain, width: max(0, width - 9))
    }

    /// Why nothing can be done: what moves, and how far the finger is.
    private var moving: String {
        switch outline.gesture {
        case .swipeBack(let progress): "swiping back, \(Int((progress * 100).rounded())) %"
        case .pull(let progress): "pulling, \(Int((progress * 100).rounded())) %"
        case nil: "moving"
        }
    }

    private func fitted(_ list: [Line], rows: Int, brush: Brush) -> [Line] {
        guard list.count > rows, rows > 0 else { return list }
        let hidden = list.count - rows + 1
        return list.prefix(rows - 1) + [Line("\(brush.glyphs.more) \(hidden) more", .dim)]
    }
}
