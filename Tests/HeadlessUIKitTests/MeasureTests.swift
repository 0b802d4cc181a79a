import Testing
import UIKit

@MainActor @Suite(.simulator)
final class MeasureTests: World {
    @Test func `a view without a wish fits as it is, and one with a wish as it would like`() {
        final class Square: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
            override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
        }
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 30))
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: UIView.noIntrinsicMetric))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 10, height: 30))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 5, y: 5, width: 10, height: 30))
        let square = Square()
        square.sizeToFit()
        #expect(square.bounds.size == CGSize(width: 20, height: 20))
    }

    @Test func `two subviews change places`() {
        let (outer, views) = (UIView(), [UIView(), UIView(), UIView()])
        for view in views { outer.addSubview(view) }
        outer.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(outer.subviews == [views[2], views[1], views[0]])
    }

    @Test func `transforms are done one after another, and taken back`() {
        let point = CGPoint(x: 1, y: 2)
        let moved = CGAffineTransform(translationX: 10, y: 0)
        let scaled = CGAffineTransform(scaleX: 2, y: 3)
        #expect(point.applying(moved.concatenating(scaled)) == CGPoint(x: 22, y: 6))
        #expect(point.applying(moved.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 6))
        #expect(point.applying(scaled.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 6))
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
        let both = moved.concatenating(scaled)
        #expect(point.applying(both).applying(both.inverted()) == point)
        #expect(UIView().transform.isIdentity && !moved.isIdentity)
    }
}
