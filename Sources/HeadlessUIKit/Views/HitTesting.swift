/// What a touch is part of. Here only for the methods that name it: the simulator's finger makes none.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    override init() { super.init() }
}

extension UIView {
    /// Where a finger would be: the frontmost first, and in there the innermost.
    func innermost(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let found = view.hitTest(view.convertFromSuperview(point), with: event) { return found }
        }
        return self
    }

    /// The view that hears of a finger on this one: the view itself, or else what the outermost that takes no touches lies in.
    var takingTouches: UIView? {
        var (hit, next): (UIView?, UIView?) = (self, self)
        while let around = next {
            next = around.parentView
            if !around.isUserInteractionEnabled { hit = next }
        }
        return hit
    }
}
