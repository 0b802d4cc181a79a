/// A cell with views behind what it shows.
@MainActor
protocol BackedCell: UIView {
    var backgroundView: UIView? { get }
    var selectedBackgroundView: UIView? { get }
    var configurationState: UICellConfigurationState { get }
}

extension BackedCell {
    /// Has the background lie behind all, and the one for a selected cell right before it as long as the cell is selected or lit.
    /// - Parameter old: what one of them was before.
    func layBackgrounds(insteadOf old: UIView? = nil) {
        let isLit = configurationState.isSelected || configurationState.isHighlighted
        let wanted = [isLit ? selectedBackgroundView : nil, backgroundView].compactMap(\.self)
        for view in [old, selectedBackgroundView].compactMap(\.self)
        where view.superview === self && !wanted.holds(view) {
            view.removeFromSuperview()
        }
        for view in wanted {
            if view.superview === self { sendSubviewToBack(view) } else { insertSubview(view, at: 0) }
        }
    }
}
