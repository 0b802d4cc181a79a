import Testing

@testable import UIKit

/// Drags: what recognizes them, and how far a simulated one goes.
@MainActor @Suite(.simulator)
final class DragTests: World {
    private let card = UIView()
    private let label = UILabel()
    private lazy var listener = Listener(record)

    private func newPan() -> UIPanGestureRecognizer {
        UIPanGestureRecognizer(target: listener, action: Selector(Listener.dragged(_:)))
    }

    private func show() {
        label.text = "Card"
        card.addSubview(label)
        a.view.addSubview(card)
        host(a)
        record.lines = []
    }

    @Test func `a drag begins, moves and ends, and knows how far and how fast`() throws {
        let pan = newPan()
        card.addGestureRecognizer(pan)
        show()
        try simulator.user.pan("Card", by: CGPoint(x: 90, y: 0))
        #expect(record.take() == ["began 30 300", "changed 60 300", "changed 90 300", "ended 90 300"])
        #expect(pan.state == .possible && pan.translation(in: nil) == .zero)
    }

    @Test func `a swipe over what recognizes drags goes half as far as that is wide or high`() throws {
        let pan = newPan()
        a.view.addGestureRecognizer(pan)
        show()
        let (width, height) = (a.view.bounds.width, a.view.bounds.height)
        try simulator.user.swipe("Card", .left)
        #expect(record.take().last == "ended \(Int(-width / 2)) \(Int(-width / 2 / 0.3))")
        try simulator.user.swipe("Card", .down)
        #expect(
            pan.state == .possible
                && record.take() == ["began 0 0", "changed 0 0", "changed 0 0", "ended 0 0"])
        #expect(height > width)
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.swipe("Card", fully: true) }
    }

    @Test func `what recognizes drags is among what a person can do, once, by the first thing in it`() throws
    {
        let (pan, edge) = (UIPanGestureRecognizer(), UIScreenEdgePanGestureRecognizer())
        edge.edges = .right
        a.view.addGestureRecognizer(pan)
        a.view.addGestureRecognizer(edge)
        let inner = UILabel()
        inner.text = "Inner"
        show()
        card.addSubview(inner)
        let all: [Simulator.Outline.Direction] = [.left, .right, .up, .down]
        #expect(simulator.outline().actions == all.map { .swipeOver("Card", $0) })
        pan.isEnabled = false
        #expect(simulator.outline().actions == [])
    }

    @Test func `a list in what recognizes drags scrolls by itself, and its rows open first`() throws {
        let roster = Roster(record, ["Row"])
        let table = UITableView()
        a.view.addGestureRecognizer(newPan())
        show()
        label.text = nil
        table.dataSource = roster
        a.view.addSubview(table)
        simulator.settle()
        #expect(
            simulator.outline().actions.filter { if case .swipeOver = $0 { true } else { false } }
                == [.swipeOver("Row", .left), .swipeOver("Row", .right)])
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.swipe("Row", .up) }
        try simulator.user.swipe("Row", .right)
        #expect(record.take().last?.hasPrefix("ended") == true)
    }

    @Test
    func `a drag that a delegate does not let begin is refused, and it has come some way when it is asked`()
        throws
    {
        final class Across: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                let speed = (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero
                return abs(speed.x) > abs(speed.y)
            }
        }
        let (pan, delegate) = (newPan(), Across())
        pan.delegate = delegate
        card.addGestureRecognizer(pan)
        show()
        #expect(throws: Simulator.UserError.self) {
            try self.simulator.user.pan("Card", by: CGPoint(x: 0, y: 90))
        }
        #expect(record.take() == [] && pan.translation(in: nil) == .zero)
        try simulator.user.pan("Card", by: CGPoint(x: 90, y: 0))
        #expect(record.take().last == "ended 90 300")
    }

    @Test(arguments: [true, false])
    func `a recognizer that is disabled, or taken away, before it begins hears nothing`(isDisabled: Bool)
        throws
    {
        let pan = newPan()
        let press = UILongPressGestureRecognizer(target: listener, action: Selector(Listener.heard(_:)))
        for recognizer in [pan, press] { card.addGestureRecognizer(recognizer) }
        show()
        for asked in ["drag", "hold"] {
            UIView.animate(withDuration: 0.05, animations: {}) { [card] _ in
                for recognizer in [pan, press] {
                    if isDisabled {
                        recognizer.isEnabled = false
                    } else {
                        card.removeGestureRecognizer(recognizer)
                    }
                }
            }
            if asked == "drag" {
                try simulator.user.pan("Card", by: CGPoint(x: 90, y: 0))
            } else {
                try simulator.user.hold("Card")
            }
            #expect(record.take() == [])
            for recognizer in [pan, press] {
                recognizer.isEnabled = true
                card.addGestureRecognizer(recognizer)
            }
        }
    }
}

@MainActor
private final class Listener {
    let record: Record

    init(_ record: Record) { self.record = record }

    func dragged(_ pan: UIPanGestureRecognizer) {
        record.lines.append(
            "\(pan.state) \(Int(pan.translation(in: nil).x)) \(Int(pan.velocity(in: nil).x))")
    }

    func heard(_ recognizer: UIGestureRecognizer) { record.lines.append("\(recognizer.state)") }
}
