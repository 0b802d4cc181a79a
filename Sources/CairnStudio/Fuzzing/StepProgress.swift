/// How far a long work is: a bar that is redrawn ten times a second, or, through a pipe, a line for each tenth.
struct StepProgress {
    let isBar: Bool
    let room: Room
    private var drawn = Duration.zero
    private var tenths = 0
    private var isDrawn = false

    init(isBar: Bool, room: Room) {
        self.isBar = isBar
        self.room = room
    }

    /// What to write now; nil for nothing. The clock is read every 64 steps at most.
    /// - Parameters:
    ///   - part: How much is done, from 0 to 1.
    ///   - counts: What was found so far, in a few words.
    mutating func text(
        after steps: Int, part: Double, counts: () -> String, at elapsed: () -> Duration
    ) -> String? {
        guard isBar else {
            guard part * 10 >= Double(tenths + 1), part < 1 else { return nil }
            tenths = Int(part * 10)
            return "\(steps.grouped) steps, \(steps.rate(in: elapsed()).grouped) a second; \(counts())\n"
        }
        guard steps % 64 == 0 || part >= 1 else { return nil }
        let now = elapsed()
        guard !isDrawn || now - drawn >= .milliseconds(100) || part >= 1 else { return nil }
        (drawn, isDrawn) = (now, true)
        return "\r" + bar(steps, part, counts(), now).rendered(room.look) + "\u{1B}[K"
    }

    /// What takes the bar away.
    var end: String { isDrawn ? "\r\u{1B}[K" : "" }

    /// The bar, and as much beside it as there is room for.
    private func bar(_ steps: Int, _ part: Double, _ counts: String, _ elapsed: Duration) -> Line {
        let columns = room.columns - 1
        let percent = String(Int(min(part, 1) * 100))
        var text = String(repeating: " ", count: 4 - percent.count) + percent + " %"
        for more in ["\(steps.grouped) steps", "\(steps.rate(in: elapsed).grouped)/s", counts] {
            guard text.columns + 2 + more.columns + 12 <= columns else { break }
            text += "  " + more
        }
        let width = max(0, min(40, columns - text.columns))
        let full = Int(min(part, 1) * Double(width))
        let (filled, empty) = room.isUnicode ? ("█", "░") : ("#", "-")
        return Line(String(repeating: filled, count: full), Style(colour: .blue))
            + Line(String(repeating: empty, count: width - full), .dim) + Line(text)
    }
}

extension Coverage {
    /// How much was seen, in a few words.
    var counts: String {
        [
            screens.count.counted("screen"), transitions.count.counted("transition"),
            edges.count.counted("edge"),
        ].joined(separator: ", ")
    }
}
