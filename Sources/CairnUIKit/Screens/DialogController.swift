#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIAlertController {
        /// An alert; the host makes it an action sheet where it is presented as one.
        static func showing(
            _ dialog: BoundDialog, style: UIAlertController.Style = .alert,
            whenPressed: @escaping @MainActor () -> Void = {}
        ) -> UIAlertController {
            let alert = UIAlertController(title: dialog.title, message: dialog.message, preferredStyle: style)
            for (index, button) in dialog.buttons.enumerated() {
                alert.addAction(
                    UIAlertAction(title: button.label, style: .init(button.role)) { _ in
                        whenPressed()
                        dialog.pressed(index)
                    })
            }
            return alert
        }

    }

    extension UIPopoverPresentationController {
        /// On an iPad a popover raises without an anchor, and so does an action sheet, which is one there.
        func anchor(inTheMiddleOf view: UIView) {
            sourceView = view
            sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
            permittedArrowDirections = []
        }
    }

    extension UIAlertAction.Style {
        init(_ role: DialogRole) {
            switch role {
            case .normal: self = .default
            case .destructive: self = .destructive
            case .cancel: self = .cancel
            }
        }
    }
#endif
