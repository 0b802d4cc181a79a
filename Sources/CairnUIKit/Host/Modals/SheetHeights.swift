#if canImport(UIKit)
    import Cairn
    import UIKit

    /// The heights of sheets, as UIKit has them.
    extension UIKitHost {
        #if NO_DETENTS
            func rest(_ layer: Int, at detent: Tree.ModalStyle.Detent) { done() }
        #else
            /// Has a sheet rest at another of its heights. Nothing has to wait for that.
            func rest(_ layer: Int, at detent: Tree.ModalStyle.Detent) {
                if !waiting.isEmpty, restWaiting(layer, at: detent) { return done() }
                let layers = layers
                if layers.indices.contains(layer), let sheet = layers[layer].sheetPresentationController {
                    if animates {
                        sheet.animateChanges { sheet.selectedDetentIdentifier = detent.identifier }
                    } else {
                        sheet.selectedDetentIdentifier = detent.identifier
                    }
                }
                done()
            }
        #endif
    }

    extension UIViewController {
        #if NO_DETENTS
            func takeHeights(of style: Tree.ModalStyle) {}
            func resting(_ style: Tree.ModalStyle) -> Tree.ModalStyle? { nil }
        #else
            /// Has its sheet, if it is presented in one, take the heights of a style.
            func takeHeights(of style: Tree.ModalStyle) {
                if style.saysHowSheetRests { sheetPresentationController?.show(style) }
            }

            /// A style as it rests in the sheet that presents this; nil for one that says nothing of the sheet.
            func resting(_ style: Tree.ModalStyle) -> Tree.ModalStyle? {
                style.saysHowSheetRests ? sheetPresentationController?.style(style) : nil
            }
        #endif
    }

    #if !NO_DETENTS
        extension UISheetPresentationController {
            /// Takes the heights of a style, and rests where that does.
            fileprivate func show(_ style: Tree.ModalStyle) {
                detents = style.detents.isEmpty ? [.large()] : style.detents.map(\.uiKits)
                selectedDetentIdentifier = style.detent?.identifier
                prefersGrabberVisible = style.hasGrabber
            }

            /// A style as it rests here. UIKit has the smallest where none is selected.
            fileprivate func style(_ style: Tree.ModalStyle) -> Tree.ModalStyle {
                let selected = style.detents.first { $0.identifier == selectedDetentIdentifier }
                return (selected ?? style.detents.first).map(style.resting) ?? style
            }
        }

        extension Tree.ModalStyle {
            fileprivate var saysHowSheetRests: Bool { !detents.isEmpty || hasGrabber }
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
#endif
