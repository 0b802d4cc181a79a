#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIAlertController {
        /// An alert, or an action sheet: UIKit takes the style for good as the controller is made.
        /// - Parameter whenPressed: Called at each button, before that asks for its route.
        static func showing(
            _ dialog: BoundDialog, style: UIAlertController.Style,
            whenPressed: @escaping @MainActor () -> Void
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
            if style == .alert { alert.preferredAction = dialog.preferredButton.map { alert.actions[$0] } }
            let texts = DialogTexts(of: alert, dialog)
            for field in dialog.fields {
                alert.addTextField { textField in
                    textField.show(field)
                    textField.delegate = texts
                    // A field does not keep its delegate: this action does.
                    textField.addAction(UIAction { _ in texts.changed() }, for: .editingChanged)
                }
            }
            texts.changed()
            return alert
        }

        fileprivate var texts: [String] { (textFields ?? []).map { $0.text ?? "" } }
    }

    /// Lets the buttons of an alert be pressed while the rules of its fields hold.
    private final class DialogTexts: NSObject, UITextFieldDelegate {
        private weak var alert: UIAlertController?
        private let dialog: BoundDialog

        init(of alert: UIAlertController, _ dialog: BoundDialog) {
            (self.alert, self.dialog) = (alert, dialog)
        }

        func changed() {
            guard let alert else { return }
            for (index, action) in alert.actions.enumerated() {
                action.isEnabled = dialog.isEnabled(index, texts: alert.texts)
            }
        }

        /// UIKit's return key presses a button that is disabled, too, and what was typed would be lost.
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            guard let alert, textField === alert.textFields?.last else { return true }
            return alert.actions.allSatisfy(\.isEnabled)
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
