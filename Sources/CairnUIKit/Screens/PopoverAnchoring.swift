#if canImport(UIKit) && !NO_SHEETS
    import Cairn
    import UIKit

    /// A screen's view controller that says where its popovers point, and its action sheets, which are popovers on a pad. Which
    /// view that is, only the view can know; the transition that presents the popover names none.
    ///
    /// Without it a popover stands in the middle of the window, with no arrow.
    @MainActor
    public protocol PopoverAnchoring: UIViewController {
        /// The view or bar button beside which the popover stands that this screen has opened; nil for the middle.
        /// - Parameter destination: What stands in it, a coordinator's before what that shows.
        func popoverAnchor(
            for destination: AnyDestination?
        ) -> (any UIPopoverPresentationControllerSourceItem)?
    }

    extension UIKitHost {
        /// On an iPad a popover raises without an anchor, and so does an action sheet, which is one there. On an iPhone an
        /// action sheet is one only where something is said to be its source, and then has no cancel button.
        func anchor(_ controller: UIViewController, showing node: Tree.Node.ID) {
            guard let popover = controller.popoverPresentationController else { return }
            let modal = navigator?.tree.modals.first { $0.node.part.id == node }
            let opener = modal.flatMap { known.controller(for: $0.opener) } as? any PopoverAnchoring
            // A coordinator's is what the opener knows of, and what is in it is not.
            let destination = modal?.node.destination ?? modal?.node.visible.destination
            if let item = opener?.popoverAnchor(for: destination) {
                popover.sourceItem = item
            } else if let window = placement.window,
                !(controller is UIAlertController && window.traitCollection.userInterfaceIdiom == .phone),
                let view = (chain.last ?? placement.bottom?.withModalsAbove.last)?.viewIfLoaded
            {
                // Not the window: it keeps its controllers, and a popover keeps what it points at.
                popover.sourceView = view
                let middle = CGRect(x: window.bounds.midX, y: window.bounds.midY, width: 0, height: 0)
                popover.sourceRect = view.convert(middle, from: window)
                popover.permittedArrowDirections = []
            }
        }
    }

    extension UIViewController {
        /// Whether it stands in a popover, or will once it is presented.
        var standsInPopover: Bool { popoverPresentationController != nil }
    }
#elseif canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        /// Nothing points at anything where there are no popovers.
        func anchor(_ controller: UIViewController, showing node: Tree.Node.ID) {}
    }

    extension UIViewController {
        var standsInPopover: Bool { false }
    }
#endif
