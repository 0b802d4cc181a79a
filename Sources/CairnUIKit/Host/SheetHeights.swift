#if canImport(UIKit)
    import Cairn
    import UIKit

    /// The heights of sheets, as UIKit has them.
    extension UIKitHost {
        /// Has a sheet rest at another of its heights. Nothing has to wait for that.
        func rest(_ layer: Int, at detent: Tree.ModalStyle.Detent) {
            let chain = chain
            if chain.indices.contains(layer), let sheet = chain[layer].sheetPresentationController {
                if animates {
                    sheet.animateChanges { sheet.selectedDetentIdentifier = detent.identifier }
                } else {
                    sheet.selectedDetentIdentifier = detent.identifier
                }
            }
            done()
        }
    }

    extension UISheetPresentationController {
        /// Takes the heights of a style, and rests where that does.
        func show(_ style: Tree.ModalStyle) {
            detents = style.detents.isEmpty ? [.large()] : style.detents.map(\.uiKits)
            selectedDetentIdentifier = style.detent?.identifier
            prefersGrabberVisible = style.hasGrabber
        }

        /// A style as it rests here. UIKit has the smallest where none is selected.
        func style(_ style: Tree.ModalStyle) -> Tree.ModalStyle {
            let selected = style.detents.first { $0.identifier == selectedDetentIdentifier }
            return (selected ?? style.detents.first).map(style.resting) ?? style
        }
    }

    extension Tree.ModalStyle.Detent {
        fileprivate var identifier: UISheetPresentationController.Detent.Identifier {
            switch self {
            case .medium: .medium
            case .large: .large
            case .height: .init("cairn.\(self)")
            }
        }

        @MainActor
        fileprivate var uiKits: UISheetPresentationController.Detent {
            switch self {
            case .medium: .medium()
            case .large: .large()
            case .height(let points):
                .custom(identifier: identifier) { min(CGFloat(points), $0.maximumDetentValue) }
            }
        }
    }
#endif
