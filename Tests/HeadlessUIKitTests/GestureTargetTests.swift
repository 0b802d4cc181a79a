import Testing
import UIKit

@MainActor @Suite(.simulator)
final class GestureTargetTests: World {
    private class Card: Screen {
        let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Card"
            label.isUserInteractionEnabled = true
            view.addSubview(label)
        }

        func listen() {
            label.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:))))
        }
        func tapped(_ sender: UITapGestureRecognizer) { note("tapped \(sender.view === label)") }
        func touched() { note("touched") }
        func swiped(_ sender: UIGestureRecognizer) {
            note("\(sender.state), moving: \(navigationController?.transitionCoordinator != nil)")
        }
    }

    private func card() -> Card {
        let card = Card("S", record)
        _ = stack(card)
        return card
    }

    @Test func `a recognizer calls methods of its targets, with itself or without`() throws {
        let card = card()
        card.listen()
        card.label.gestureRecognizers?.first?.addTarget(card, action: Selector(Card.touched))
        try simulator.user.tap("Card")
        #expect(record.take() == ["S.tapped true", "S.touched"])
    }

    @Test func `a recognizer calls a method once, and none of a target that was taken away or has gone`()
        throws
    {
        let card = card()
        let (tapped, touched) = (Selector(Card.tapped(_:)), Selector(Card.touched))
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        card.label.addGestureRecognizer(tap)
        for action in [tapped, tapped, touched] { tap.addTarget(card, action: action) }
        try simulator.user.tap("Card")
        #expect(record.take() == ["S.tapped true", "S.touched"])
        tap.removeTarget(card, action: tapped)
        try simulator.user.tap("Card")
        #expect(record.take() == ["S.touched"])
        tap.removeTarget(nil, action: nil)
        weak var gone: Card?
        do {
            let other = Card("O", record)
            gone = other
            tap.addTarget(other, action: touched)
        }
        #expect(gone == nil)
        try simulator.user.tap("Card")
        #expect(record.take() == [])
    }

    @Test func `the recognizer of the swipe back tells its targets what the finger does`() throws {
        let card = Card("S", record)
        let nav = stack(a, card)
        nav.interactivePopGestureRecognizer?.addTarget(card, action: Selector(Card.swiped(_:)))
        record.lines = []
        try simulator.user.beginSwipeBack()
        simulator.user.moveSwipe(to: 0.3)
        simulator.user.endSwipe(finish: false)
        #expect(
            record.lines.filter { $0.hasPrefix("S.") && $0.contains("moving") } == [
                "S.began, moving: true", "S.changed, moving: true", "S.ended, moving: true",
            ])
        simulator.settle()
        #expect(nav.viewControllers == [a, card])
    }

    @Test func `a swipe whose recognizer is disabled on the way is cancelled, and slides back`() throws {
        let card = Card("S", record)
        let nav = stack(a, card)
        let gesture = try #require(nav.interactivePopGestureRecognizer)
        gesture.addTarget(card, action: Selector(Card.swiped(_:)))
        record.lines = []
        try simulator.user.beginSwipeBack()
        simulator.user.moveSwipe(to: 0.3)
        let coordinator = try #require(nav.transitionCoordinator)
        gesture.isEnabled = false
        #expect(coordinator.isCancelled && !coordinator.isInteractive && gesture.state == .possible)
        simulator.user.moveSwipe(to: 0.9)
        simulator.user.endSwipe(finish: true)
        simulator.settle()
        #expect(nav.viewControllers == [a, card])
        #expect(
            record.lines.filter { $0.contains("moving") } == [
                "S.began, moving: true", "S.changed, moving: true", "S.cancelled, moving: true",
            ])
        gesture.isEnabled = true
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(nav.viewControllers == [a])
    }

    @Test func `a recognizer that is taken from its view on the way is cancelled`() throws {
        let card = card()
        let pan = UIPanGestureRecognizer(target: card, action: Selector(Card.swiped(_:)))
        card.view.addGestureRecognizer(pan)
        try simulator.user.beginSwipeBack(from: .content)
        simulator.user.moveSwipe(to: 0.3)
        card.view.removeGestureRecognizer(pan)
        simulator.user.moveSwipe(to: 0.9)
        simulator.user.endSwipe(finish: true)
        #expect(
            record.take() == [
                "S.began, moving: false", "S.changed, moving: false", "S.cancelled, moving: false",
            ])
        #expect(pan.translation(in: nil) == .zero && pan.numberOfTouches == 0)
    }

    @Test func `a swipe back pops by the method that a subclass overrides`() throws {
        final class Stack: UINavigationController {
            var pops: [Bool] = []
            var keeps = false

            override func popViewController(animated: Bool) -> UIViewController? {
                pops.append(animated)
                return keeps ? nil : super.popViewController(animated: animated)
            }
        }
        let nav = Stack()
        nav.viewControllers = [a, b, c]
        host(nav)
        try simulator.user.swipeBack(cancelAt: 0.3)
        simulator.settle()
        #expect(nav.pops == [true] && nav.viewControllers == [a, b, c])
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(nav.pops == [true, true] && nav.viewControllers == [a, b])
        nav.keeps = true
        record.lines = []
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(nav.viewControllers == [a, b] && record.take() == [])
    }
}
