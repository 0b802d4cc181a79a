#if canImport(UIKit)
    import Cairn
    import UIKit

    /// The styles of modals, as UIKit names them.
    extension UIModalPresentationStyle {
        #if NO_SHEETS
            init(_ style: Tree.ModalStyle) {
                self =
                    style.isCustom ? .custom : style.plain == .overFullScreen ? .overFullScreen : .fullScreen
            }

            /// What is not the window's whole is not there.
            var ofPart: Tree.ModalStyle? { nil }

            /// What UIKit makes of it by itself where there is little room; `.none` where it stays as it is.
            var inLittleRoom: UIModalPresentationStyle { .none }
        #else
            init(_ style: Tree.ModalStyle) {
                self =
                    switch style.plain {
                    case .sheet: .pageSheet
                    case .formSheet: .formSheet
                    case .popover: .popover
                    case .overFullScreen: .overFullScreen
                    default: style.isCustom ? .custom : .fullScreen
                    }
            }

            /// The style of a modal that leaves part of the window to others; nil for any other.
            var ofPart: Tree.ModalStyle? {
                switch self {
                case .automatic, .pageSheet: .sheet
                case .formSheet: .formSheet
                case .popover: .popover
                default: nil
                }
            }

            /// What UIKit makes of it by itself where there is little room; `.none` where it stays as it is.
            var inLittleRoom: UIModalPresentationStyle { self == .popover ? .pageSheet : .none }
        #endif
    }
#endif
