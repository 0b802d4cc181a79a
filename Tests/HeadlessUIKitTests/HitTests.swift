import Testing
import UIKit

@MainActor @Suite(.simulator)
final class HitTests: World {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private let front = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    private let leaf = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))

    private func nest() {
        outer.addSubview(back)
        outer.addSubview(front)
        front.addSubview(leaf)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { outer.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test func `a hit is on the innermost view at a point, and in front before behind`() {
        nest()
        #expect(hit(30, 30) === leaf)
        #expect(hit(50, 50) === front)
        #expect(hit(12, 12) === back)
        #expect(hit(90, 90) === outer)
        #expect(hit(100, 90) == nil)
    }

    @Test func `a hit passes over what is hidden, transparent or without interaction, and all in it`() {
        nest()
        front.isHidden = true
        #expect(hit(30, 30) === back)
        front.isHidden = false
        front.alpha = 0.005
        #expect(hit(30, 30) === back)
        front.alpha = 0.01
        #expect(hit(30, 30) === leaf)
        front.isUserInteractionEnabled = false
        #expect(hit(30, 30) === back)
        let disabled = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        disabled.isEnabled = false
        outer.addSubview(disabled)
        #expect(hit(30, 30) === disabled)
    }

    @Test func `each view on the way is asked in its own coordinates, wherever it was scrolled to`() {
        final class Asked: UIView {
            var points: [CGPoint] = []
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                points.append(point)
                return super.hitTest(point, with: event)
            }
        }
        let chain = (0..<5).map { Asked(frame: CGRect(x: $0, y: 2, width: 100, height: 100)) }
        for (outer, inner) in zip(chain, chain.dropFirst()) { outer.addSubview(inner) }
        chain[1].bounds.origin = CGPoint(x: 0, y: 30)
        chain[3].bounds.origin = CGPoint(x: -4, y: 1)
        back.addSubview(chain[0])
        outer.addSubview(back)
        a.view.addSubview(outer)
        host(a)
        #expect(hit(50, 40) === chain[4])
        for view in chain { #expect(view.points == [view.convert(CGPoint(x: 50, y: 40), from: outer)]) }
    }

    @Test func `what lies outside its superview is not hit, unless that says the point is inside`() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
        }
        final class Through: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let wide = Wide(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let through = Through(frame: outer.bounds)
        for parent in [outer, wide] {
            let child = UIView(frame: CGRect(x: 120, y: 0, width: 20, height: 20))
            parent.addSubview(child)
            #expect((parent.hitTest(CGPoint(x: 130, y: 5), with: nil) === child) == (parent === wide))
        }
        outer.addSubview(through)
        #expect(hit(50, 50) === outer)
    }
}
