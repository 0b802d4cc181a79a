/// What kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown
    /// The top of the device is on the left: the interface is turned to the right.
    case landscapeLeft
    case landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device of the current simulator.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The current simulator's device.
    public class var current: UIDevice { Simulator.current.device }

    /// Phone or pad: chosen when the simulator is made.
    open internal(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .phone
    /// How the device is held. ``Simulator/rotate(to:)`` turns it.
    open internal(set) var orientation = UIDeviceOrientation.portrait
    private var listeners = 0

    /// A name of no person's: apps are told the model since iOS 16.
    open var name: String { model }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    open var systemVersion: String { "26.0" }
    /// The same in every run.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }

    /// Whether turning the device posts ``orientationDidChangeNotification``.
    open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
    /// Asks for ``orientationDidChangeNotification``. Calls nest.
    open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
    /// Takes back one ``beginGeneratingDeviceOrientationNotifications()``. Does nothing without one.
    open func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    @MainActor override init() { super.init() }
}
