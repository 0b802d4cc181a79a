import CairnInspector

/// An app that runs somewhere and takes orders.
@MainActor
protocol AppLink: AnyObject {
    func send(_ order: Order)
    /// Ends it, whatever it does just now. Nothing is told of it any more.
    func end()
}

/// What comes from an app.
enum AppEvent: Sendable {
    case told(AppNews)
    /// It wrote this to standard error.
    case wrote(String)
    /// Its process has ended: by this signal, or by itself with this status.
    case ended(signal: Int32?, status: Int32)
}

/// Launches an app on a device, by a link if there is one.
typealias AppLauncher =
    @MainActor (Wire.Device, String?, _ hear: @escaping @MainActor (AppEvent) -> Void) throws -> any AppLink

extension Int32 {
    /// What ended a process, in words.
    var signalName: String {
        switch self {
        case 4, 5: "it trapped (signal \(self))"
        case 6: "it aborted (signal 6)"
        case 9: "it was killed (signal 9)"
        case 11: "it read or wrote where it must not (signal 11)"
        default: "signal \(self) ended it"
        }
    }
}
