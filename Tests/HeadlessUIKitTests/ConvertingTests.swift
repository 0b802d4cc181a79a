import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ConvertingTests: World {
    @Test func `a rectangle is converted by the origins between`() {
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        let outer = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
        outer.addSubview(inner)
        a.view.addSubview(outer)
        host(a)
        #expect(inner.convert(inner.bounds, to: a.view) == CGRect(x: 105, y: 206, width: 10, height: 10))
        #expect(a.view.convert(CGRect(x: 105, y: 206, width: 1, height: 1), to: inner).origin == .zero)
        outer.bounds.origin = CGPoint(x: 0, y: 6)
        #expect(inner.convert(inner.bounds, to: nil).origin == CGPoint(x: 105, y: 200))
    }
}
