#if canImport(UIKit) && !NO_DETENTS
    import UIKit

    /// Hears a finger that drags a sheet to another height.
    extension SheetListener: UISheetPresentationControllerDelegate {
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheet: UISheetPresentationController
        ) {
            (next as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier?(sheet)
            guard motion.touched(self, mayGoBack: false) else { return }
            motion.restSoon()
        }
    }
#endif
