/// How far a fuzzer is: a bar that is redrawn ten times a second, or, through a pipe, a line for each tenth.
struct FuzzProgress {
    let steps: Int
    let isBar: Bool
    let room: Room
    private var drawn = Duration.zero
    private var tenths = 0
    private var isDrawn = false

    init(steps: Int, isBar: Bool, room: Room) {
        self.steps = steps
        self.isBar = isBar
        self.room = room
    }

    /// What to write now; nil for nothing. The clock is read every 64 steps at most.
    @MainActor
    mutating func text(for tally: Fuzzer.Tally, at elapsed: () -> Duration) -> String? {
        guard isBar else {
            guard tally.steps * 10 >= (tenths + 1) * steps, tally.steps < steps else { return nil }
            tenths = tally.steps * 10 / steps
            return
                "\(tally.steps.grouped) steps, \(tally.rate(elapsed())) a second; \(tally.coverage.counts)\n"
        }
        guard tally.steps % 64 == 0 || tally.steps == steps else { return nil }
        let now = elapsed()
        guard !isDrawn || now - drawn >= .milliseconds(100) || tally.steps == steps else { return nil }
        (drawn, isDrawn) = (now, true)
        return "\r" + bar(tally, now).rendered(room.look) + "\u{1B}[K"
    }

    /// What takes the bar away.
    var end: String { isDrawn ? "\r\u{1B}[K" : "" }

    /// The bar, and as much beside it as there is room for.
    private func bar(_ tally: Fuzzer.Tally, _ elapsed: Duration) -> Line {
        let part = Double(tally.steps) / Double(steps)
        let columns = room.columns - 1
        let percent = String(Int(part * 100))
        var text = String(repeating: " ", count: 4 - percent.count) + percent + " %"
        for more in ["\(tally.steps.grouped) steps", "\(tally.rate(elapsed))/s", tally.coverage.counts] {
            guard text.columns + 2 + more.columns + 12 <= columns else { break }
            text += "  " + more
        }
        let width = max(0, min(40, columns - text.columns))
        let full = Int(part * Double(width))
        let (filled, empty) = room.isUnicode ? ("█", "░") : ("#", "-")
        return Line(String(repeating: filled, count: full), Style(colour: .blue))
            + Line(String(repeating: empty, count: width - full), .dim) + Line(text)
    }
}

extension Fuzzer.Tally {
    /// Steps a second, grouped.
    func rate(_ elapsed: Duration) -> String { stepsPerSecond(elapsed).grouped }

    func stepsPerSecond(_ elapsed: Duration) -> Int {
        let seconds = elapsed / .seconds(1)
        return seconds > 0 ? Int((Double(steps) / seconds).rounded()) : 0
    }
}

extension Coverage {
    /// How much was seen, in a few words.
    var counts: String {
        func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
        return [
            counted(screens.count, "screen"), counted(transitions.count, "transition"),
            counted(edges.count, "edge"),
        ].joined(separator: ", ")
    }
}
