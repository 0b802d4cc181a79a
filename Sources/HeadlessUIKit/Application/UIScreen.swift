/// The screen of the current simulator.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    /// The current simulator's screen.
    public class var main: UIScreen { Simulator.current.screen }

    /// In points: 390 by 844 on a phone, 820 by 1180 on a pad, held upright.
    open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// Pixels for a point.
    open var scale: CGFloat { traitCollection.displayScale }

    /// The device's traits.
    open var traitCollection: UITraitCollection { Simulator.current.traits }
    /// Never called: nothing is a screen's to adapt.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    @MainActor override init() { super.init() }
}

extension CGRect {
    /// Of a bar that is as wide as the screen. Nothing lays it out when that turns.
    @MainActor
    static func bar(height: CGFloat) -> CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
    }
}
