#if canImport(UIKit)
    import CairnUIKitBinding
    import UIKit

    /// A column of texts, fields, buttons and choices that scrolls: as much layout as this app needs. Filled in `viewDidLoad`.
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

        /// Adds a text.
        @discardableResult
        func text(_ text: String = "") -> UILabel {
            add(label(text))
        }

        /// Adds a field for a line of text.
        @discardableResult
        func field(_ placeholder: String) -> UITextField {
            let field = UITextField()
            field.placeholder = placeholder
            field.borderStyle = .roundedRect
            return add(field)
        }

        /// Adds a button.
        @discardableResult
        func button(
            _ title: String, _ configuration: UIButton.Configuration = .plain(),
            tapped: @escaping @MainActor () -> Void
        ) -> UIButton {
            add(
                UIButton(
                    configuration: configuration, primaryAction: UIAction(title: title) { _ in tapped() }))
        }

        /// Adds a switch with its name before it.
        @discardableResult
        func toggle(_ name: String) -> UISwitch {
            let toggle = UISwitch()
            toggle.accessibilityLabel = name
            row(label(name), toggle)
            return toggle
        }

        /// Adds a choice between a few things with its name above it.
        @discardableResult
        func choice(_ name: String, of titles: [String]) -> UISegmentedControl {
            text(name)
            let segments = UISegmentedControl(items: titles)
            segments.accessibilityLabel = name
            return add(segments)
        }

        /// Adds a number that is raised and lowered.
        /// - Returns: The row that it stands in.
        func stepper(_ name: String, _ count: MutableProperty<Double>) -> UIView {
            let stepper = UIStepper()
            stepper.maximumValue = 99
            stepper.accessibilityLabel = name
            stepper.bind.value(\.value) <~> count
            let label = label()
            label.bind.text <~ count.map { "\(name): \(Int($0))" }
            return row(label, stepper)
        }

        /// Adds a place for a picture.
        func picture() -> UIImageView { add(UIImageView()) }

        /// Adds a wheel that does not turn yet.
        func wheel() -> UIActivityIndicatorView { add(UIActivityIndicatorView(style: .medium)) }

        private func label(_ text: String = "") -> UILabel {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            return label
        }

        @discardableResult
        private func row(_ label: UILabel, _ control: UIControl) -> UIView {
            let row = UIStackView(arrangedSubviews: [label, control])
            row.spacing = 16
            return add(row)
        }

        @discardableResult
        private func add<View: UIView>(_ view: View) -> View {
            column.addArrangedSubview(view)
            return view
        }
    }
#endif
