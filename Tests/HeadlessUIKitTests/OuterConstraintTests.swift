import Testing
import UIKit

@MainActor @Suite(.simulator)
final class OuterConstraintTests: World {
    @Test func `a view that leaves takes along the constraints between what is in it and what is not`() {
        let (outer, card, label, other) = (UIView(), UIView(), UILabel(), UIView())
        outer.addSubview(card)
        outer.addSubview(other)
        card.addSubview(label)
        let edge = card.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        let across = label.topAnchor.constraint(equalTo: other.bottomAnchor)
        let inside = label.topAnchor.constraint(equalTo: card.topAnchor)
        let size = card.widthAnchor.constraint(equalToConstant: 10)
        let guided = label.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor)
        let beside = other.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        NSLayoutConstraint.activate([edge, across, inside, size, guided, beside])
        card.removeFromSuperview()
        #expect([edge, across, guided].allSatisfy { !$0.isActive } && outer.constraints == [beside])
        #expect(inside.isActive && size.isActive && Set(card.constraints) == [inside, size])
        across.isActive = true
        #expect(!across.isActive)
        #expect(simulator.log.takeRaises().map { $0.contains("no common ancestor") } == [true])
        outer.addSubview(card)
        across.isActive = true
        #expect(across.isActive && outer.constraints == [beside, across])
    }

    @Test func `a view that changes its place among its neighbours keeps its constraints`() {
        let (outer, one, other) = (UIView(), UIView(), UIView())
        outer.addSubview(one)
        outer.addSubview(other)
        let edge = one.leadingAnchor.constraint(equalTo: other.leadingAnchor)
        edge.isActive = true
        outer.insertSubview(one, aboveSubview: other)
        #expect(outer.subviews == [other, one] && edge.isActive)
        outer.insertSubview(one, belowSubview: other)
        #expect(outer.subviews == [one, other] && edge.isActive)
        outer.addSubview(one)
        #expect(outer.subviews == [other, one] && edge.isActive)
    }
}
