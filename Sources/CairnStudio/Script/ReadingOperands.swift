import Cairn
import CairnInspector
import Foundation
import UIKit

/// What may stand behind a command, each with what to say where it does not.
extension WordsAfterCommand {
    mutating func name(_ what: String = "the name of something on screen") throws(LineError) -> String {
        let word = try next("expected \(what)")
        guard !word.text.isEmpty else {
            throw LineError(column: word.column, message: "expected \(what), found nothing between the marks")
        }
        return word.text
    }

    mutating func text(_ what: String) throws(LineError) -> String {
        try next("expected \(what)").text
    }

    mutating func link() throws(LineError) -> String {
        let word = try next("expected a link, as in \"app://matches/7\"")
        guard URL(link: word.text) != nil else {
            throw LineError(column: word.column, message: URL.noLink(word.text.shortened))
        }
        return word.text
    }

    mutating func number(_ message: String) throws(LineError) -> Int {
        let word = try next(message)
        guard !word.isQuoted, let number = Int(word.text), number > 0 else {
            throw LineError(column: word.column, message: message)
        }
        return number
    }

    mutating func move() throws(LineError) -> Action {
        let (one, index) = (try name("the name of a row"), try index())
        let message = "expected 'to' and the name of another row"
        let word = try next(message)
        guard !word.isQuoted, word.text == "to" else {
            throw LineError(column: word.column, message: message)
        }
        return .move(one, at: index, to: try name("the name of another row"), toIndex: try self.index())
    }

    mutating func index() throws(LineError) -> Int? {
        guard let word = words.first, !word.isQuoted, let index = Int(word.text) else { return nil }
        guard index > 0 else {
            throw LineError(column: word.column, message: "expected a number from 1")
        }
        words.removeFirst()
        return index
    }

    mutating func cancel() throws(LineError) -> Double? {
        try isCancelled() ? try progress() : nil
    }

    mutating func isCancelled() throws(LineError) -> Bool {
        guard let word = words.popFirst() else { return false }
        guard word.text == "cancel", !word.isQuoted else {
            throw LineError(column: word.column, message: "expected 'cancel', or the end of the line")
        }
        return true
    }

    mutating func progress() throws(LineError) -> Double {
        let message = "expected how far the finger goes, a number from 0 to 1"
        let number = try next(message)
        guard let progress = number.number, (0...1).contains(progress) else {
            throw LineError(column: number.column, message: message)
        }
        return progress
    }

    mutating func gesture() throws(LineError) -> Gesture.Kind {
        let message = "expected 'swipe' or 'pull'"
        let word = try next(message)
        guard !word.isQuoted, let kind = Gesture.Kind(rawValue: word.text) else {
            throw LineError(column: word.column, message: message)
        }
        return kind
    }

    mutating func orientation() throws(LineError) -> UIDeviceOrientation {
        let message = "expected 'upright', 'left', 'right' or 'upsidedown'"
        let word = try next(message)
        guard !word.isQuoted, let found = Wire.Looks.orientations.first(where: { $0.word == word.text })
        else {
            throw LineError(column: word.column, message: message)
        }
        return found.orientation
    }

    mutating func isDark() throws(LineError) -> Bool { try isFirst(of: "dark", or: "light") }

    mutating func isNarrow() throws(LineError) -> Bool { try isFirst(of: "narrow", or: "wide") }

    private mutating func isFirst(of first: String, or second: String) throws(LineError) -> Bool {
        let message = "expected '\(first)' or '\(second)'"
        let word = try next(message)
        guard !word.isQuoted, [first, second].contains(word.text) else {
            throw LineError(column: word.column, message: message)
        }
        return word.text == first
    }

    mutating func textSize() throws(LineError) -> TextSize {
        let message = "expected one of \(TextSize.allCases.map(\.rawValue).joined(separator: ", "))"
        let word = try next(message)
        guard !word.isQuoted, let size = TextSize(rawValue: word.text) else {
            throw LineError(column: word.column, message: message)
        }
        return size
    }

    mutating func swipeOver() throws(LineError) -> Action {
        let (name, index) = (try name("the name of what is swiped over"), try index())
        return .swipeOver(name, words.isEmpty ? .left : try direction(), at: index)
    }

    mutating func direction() throws(LineError) -> Simulator.Outline.Direction {
        guard let word = words.popFirst() else { return .down }
        guard !word.isQuoted, let direction = Simulator.Outline.Direction(rawValue: word.text) else {
            throw LineError(column: word.column, message: "expected 'down', 'up', 'left' or 'right'")
        }
        return direction
    }

    mutating func seconds() throws(LineError) -> Double? {
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

    mutating func expectation() throws(LineError) -> Action.Expectation {
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

    mutating func notation() throws(LineError) -> String {
        let word = try next("expected a tree, as in \"stack[list > match(7)]\"")
        do throws(NotationError) {
            return try Tree(notation: word.text).notation
        } catch {
            let past = word.end - (word.isQuoted ? 1 : 0)
            let column = word.columns.indices.contains(error.offset) ? word.columns[error.offset] : past
            throw LineError(column: column, message: "this is no tree: \(error.message)")
        }
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
    var shortened: String { count > 40 ? prefix(40) + "…" : self }
}
