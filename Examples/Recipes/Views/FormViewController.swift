#if canImport(UIKit)
    import UIKit

    /// A column of texts, fields and buttons that scrolls: as much layout as the recipes need. It is filled once its view is
    /// loaded: by a closure, or by a subclass in `viewDidLoad`.
    class FormViewController: UIViewController {
        private let column = UIStackView()
        private let fill: (FormViewController) -> Void

        init(title: String, fill: @escaping (FormViewController) -> Void = { _ in }) {
            self.fill = fill
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
            column.translatesAutoresizingMaskIntoConstraints = false
            let scroller = UIScrollView()
            scroller.backgroundColor = .systemBackground
            scroller.addSubview(column)
            let content = scroller.contentLayoutGuide
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: content.topAnchor),
                column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                column.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor),
            ])
            view = scroller
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            fill(self)
        }

        /// Adds a text.
        @discardableResult
        func text(_ text: String = "") -> UILabel {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            return add(label)
        }

        /// Adds a field that says what is typed; what a password is, nobody sees.
        @discardableResult
        func field(_ placeholder: String, _ content: UITextContentType, typed: @escaping (String) -> Void)
            -> UITextField
        {
            let field = UITextField()
            field.placeholder = placeholder
            field.textContentType = content
            field.isSecureTextEntry = [.password, .newPassword].contains(content)
            field.borderStyle = .roundedRect
            field.autocapitalizationType = content == .name ? .words : .none
            field.addAction(
                UIAction { action in typed((action.sender as? UITextField)?.text ?? "") },
                for: .editingChanged)
            return add(field)
        }

        /// Adds a button.
        @discardableResult
        func button(
            _ title: String, _ configuration: UIButton.Configuration = .plain(), tapped: @escaping () -> Void
        ) -> UIButton {
            add(
                UIButton(
                    configuration: configuration, primaryAction: UIAction(title: title) { _ in tapped() }))
        }

        /// Adds a wheel that does not turn yet.
        func wheel() -> UIActivityIndicatorView { add(UIActivityIndicatorView(style: .medium)) }

        private func add<View: UIView>(_ view: View) -> View {
            column.addArrangedSubview(view)
            return view
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
