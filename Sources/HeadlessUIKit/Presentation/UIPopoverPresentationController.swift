/// Something that a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Manages a popover, which needs something to point at. Where there is little room it becomes a sheet, unless its
/// delegate says otherwise.
///
/// Its ``UIPresentationController/delegate`` may be a ``UIPopoverPresentationControllerDelegate``.
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    /// In the source view's coordinates, in points. Recorded: nothing is drawn.
    open var sourceRect = CGRect.null
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    open var barButtonItem: UIBarButtonItem?
    /// Where the arrow may be. Recorded: nothing is drawn.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Where the arrow is: the first that is permitted, once the popover is there; `unknown` before, and where it has
    /// become something else.
    open var arrowDirection: UIPopoverArrowDirection {
        guard presentedViewController.incoming?.shown === self else { return .unknown }
        return [.up, .down, .left, .right].first { permittedArrowDirections.contains($0) } ?? []
    }
    /// Views behind the popover that can be touched while it is there.
    open var passthroughViews: [UIView]?
    /// Recorded: nothing is drawn.
    open var canOverlapSourceViewRect = false
    open var backgroundColor: UIColor?
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The sheet that the popover becomes where there is little room. It may be set up at any time.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let storedSheet { return storedSheet }
        let made = UISheetPresentationController(presentedViewController, style: .pageSheet)
        made.delegate = delegate
        storedSheet = made
        return made
    }
    private var storedSheet: UISheetPresentationController?

    /// What the popover becomes in that style. It goes on to manage the presentation.
    func adaptive(as style: UIModalPresentationStyle) -> UIPresentationController {
        if style == .pageSheet || style == .formSheet { return adaptiveSheetPresentationController }
        let made = UIPresentationController(presentedViewController, style: style)
        made.delegate = delegate
        return made
    }

    var hasAnchor: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }

    override func willPresent() {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    }
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
    public static let unknown = Self(rawValue: .max)
}

/// As a modal's delegate, and told of popovers. Every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The last moment to give the popover something to point at.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
