import Cairn
import CairnInspector
import Foundation
import UIKit

extension Action {
    /// Reads one line of a script. Nil for an empty line and for a comment.
    init?(line: String) throws(LineError) {
        let words = try words(of: line)
        guard let first = words.first else { return nil }
        guard !first.isQuoted, let command = Command(rawValue: first.text) else {
            let guess = nearest(to: first.text, among: Command.allCases.map(\.rawValue))
            let hint = guess.map { "; did you mean '\($0)'?" } ?? ""
            throw LineError(
                column: first.column,
                message: "unknown command '\(first.text.shortened)'\(hint)\nKnown are \(Command.known).")
        }
        var rest = Rest(
            words: words.dropFirst(), command: command, column: first.column, end: words.last!.end)
        self = try rest.action()
        try rest.finish()
    }
}

/// The words that follow a command.
private struct Rest {
    var words: ArraySlice<Word>
    let command: Command
    /// Where the command stands.
    let column: Int
    /// The column after the last word.
    let end: Int

    mutating func action() throws(LineError) -> Action {
        switch command {
        case .tap: .tap(try name(), at: try index())
        case .tab: .tab(try name("the title of a tab"))
        case .window: .window(try number("expected the number of a scene, from 1"))
        case .move: try move()
        case .type:
            .type(
                try name("the name of a field"), at: words.count > 1 ? try index() : nil,
                text: try text("the text to type"))
        case .clear: .clear(try name("the name of a field"), at: try index())
        case .return: .returnKey
        case .back: .back
        case .menu: .menu(try name("the title of a screen"))
        case .swipe where words.first?.isQuoted == true: try swipeRow()
        case .swipe: .swipe(cancelAt: try cancel())
        case .accessory: .accessory(try name("the name of a row"), at: try index())
        case .edit: .edit(try name("the name of a row"), at: try index())
        case .pull: .pull(cancelAt: try cancel())
        case .drag: .drag(try name("the name of a sheet's height"))
        case .outside: .outside
        case .increase: .increase(try name("the name of a control"), at: try index())
        case .decrease: .decrease(try name("the name of a control"), at: try index())
        case .press: .press(try name(), at: try index())
        case .dismiss: .dismissMenu
        case .scroll: .scroll(try direction())
        case .refresh: .refresh
        case .next: .nextPage(cancelAt: try cancel())
        case .previous: .previousPage(cancelAt: try cancel())
        case .hold: .hold(try gesture(), at: try progress())
        case .release: .release(finish: try !isCancelled())
        case .close: .close
        case .device: throw LineError(column: column, message: Wire.Device.whyNotHere)
        case .background: .background
        case .foreground: .foreground
        case .kill: .kill
        case .launch: .launch
        case .open: .open(try link())
        case .network: .network(try name("what the network is like"))
        case .memory: .memory
        case .rotate: .rotate(try orientation())
        case .appearance: .appearance(isDark: try isDark())
        case .textsize: .textSize(try textSize())
        case .wait: .wait(seconds: try seconds())
        case .show: .show
        case .tree: .tree
        case .expect: .expect(try expectation())
        }
    }

    private mutating func name(_ what: String = "the name of something on screen") throws(LineError) -> String
    {
        let word = try next("expected \(what)")
        guard !word.text.isEmpty else {
            throw LineError(column: word.column, message: "expected \(what), found nothing between the marks")
        }
        return word.text
    }

    private mutating func text(_ what: String) throws(LineError) -> String {
        try next("expected \(what)").text
    }

    private mutating func link() throws(LineError) -> String {
        let word = try next("expected a link, as in \"app://matches/7\"")
        guard URL(link: word.text) != nil else {
            throw LineError(column: word.column, message: URL.noLink(word.text.shortened))
        }
        return word.text
    }

    private mutating func number(_ message: String) throws(LineError) -> Int {
        let word = try next(message)
        guard !word.isQuoted, let number = Int(word.text), number > 0 else {
            throw LineError(column: word.column, message: message)
        }
        return number
    }

    private mutating func move() throws(LineError) -> Action {
        let (one, index) = (try name("the name of a row"), try index())
        let message = "expected 'to' and the name of another row"
        let word = try next(message)
        guard !word.isQuoted, word.text == "to" else {
            throw LineError(column: word.column, message: message)
        }
        return .move(one, at: index, to: try name("the name of another row"), toIndex: try self.index())
    }

    private mutating func index() throws(LineError) -> Int? {
        guard let word = words.first, !word.isQuoted, let index = Int(word.text) else { return nil }
        guard index > 0 else {
            throw LineError(column: word.column, message: "expected a number from 1")
        }
        words.removeFirst()
        return index
    }

    private mutating func cancel() throws(LineError) -> Double? {
        try isCancelled() ? try progress() : nil
    }

    private mutating func isCancelled() throws(LineError) -> Bool {
        guard let word = words.popFirst() else { return false }
        guard word.text == "cancel", !word.isQuoted else {
            throw LineError(column: word.column, message: "expected 'cancel', or the end of the line")
        }
        return true
    }

    private mutating func progress() throws(LineError) -> Double {
        let message = "expected how far the finger goes, a number from 0 to 1"
        let number = try next(message)
        guard let progress = number.number, (0...1).contains(progress) else {
            throw LineError(column: number.column, message: message)
        }
        return progress
    }

    private mutating func gesture() throws(LineError) -> Gesture.Kind {
        let message = "expected 'swipe' or 'pull'"
        let word = try next(message)
        guard !word.isQuoted, let kind = Gesture.Kind(rawValue: word.text) else {
            throw LineError(column: word.column, message: message)
        }
        return kind
    }

    private mutating func orientation() throws(LineError) -> UIDeviceOrientation {
        let message = "expected 'upright', 'left', 'right' or 'upsidedown'"
        let word = try next(message)
        guard !word.isQuoted, let found = Wire.Looks.orientations.first(where: { $0.word == word.text })
        else {
            throw LineError(column: word.column, message: message)
        }
        return found.orientation
    }

    private mutating func isDark() throws(LineError) -> Bool {
        let message = "expected 'dark' or 'light'"
        let word = try next(message)
        guard !word.isQuoted, ["dark", "light"].contains(word.text) else {
            throw LineError(column: word.column, message: message)
        }
        return word.text == "dark"
    }

    private mutating func textSize() throws(LineError) -> TextSize {
        let message = "expected one of \(TextSize.allCases.map(\.rawValue).joined(separator: ", "))"
        let word = try next(message)
        guard !word.isQuoted, let size = TextSize(rawValue: word.text) else {
            throw LineError(column: word.column, message: message)
        }
        return size
    }

    private mutating func swipeRow() throws(LineError) -> Action {
        let (name, index) = (try name("the name of a row"), try index())
        let word = words.first
        let direction = words.isEmpty ? .left : try direction()
        guard direction == .left || direction == .right else {
            throw LineError(column: word?.column ?? end, message: "expected 'left' or 'right'")
        }
        return .swipeRow(name, direction, at: index)
    }

    private mutating func direction() throws(LineError) -> Simulator.Outline.Direction {
        guard let word = words.popFirst() else { return .down }
        guard !word.isQuoted, let direction = Simulator.Outline.Direction(rawValue: word.text) else {
            throw LineError(column: word.column, message: "expected 'down', 'up', 'left' or 'right'")
        }
        return direction
    }

    private mutating func seconds() throws(LineError) -> Double? {
        guard let word = words.first else { return nil }
        guard let seconds = word.number, (0...Action.longestWait).contains(seconds) else {
            throw LineError(
                column: word.column,
                message:
                    "expected a number of seconds from 0 to \(Int(Action.longestWait)), or the end of the line"
            )
        }
        words.removeFirst()
        return seconds
    }

    private mutating func expectation() throws(LineError) -> Action.Expectation {
        let message = "expected 'tree', 'screen', 'text', 'no text' or 'laws'"
        let word = try next(message)
        switch word.isQuoted ? "" : word.text {
        case "tree": return .tree(try notation())
        case "screen": return .screen(try name("the title of a screen"))
        case "text": return .text(try name("a text"))
        case "laws": return .laws
        case "no":
            let word = try next("expected 'text'")
            guard word.text == "text", !word.isQuoted else {
                throw LineError(column: word.column, message: "expected 'text'")
            }
            return .noText(try name("a text"))
        default: throw LineError(column: word.column, message: message)
        }
    }

    private mutating func notation() throws(LineError) -> String {
        let word = try next("expected a tree, as in \"stack[list > match(7)]\"")
        do throws(NotationError) {
            return try Tree(notation: word.text).notation
        } catch {
            let past = word.end - (word.isQuoted ? 1 : 0)
            let column = word.columns.indices.contains(error.offset) ? word.columns[error.offset] : past
            throw LineError(column: column, message: "this is no tree: \(error.message)")
        }
    }

    private mutating func next(_ message: String) throws(LineError) -> Word {
        guard let word = words.popFirst() else { throw LineError(column: end, message: message) }
        return word
    }

    /// Nothing may follow.
    func finish() throws(LineError) {
        guard let word = words.first else { return }
        let takesNames = [
            .tap, .tab, .type, .clear, .menu, .accessory, .edit, .move, .increase, .decrease, .press, .drag,
            .open,
            .expect,
        ]
        .contains(command)
        let hint = takesNames && !word.isQuoted ? "; several words need quotation marks around them" : ""
        throw LineError(column: word.column, message: "expected the end of the line\(hint)")
    }
}

extension Word {
    /// Plain decimal digits, with a point between them at most.
    fileprivate var number: Double? {
        guard !isQuoted, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
        return Double(text)
    }
}

extension String {
    /// For a message: not more than a few words of it.
    fileprivate var shortened: String { count > 40 ? prefix(40) + "…" : self }
}
