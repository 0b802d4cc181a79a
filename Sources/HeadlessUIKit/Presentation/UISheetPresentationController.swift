/// Manages a sheet. Its heights are recorded; a finger's pull goes all the way at any height.
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier

        init(_ identifier: Identifier) {
            self.identifier = identifier
            super.init()
        }

        /// Half the screen, about.
        public class func medium() -> Detent { Detent(.medium) }
        /// The whole screen, about.
        public class func large() -> Detent { Detent(.large) }
    }

    open var detents: [Detent] = [.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// In points.
    open var preferredCornerRadius: CGFloat?

    /// Makes the changes; nothing moves.
    open func animateChanges(_ changes: () -> Void) { changes() }
}

/// Manages a popover: on a pad it needs something to point at.
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var sourceItem: AnyObject?
    open var barButtonItem: UIBarButtonItem?
    /// Where the arrow may be. Kept; nothing is drawn.
    open var permittedArrowDirections = UIPopoverArrowDirection.any

    var hasAnchor: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }
}

/// The sides a popover's arrow may point to.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1 << 0)
    public static let down = Self(rawValue: 1 << 1)
    public static let left = Self(rawValue: 1 << 2)
    public static let right = Self(rawValue: 1 << 3)
    public static let any: Self = [.up, .down, .left, .right]
}
