/// Something that a view lets people do with it.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view it was added to.
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// Has a long press on a view open a menu.
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    @preconcurrency @MainActor public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Says which menu a long press opens.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu, made when it is needed; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The preview was tapped. Optional.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

/// Makes the menu, given what the system suggests, which is nothing here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes the preview, when its menu opens. Its view is loaded, and it hears nothing of appearing.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A menu that is made when a long press opens it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: (any NSCopying)?
    private let previewProvider: UIContextMenuContentPreviewProvider?
    private let actionProvider: UIContextMenuActionProvider?

    @preconcurrency @MainActor public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    func makeMenu() -> UIMenu? { actionProvider?([]) }

    func makePreview(_ tell: @escaping (MenuPreview) -> Void) -> MenuPreview? {
        previewProvider?().map { MenuPreview($0, tell: tell) }
    }
}

extension UIView {
    /// Whether a long press would ask for a menu: of this view, or of one around it.
    var contextMenuInteraction: UIContextMenuInteraction? {
        var next: UIView? = self
        while let view = next {
            if view.hears {
                for case let interaction as UIContextMenuInteraction in view.interactions {
                    return interaction
                }
            }
            next = view.parentView
        }
        return nil
    }
}
