#if canImport(UIKit) && !NO_SHEETS
    import UIKit

    extension SheetListener: UIPopoverPresentationControllerDelegate {
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
            (next as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation?(popover)
        }
    }
#endif
