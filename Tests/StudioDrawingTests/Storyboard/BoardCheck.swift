import UIKit

@testable import CairnStudio

/// What is wrong with a board by its geometry alone.
struct BoardCheck {
    let board: Board
    private(set) var faults: [String] = []

    static func faults(of board: Board) -> [String] {
        var check = BoardCheck(board: board)
        check.lookAtCards()
        check.lookAtLabels()
        check.lookAtArrows()
        check.lookAtFrames()
        check.lookAtLines()
        return check.faults
    }

    private init(board: Board) { self.board = board }

    private struct Line {
        var from: CGPoint
        var to: CGPoint

        /// As thin as can be, and a bit shorter, so that touching is no fault.
        var rect: CGRect {
            CGRect(
                x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x),
                height: abs(to.y - from.y))
        }
    }

    private static func lines(of arrow: Board.Arrow) -> [Line] {
        zip(arrow.points, arrow.points.dropFirst()).map { Line(from: $0, to: $1) }
    }

    /// Whether they share more than an edge.
    private static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
        one.minX < other.maxX - 0.01 && other.minX < one.maxX - 0.01 && one.minY < other.maxY - 0.01
            && other.minY < one.maxY - 0.01
    }

    private static func crosses(_ line: Line, _ rect: CGRect) -> Bool {
        overlap(line.rect.insetBy(dx: -0.02, dy: -0.02), rect.insetBy(dx: 0.05, dy: 0.05))
    }

    private mutating func lookAtCards() {
        let whole = CGRect(x: 0, y: 0, width: board.width, height: board.height)
        for (number, card) in board.cards.enumerated() {
            if !whole.contains(card.frame) { faults.append("card \(card.id) lies outside") }
            for other in board.cards[(number + 1)...] where Self.overlap(card.frame, other.frame) {
                faults.append("card \(card.id) lies on card \(other.id)")
            }
        }
    }

    private var texts: [(name: String, frame: CGRect)] {
        board.arrows.compactMap { one in one.label.map { ("label \($0.text)", $0.frame) } }
            + board.frames.map { ("group \($0.path.last ?? "")", $0.title.frame) }
            + board.arrows.compactMap { one in
                one.gate.map {
                    ("gate", CGRect(x: $0.middle.x - 5, y: $0.middle.y - 6, width: 10, height: 12))
                }
            }
    }

    private mutating func lookAtLabels() {
        let texts = texts
        for (number, (name, frame)) in texts.enumerated() {
            for card in board.cards where Self.overlap(card.frame, frame) {
                faults.append("\(name) lies on card \(card.id)")
            }
            for (other, place) in texts[(number + 1)...] where Self.overlap(frame, place) {
                faults.append("\(name) lies on \(other)")
            }
        }
    }

    private mutating func lookAtArrows() {
        let titles = texts.filter { $0.name != "gate" }
        for arrow in board.arrows {
            let name = "\(board.cards[arrow.from].id) -> \(board.cards[arrow.to].id)"
            let (from, to) = (board.cards[arrow.from].picture, board.cards[arrow.to].picture)
            let (first, last) = (arrow.points[0], arrow.points[arrow.points.count - 1])
            if first.x != from.maxX || first.y < from.minY || first.y > from.maxY {
                faults.append("\(name) does not begin at the side of its card")
            }
            if last.x != to.minX || last.y < to.minY || last.y > to.maxY {
                faults.append("\(name) does not end at the side of its card")
            }
            for line in Self.lines(of: arrow) {
                if line.from.x != line.to.x, line.from.y != line.to.y { faults.append("\(name) is oblique") }
                for card in board.cards where Self.crosses(line, card.frame) {
                    faults.append("\(name) goes through card \(card.id)")
                }
                for (title, frame) in titles where Self.crosses(line, frame) {
                    faults.append("\(name) goes through \(title)")
                }
            }
        }
    }

    private mutating func lookAtFrames() {
        for frame in board.frames {
            for (index, card) in board.cards.enumerated()
            where frame.cards.contains(index) != frame.frame.contains(card.frame)
                || frame.cards.contains(index) != Self.overlap(frame.frame, card.frame)
            {
                faults.append("group \(frame.path) does not hold what is in it: \(card.id)")
            }
            for other in board.frames where other.path != frame.path && Self.overlap(frame.frame, other.frame)
            {
                let isInside = other.path.starts(with: frame.path) && frame.frame.contains(other.frame)
                let isAround = frame.path.starts(with: other.path) && other.frame.contains(frame.frame)
                if !isInside, !isAround { faults.append("groups \(frame.path) and \(other.path) cross") }
            }
        }
    }

    /// Only arrows that lead to the same card in the same manner may share a line.
    private mutating func lookAtLines() {
        struct Place: Hashable {
            var isUpright: Bool
            var at: Double
        }
        var byPlace: [Place: [(from: Double, to: Double, arrow: Int)]] = [:]
        for (index, arrow) in board.arrows.enumerated() {
            for line in Self.lines(of: arrow) {
                let isUpright = line.from.x == line.to.x
                let rect = line.rect
                let (from, to) = isUpright ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
                let place = Place(isUpright: isUpright, at: isUpright ? rect.minX : rect.minY)
                byPlace[place, default: []].append((from, to, index))
            }
        }
        for (place, spans) in byPlace {
            for (number, one) in spans.enumerated() {
                for other in spans[(number + 1)...]
                where one.from < other.to - 0.5 && other.from < one.to - 0.5
                    && !joins(board.arrows[one.arrow], board.arrows[other.arrow])
                {
                    faults.append(
                        "two arrows share a line at \(place): \(board.arrows[one.arrow].points) and \(board.arrows[other.arrow].points)"
                    )
                }
            }
        }
    }

    private func joins(_ one: Board.Arrow, _ other: Board.Arrow) -> Bool {
        one.to == other.to && one.style == other.style && one.change == other.change
    }
}
