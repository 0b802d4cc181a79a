import CairnInspector
import UIKit

/// The session as a script, and those that were left.
struct ScriptKeeper {
    private(set) var list = Wire.ScriptList()
    /// Whether the list is not as it was sent last.
    private(set) var hasNews = true
    /// The index from which lines have not been sent as they are now.
    private var unsent = 0
    private var left: [Int: Wire.ScriptList] = [:]
    private var last = 0

    var count: Int { list.lines.count }
    var texts: [String] { list.lines.map(\.text) }
    /// The index that the next line of time has: that of the last line, if it is one.
    var timeIndex: Int { list.lines.last?.isTime == true ? count - 1 : count }

    /// What was played elsewhere.
    mutating func show(_ texts: [String]) {
        change(from: 0)
        list.lines = texts.map {
            .init(text: $0, outcome: .done, isTime: false, hidesText: false, entries: 0)
        }
    }

    /// A line is about to be played.
    mutating func begin(_ text: String) {
        change(from: count)
        list.lines.append(
            .init(
                text: text, outcome: .doing, isTime: false, hidesText: false,
                entries: list.lines.last?.entries ?? 0))
    }

    /// A line was played, with so many entries after it.
    mutating func finish(
        _ index: Int, entries: Int, hidesText: Bool = false, failure: String? = nil
    ) {
        guard list.lines.indices.contains(index) else { return }
        change(from: index)
        list.lines[index].outcome = failure == nil ? .done : .failed
        list.lines[index].message = failure
        list.lines[index].entries = entries
        list.lines[index].hidesText = hidesText
    }

    /// The last line came to nothing.
    mutating func takeBack() { cut(to: count - 1) }

    mutating func cut(to count: Int) {
        guard count >= 0, count < self.count else { return }
        list.lines.removeLast(self.count - count)
        change(from: count)
    }

    /// Nothing that is on its way will end: it stopped at this line, or else at the only one that was being done.
    mutating func stop(at line: Int?, _ why: String, entries: Int) {
        guard let stop = line ?? list.lines.firstIndex(where: { $0.outcome == .doing }) else { return }
        for index in list.lines.indices.prefix(stop) where list.lines[index].outcome == .doing {
            finish(index, entries: entries)
        }
        finish(stop, entries: entries, failure: why)
        keepWhatFollows(stop)
        cut(to: stop + 1)
    }

    /// None of its lines will be played.
    mutating func takeAside() {
        keepWhatFollows(-1)
        cut(to: 0)
    }

    /// A gesture turned out to be this line.
    mutating func add(_ text: String, entries: Int, failure: String? = nil) {
        begin(text)
        finish(count - 1, entries: entries, failure: failure)
    }

    /// So much time has passed by itself.
    /// - Parameter isApart: whether it is a line of its own, at the index that entries have which came meanwhile.
    mutating func pass(_ seconds: Double, entries: Int, isApart: Bool = false) {
        var seconds = seconds
        if !isApart, let last = list.lines.last, last.isTime,
            case .wait(let before?)? = try? Action(line: last.text),
            before + seconds <= Action.longestWait
        {
            seconds += before
            list.lines.removeLast()
        }
        change(from: count)
        let rounded = (seconds * 1_000).rounded() / 1_000
        list.lines.append(
            .init(
                text: Action.wait(seconds: rounded).description, outcome: .done, isTime: true,
                hidesText: false,
                entries: entries))
    }

    /// What was typed into one field without anything coming of it becomes one line.
    mutating func joinTyping() {
        guard let last = list.lines.last, let before = list.lines.dropLast().last, before.outcome == .done,
            before.entries == last.entries,
            case .type(let name, let index, let text)? = try? Action(line: last.text),
            case .type(name, index, let first)? = try? Action(line: before.text)
        else { return }
        list.lines.removeLast()
        change(from: count - 1)
        list.lines[count - 1].text = Action.type(name, at: index, text: first + text).description
    }

    private mutating func change(from index: Int) {
        unsent = min(unsent, index)
        hasNews = true
    }

    /// What is to be sent: the lines that changed, or all of them.
    mutating func takeUpdate() -> Wire.ScriptList {
        defer { (unsent, hasNews) = (count, false) }
        return part(from: unsent)
    }

    var whole: Wire.ScriptList { part(from: 0) }

    private func part(from index: Int) -> Wire.ScriptList {
        var part = list
        part.from = min(index, count)
        part.lines = Array(list.lines[part.from...])
        return part
    }

    /// The session as a file, or one that was left; nil where that is not known.
    func script(of app: String, branch: Int? = nil) -> String? {
        guard let list = branch.map({ left[$0] }) ?? list else { return nil }
        var head = ["# Played with \(app) studio."]
        if let link = list.link { head.append("# Launched by a link: --link \(link)") }
        head.append(list.device.line)
        return (head + list.lines.map(\.text)).joined(separator: "\n") + "\n"
    }
}

// The sessions that were left.
extension ScriptKeeper {
    /// How many lines of another session are the same, from the first.
    func commonCount(with lines: [Wire.ScriptList.Line], on device: Wire.Device, by link: String?) -> Int {
        guard device == list.device, link == list.link else { return -1 }
        return zip(texts, lines).prefix { $0 == $1.text }.count
    }

    /// Begins another session with these lines. What is left is kept as a branch, unless it is the beginning of that.
    mutating func leave(
        for lines: [Wire.ScriptList.Line], device: Wire.Device, link: String?, notation: String?
    ) {
        if count > 0, commonCount(with: lines, on: device, by: link) < count { keep(notation) }
        list.lines = lines.map {
            var line = $0
            (line.outcome, line.message) = (.doing, nil)
            return line
        }
        (list.device, list.link) = (device, link)
        change(from: 0)
    }

    /// Where lines follow this one that will not be played, the session with them is kept as one that was left.
    mutating func keepWhatFollows(_ index: Int) {
        if index < count - 1 { keep(nil) }
    }

    private mutating func keep(_ notation: String?) {
        var kept = list
        kept.branches = []
        // One that reads the same is kept once.
        for branch in list.branches where left[branch.number]?.isLike(list) == true {
            _ = takeBranch(branch.number)
        }
        left[list.branch] = kept
        let failed = list.lines.first { $0.outcome == .failed }
        list.branches.append(
            .init(
                number: list.branch, lines: count, last: list.lines.last?.text.bounded(to: 200),
                notation: notation?.bounded(to: 200), device: list.device,
                failure: failed?.message?.bounded(to: 200)))
        if list.branches.count > 20 { left[list.branches.removeFirst().number] = nil }
        last += 1
        list.branch = last
        hasNews = true
    }

    /// A session that was left; it is not kept there any more.
    mutating func takeBranch(_ number: Int) -> Wire.ScriptList? {
        list.branches.removeAll { $0.number == number }
        return left.removeValue(forKey: number)
    }
}

extension Wire.ScriptList {
    fileprivate func isLike(_ other: Self) -> Bool {
        device == other.device && link == other.link && lines.count == other.lines.count
            && zip(lines, other.lines).allSatisfy { $0.text == $1.text }
    }
}
