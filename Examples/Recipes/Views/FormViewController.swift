#if canImport(UIKit)
    import UIKit

    /// A column of fields and buttons: as much layout as this sample needs.
    class FormViewController: UIViewController {
        private let column = UIStackView()

        init(title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func loadView() {
            column.axis = .vertical
            column.spacing = 16
            column.isLayoutMarginsRelativeArrangement = true
            column.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 24, leading: 24, bottom: 24, trailing: 24)
            column.backgroundColor = .systemBackground
            column.addArrangedSubview(UIView())
            view = column
        }

        /// Adds a text.
        @discardableResult
        func text(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            add(label)
            return label
        }

        /// Adds a field that says what is typed.
        @discardableResult
        func field(_ placeholder: String, secure: Bool = false, typed: @escaping (String) -> Void)
            -> UITextField
        {
            let field = UITextField()
            field.placeholder = placeholder
            field.isSecureTextEntry = secure
            field.borderStyle = .roundedRect
            field.autocapitalizationType = .none
            field.addAction(
                UIAction { action in typed((action.sender as? UITextField)?.text ?? "") },
                for: .editingChanged)
            add(field)
            return field
        }

        /// Adds a button.
        @discardableResult
        func button(
            _ title: String, _ configuration: UIButton.Configuration = .plain(), tapped: @escaping () -> Void
        ) -> UIButton {
            let button = UIButton(
                configuration: configuration, primaryAction: UIAction(title: title) { _ in tapped() })
            add(button)
            return button
        }

        /// Adds a wheel that does not turn yet.
        func wheel() -> UIActivityIndicatorView {
            let wheel = UIActivityIndicatorView(style: .medium)
            add(wheel)
            return wheel
        }

        /// The last place belongs to an empty view, which takes the space that is left.
        private func add(_ view: UIView) {
            loadViewIfNeeded()
            column.insertArrangedSubview(view, at: column.arrangedSubviews.count - 1)
        }
    }

    extension UIActivityIndicatorView {
        /// Whether it turns, as something that can be set.
        var isTurning: Bool {
            get { isAnimating }
            set { newValue ? startAnimating() : stopAnimating() }
        }
    }
#endif
