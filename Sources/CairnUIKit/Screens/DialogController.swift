#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIAlertController {
        /// An alert, or an action sheet: UIKit takes the style for good as the controller is made.
        /// - Parameter whenPressed: Called at each button, before that asks for its route.
        static func showing(
            _ dialog: BoundDialog, style: UIAlertController.Style = .alert,
            whenPressed: @escaping @MainActor () -> Void = {}
        ) -> UIAlertController {
            let alert = UIAlertController(title: dialog.title, message: dialog.message, preferredStyle: style)
            for (index, button) in dialog.buttons.enumerated() {
                alert.addAction(
                    UIAlertAction(title: button.label, style: .init(button.role)) { [weak alert] _ in
                        let texts = alert?.texts ?? []
                        whenPressed()
                        dialog.pressed(index, texts: texts)
                    })
            }
            for field in dialog.fields {
                alert.addTextField { [weak alert] textField in
                    textField.show(field)
                    textField.addAction(
                        UIAction { _ in alert?.enableButtons(of: dialog) }, for: .editingChanged)
                }
            }
            alert.enableButtons(of: dialog)
            return alert
        }

        private var texts: [String] { (textFields ?? []).map { $0.text ?? "" } }

        private func enableButtons(of dialog: BoundDialog) {
            for (index, action) in actions.enumerated() {
                action.isEnabled = dialog.isEnabled(index, texts: texts)
            }
        }

    }

    extension UITextField {
        fileprivate func show(_ field: DialogField) {
            placeholder = field.placeholder
            text = field.text
            isSecureTextEntry = field.kind == .password
            keyboardType =
                switch field.kind {
                case .plain, .password: .default
                case .email: .emailAddress
                case .number: .decimalPad
                }
            textContentType =
                switch field.kind {
                case .plain, .number: nil
                case .email: .emailAddress
                case .password: .password
                }
            if field.kind == .email { (autocapitalizationType, autocorrectionType) = (.none, .no) }
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
