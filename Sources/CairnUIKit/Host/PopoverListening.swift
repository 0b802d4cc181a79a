#if canImport(UIKit) && !NO_SHEETS
    import UIKit

    extension SheetListener: UIPopoverPresentationControllerDelegate {
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
            (next as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation?(popover)
        }

        #if canImport(ObjectiveC) && !os(macOS)
            func popoverPresentationController(
                _ popover: UIPopoverPresentationController,
                willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
                in view: AutoreleasingUnsafeMutablePointer<UIView>
            ) {
                (next as? any UIPopoverPresentationControllerDelegate)?
                    .popoverPresentationController?(popover, willRepositionPopoverTo: rect, in: view)
            }
        #endif
    }
#endif
