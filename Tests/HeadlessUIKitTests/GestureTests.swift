import Testing

@testable import UIKit

/// Answers what recognizers ask.
private final class Referee: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var together = false
    weak var waitsFor: UIGestureRecognizer?
    weak var goesBefore: UIGestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { together }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { other === waitsFor }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { other === goesBefore }
}

/// Notes what its recognizers do.
@MainActor
private final class Listener {
    let record: Record
    let name: String

    init(_ record: Record, _ name: String) { (self.record, self.name) = (record, name) }

    func heard(_ recognizer: UIGestureRecognizer) { record.lines.append("\(name) \(recognizer.state)") }
}

@MainActor @Suite(.simulator)
final class GestureTests: World {
    private let card = UIView()
    private let label = UILabel()
    private var listeners: [Listener] = []

    private func listener(_ name: String) -> Listener {
        listeners.append(Listener(record, name))
        return listeners[listeners.count - 1]
    }

    private func add<Kind: UIGestureRecognizer>(_ kind: Kind, _ name: String, to view: UIView) -> Kind {
        kind.addTarget(listener(name), action: Selector(Listener.heard(_:)))
        view.addGestureRecognizer(kind)
        return kind
    }

    private func show() {
        label.text = "Card"
        card.addSubview(label)
        a.view.addSubview(card)
        host(a)
        record.lines = []
    }

    @Test func `a tap is recognized by the innermost view that listens`() throws {
        let inner = add(UITapGestureRecognizer(), "inner", to: card)
        _ = add(UITapGestureRecognizer(), "outer", to: a.view)
        show()
        #expect(simulator.outline().actions == [.tap("Card")])
        try simulator.user.tap("Card")
        #expect(record.take() == ["inner ended"])
        #expect(inner.state == .possible)
        inner.isEnabled = false
        try simulator.user.tap("Card")
        #expect(record.take() == ["outer ended"])
    }

    @Test func `delegates may forbid a gesture, or let two go together`() throws {
        let (inner, outer) = (Referee(), Referee())
        add(UITapGestureRecognizer(), "inner", to: card).delegate = inner
        add(UITapGestureRecognizer(), "outer", to: a.view).delegate = outer
        show()
        outer.together = true
        try simulator.user.tap("Card")
        #expect(record.take() == ["inner ended", "outer ended"])
        inner.begins = false
        try simulator.user.tap("Card")
        #expect(record.take() == ["outer ended"])
    }

    @Test func `one that requires another to fail gives way to it`() throws {
        let once = add(UITapGestureRecognizer(), "once", to: card)
        let twice = UITapGestureRecognizer()
        twice.numberOfTapsRequired = 2
        _ = add(twice, "twice", to: card)
        show()
        try simulator.user.doubleTap("Card")
        #expect(record.take() == ["once ended", "twice ended"])
        once.require(toFail: twice)
        try simulator.user.doubleTap("Card")
        #expect(record.take() == ["twice ended"])
        try simulator.user.tap("Card")
        #expect(record.take() == ["once ended"])
    }

    @Test func `a delegate may require a failure, on either side`() throws {
        let referee = Referee()
        let inner = add(UITapGestureRecognizer(), "inner", to: card)
        let outer = add(UITapGestureRecognizer(), "outer", to: a.view)
        inner.delegate = referee
        show()
        referee.waitsFor = outer
        try simulator.user.tap("Card")
        #expect(record.take() == ["outer ended"])
        referee.waitsFor = nil
        inner.delegate = nil
        outer.delegate = referee
        referee.goesBefore = inner
        try simulator.user.tap("Card")
        #expect(record.take() == ["outer ended"])
    }

    @Test func `a long press begins after its time, and a swipe has a direction`() throws {
        let press = add(UILongPressGestureRecognizer(), "press", to: card)
        press.minimumPressDuration = 2
        let swipe = add(UISwipeGestureRecognizer(), "swipe", to: card)
        swipe.direction = [.up, .down]
        show()
        #expect(
            simulator.outline().actions == [
                .swipeOver("Card", .up), .swipeOver("Card", .down), .hold("Card"),
            ])
        let start = simulator.clock.now
        try simulator.user.hold("Card")
        #expect(record.take() == ["press began", "press ended"])
        #expect(start.duration(to: simulator.clock.now) == .seconds(2))
        try simulator.user.swipe("Card", .up)
        #expect(record.take() == ["swipe ended"])
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.swipe("Card", .left) }
    }

    @Test func `a control keeps its tap from recognizers around it, a row does not`() throws {
        let button = UIButton(
            primaryAction: UIAction(title: "Go") { [unowned self] _ in record.lines.append("go") })
        let roster = Roster(record, ["Row"])
        let table = UITableView()
        let tap = add(UITapGestureRecognizer(), "tap", to: a.view)
        card.addSubview(button)
        show()
        table.dataSource = roster
        a.view.addSubview(table)
        simulator.settle()
        try simulator.user.tap("Go")
        #expect(record.take() == ["go"])
        try simulator.user.tap("Row")
        #expect(record.take() == ["tap ended"])
        #expect(table.indexPathForSelectedRow == nil)
        tap.cancelsTouchesInView = false
        try simulator.user.tap("Row")
        #expect(record.take() == ["tap ended"])
        #expect(table.indexPathForSelectedRow?.row == 0)
    }

    @Test func `the view a finger is on may keep a recognizer from taking the touch`() throws {
        final class Keen: UIView {
            var (allows, asked) = (false, 0)
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                asked += 1
                return allows
            }
        }
        let (keen, tap) = (Keen(), UITapGestureRecognizer())
        keen.accessibilityLabel = "Keen"
        keen.isAccessibilityElement = true
        tap.addTarget(record, action: Selector(Record.noteTap))
        keen.addGestureRecognizer(tap)
        a.onDL = { [unowned self] in a.view.addSubview(keen) }
        host(a)
        record.lines = []
        try? simulator.user.tap("Keen")
        #expect(record.take() == [] && keen.asked == 1)
        keen.allows = true
        try simulator.user.tap("Keen")
        #expect(record.take() == ["tap"] && keen.asked == 2)
        keen.allows = false
        tap.cancelsTouchesInView = false
        try simulator.user.tap("Keen")
        #expect(record.take() == ["tap"] && keen.asked == 2)
    }

    @Test func `a view that takes no touches leaves them to the one it lies in`() throws {
        _ = add(UITapGestureRecognizer(), "own", to: label)
        let around = add(UITapGestureRecognizer(), "around", to: card)
        _ = add(UIPanGestureRecognizer(), "pan", to: label)
        show()
        try simulator.user.tap("Card")
        #expect(record.take() == ["around ended"])
        #expect(throws: Simulator.UserError.self) {
            try self.simulator.user.pan("Card", by: CGPoint(x: 90, y: 0))
        }
        around.isEnabled = false
        #expect(simulator.outline().actions == [])
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("Card") }
        label.isUserInteractionEnabled = true
        card.isUserInteractionEnabled = false
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("Card") }
        card.isUserInteractionEnabled = true
        try simulator.user.tap("Card")
        #expect(record.take() == ["own ended"])
    }

    @Test func `a recognizer that code cancels hears no more of the finger`() throws {
        @MainActor final class Canceller {
            func heard(_ pan: UIGestureRecognizer) { if pan.state == .changed { pan.state = .cancelled } }
        }
        let pan = add(UIPanGestureRecognizer(), "pan", to: card)
        let canceller = Canceller()
        pan.addTarget(canceller, action: Selector(Canceller.heard(_:)))
        show()
        try simulator.user.pan("Card", by: CGPoint(x: 30, y: 0))
        #expect(record.take() == ["pan began", "pan changed", "pan cancelled"])
        #expect(pan.state == .possible)
        pan.state = .failed
        #expect(record.lines == [] && pan.state == .possible)
    }

    @Test func `what wants two fingers, or a tap before, recognizes nothing`() throws {
        let twice = add(UITapGestureRecognizer(), "tap", to: a.view)
        twice.numberOfTouchesRequired = 2
        add(UISwipeGestureRecognizer(), "swipe", to: card).numberOfTouchesRequired = 2
        add(UIPanGestureRecognizer(), "pan", to: card).minimumNumberOfTouches = 2
        add(UILongPressGestureRecognizer(), "press", to: card).numberOfTapsRequired = 1
        show()
        #expect(simulator.outline().actions == [])
        let user = simulator.user
        #expect(throws: Simulator.UserError.self) { try user.tap("Card") }
        #expect(throws: Simulator.UserError.self) { try user.swipe("Card", .right) }
        #expect(throws: Simulator.UserError.self) { try user.pan("Card", by: CGPoint(x: 9, y: 0)) }
        #expect(throws: Simulator.UserError.self) { try user.hold("Card") }
        twice.numberOfTouchesRequired = 1
        try user.tap("Card")
        #expect(record.lines == ["tap ended"])
    }

    @Test func `what wants two fingers leaves rows, the swipe back and scrolling to one`() throws {
        let table = UITableView(frame: UIScreen.main.bounds)
        let roster = Roster(record, (0..<99).map { "Row \($0)" })
        table.dataSource = roster
        table.delegate = roster
        b.view.addSubview(table)
        add(UITapGestureRecognizer(), "tap", to: b.view).numberOfTouchesRequired = 2
        add(UIPanGestureRecognizer(), "pan", to: b.view).minimumNumberOfTouches = 2
        let nav = stack(a, b)
        try simulator.user.tap("Row 1")
        #expect(table.indexPathForSelectedRow?.row == 1 && !record.lines.contains("tap ended"))
        table.panGestureRecognizer.minimumNumberOfTouches = 2
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.scroll() }
        try simulator.user.swipeBack(from: .content)
        simulator.settle()
        #expect(nav.names == ["A"])
    }
}

extension Record {
    fileprivate func noteTap() { lines.append("tap") }
}
