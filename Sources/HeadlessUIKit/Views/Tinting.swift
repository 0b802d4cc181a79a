// A tint goes to all that lies in a view, until one of those has its own.
extension UIView {
    /// Whether a tint is dimmed; `automatic` as the view around it is.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    var inheritedTint: UIColor {
        let color = tint.color
        return tint.isDimmed ? color.dimmed : color
    }

    var inheritedTintMode: TintAdjustmentMode { tint.isDimmed ? .dimmed : .normal }

    /// What this view takes after, itself and those around it.
    var tint: Tint {
        Tint(
            color: firstAround { $0.storedTint } ?? .tintColor,
            isDimmed: firstAround { $0.storedTintMode == .automatic ? nil : $0.storedTintMode } == .dimmed)
    }

    struct Tint: Equatable {
        let color: UIColor
        let isDimmed: Bool
    }

    private func firstAround<Value>(_ own: (UIView) -> Value?) -> Value? {
        var next: UIView? = self
        while let view = next {
            if let value = own(view) { return value }
            next = view.parentView
        }
        return nil
    }

    /// Makes a change that may give this view, and those in it, another tint, and tells those it does.
    func changeTint(_ change: () -> Void) {
        Simulator.current.tintsVary = true
        let before = tint
        change()
        tellOfTint(before)
    }

    /// Tells this view, and those in it that take after it, if their tint is another than before.
    func tellOfTint(_ before: Tint) {
        let now = tint
        tellOfTint(color: now.color != before.color, mode: now.isDimmed != before.isDimmed)
    }

    private func tellOfTint(color: Bool, mode: Bool) {
        guard color || mode else { return }
        Simulator.current.update(self) { tintColorDidChange() }
        for view in subviews {
            view.tellOfTint(
                color: color && view.storedTint == nil, mode: mode && view.storedTintMode == .automatic)
        }
    }
}
