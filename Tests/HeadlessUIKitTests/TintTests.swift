import Testing
import UIKit

@MainActor @Suite(.simulator)
final class TintTests: World {
    private final class Tinted: UIView {
        var told = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            told += 1
        }
    }

    private let (outer, inner, own) = (Tinted(), Tinted(), Tinted())
    private var told: [Int] { [outer.told, inner.told, own.told] }

    private func nest() {
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintColor = .green
        own.told = 0
    }

    @Test func `a tint is that of the view, or of the nearest around it`() {
        #expect(inner.tintColor == .tintColor)
        nest()
        outer.tintColor = .red
        #expect(inner.tintColor == .red && own.tintColor == .green)
        inner.tintColor = .blue
        inner.tintColor = nil
        #expect(inner.tintColor == .red)
    }

    @Test func `a view is told of another tint, by code or with the view it lies in`() {
        nest()
        outer.tintColor = .red
        #expect(told == [1, 1, 0])
        outer.tintColor = .red
        #expect(told == [1, 1, 0])
        inner.removeFromSuperview()
        #expect(inner.told == 2 && inner.tintColor == .tintColor)
        outer.addSubview(inner)
        #expect(inner.told == 3 && inner.tintColor == .red)
    }

    @Test func `a dimmed tint is another, in all that lies in the view`() {
        nest()
        #expect(inner.tintAdjustmentMode == .normal)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
        #expect(told == [1, 1, 1])
        #expect(own.tintColor != .green)
        own.tintAdjustmentMode = .normal
        #expect(own.tintColor == .green && own.told == 2)
    }
}
