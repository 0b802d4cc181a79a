/// Something that can be done with what is shared. An app's own overrides the type, the title, whether it can be done,
/// and the doing.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Names an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
        public static let message = Self("com.apple.UIKit.activity.Message")
        public static let mail = Self("com.apple.UIKit.activity.Mail")
        public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
        public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
        public static let print = Self("com.apple.UIKit.activity.Print")
        public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
        public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
        public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
        public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    }

    /// Where an activity stands in the list. Recorded, of no effect.
    public enum Category: Int, Sendable { case action, share }

    @preconcurrency @MainActor public override init() { super.init() }

    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    /// What a person reads.
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    /// Whether it is listed for these items. No, unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// It was chosen: these are the items.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A controller that does it, and is presented; without one, ``perform()`` is called.
    open var activityViewController: UIViewController? { nil }
    /// Does it, and calls ``activityDidFinish(_:)``. Unless overridden, that is all.
    open func perform() { activityDidFinish(true) }

    /// It is done, or was given up.
    open func activityDidFinish(_ completed: Bool) {
        let finish = finish
        self.finish = nil
        finish?(completed)
    }

    var finish: ((Bool) -> Void)?
}

/// Gives what is shared when it is asked for.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Stands for the item, and tells of what kind it is.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item for that activity; nil for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Optional.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
