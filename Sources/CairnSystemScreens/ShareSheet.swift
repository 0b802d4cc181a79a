import Cairn

/// The system's list of what can be done with some items. Present it as `.popover`, which on a phone is a sheet: on an
/// iPad the system asks for one.
///
/// A list that was closed without a choice answers nothing, and is left.
public struct ShareSheet: SystemScreen, CustomStringConvertible {
    /// One thing that is shared.
    public enum Item: Hashable, Sendable {
        /// Words.
        case text(String)
        /// A URL, from its scheme on. What is none is shared as text.
        case link(String)
        /// What lies at a path on this device.
        case file(path: String)
    }

    /// Something that can be done with the items, by the system's name for it.
    public struct Activity: Hashable, Sendable {
        /// As in `UIActivity.ActivityType`.
        public let rawValue: String

        /// The activity of that name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Copies to the pasteboard.
        public static let copy = Activity("com.apple.UIKit.activity.CopyToPasteboard")
        /// Sends by mail.
        public static let mail = Activity("com.apple.UIKit.activity.Mail")
        /// Sends as a message.
        public static let message = Activity("com.apple.UIKit.activity.Message")
        /// Sends to a device nearby.
        public static let airDrop = Activity("com.apple.UIKit.activity.AirDrop")
    }

    /// What became of it.
    public enum Answer: Hashable, Sendable {
        /// It was done; by what, where the system says so.
        case shared(by: Activity?)
        /// An activity was chosen, and failed, for this reason.
        case failed(String)
    }

    /// What is shared, in order.
    public let items: [Item]
    /// What is not offered.
    public let excluded: [Activity]

    /// Shares these items.
    public init(_ items: Item..., excluding excluded: [Activity] = []) {
        self.init(items, excluding: excluded)
    }

    /// Shares these items.
    public init(_ items: [Item], excluding excluded: [Activity] = []) {
        self.items = items
        self.excluded = excluded
    }

    /// What it is called in a tree, with nothing of what is in it.
    public var description: String { "shareSheet" }
}
