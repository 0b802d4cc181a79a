/// The screen of the current simulator.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The current simulator's screen.
    public class var main: UIScreen { Simulator.current.screen }

    /// In points; 390 by 844 unless a test sets it. Views that are in a window do not follow a change.
    open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// Pixels for a point.
    open var scale: CGFloat { 3 }

    @MainActor override init() { super.init() }
}

/// What kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad
}

/// The device of the current simulator.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The current simulator's device.
    public class var current: UIDevice { Simulator.current.device }

    /// Phone or pad: chosen when the simulator is made.
    open internal(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .phone

    @MainActor override init() { super.init() }
}
