extension UIView {
    /// A rectangle of this view's in the coordinates of another; without one, in those of the window. Nothing is
    /// turned or scaled, so only origins count.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let (mine, other) = (originInWindow, view?.originInWindow ?? .zero)
        return rect.offsetBy(dx: mine.x - other.x, dy: mine.y - other.y)
    }

    /// A rectangle of another view's, or without one of the window's, in the coordinates of this one.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let (mine, other) = (originInWindow, view?.originInWindow ?? .zero)
        return rect.offsetBy(dx: other.x - mine.x, dy: other.y - mine.y)
    }

    /// A point of this view's in the coordinates of another; without one, in those of the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: view).origin
    }

    /// A point of another view's, or without one of the window's, in the coordinates of this one.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: view).origin
    }

    /// A point of the superview's in the coordinates of this view, without the way to the window and back.
    func convertFromSuperview(_ point: CGPoint) -> CGPoint {
        guard !(self is UIWindow) else { return convert(point, from: superview) }
        return CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    }

    /// Where the origin of this view's own coordinates lies.
    private var originInWindow: CGPoint {
        var origin = CGPoint(x: -bounds.minX, y: -bounds.minY)
        guard !(self is UIWindow) else { return origin }
        let outer = superview?.originInWindow ?? .zero
        origin.x += frame.minX + outer.x
        origin.y += frame.minY + outer.y
        return origin
    }
}
