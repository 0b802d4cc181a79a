#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import UIKit

    /// A column of texts, fields, buttons and choices: as much layout as this app needs.
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
        func text(_ text: String = "") -> UILabel {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            return add(label)
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
            row(name, toggle)
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
            let label = UILabel()
            label.bind.text <~ count.map { "\(Int($0))" }
            return row(name, label, stepper)
        }

        /// Adds a place for a picture.
        func picture() -> UIImageView { add(UIImageView()) }

        /// Adds a wheel that does not turn yet.
        func wheel() -> UIActivityIndicatorView { add(UIActivityIndicatorView(style: .medium)) }

        @discardableResult
        private func row(_ name: String, _ views: UIView...) -> UIView {
            let label = UILabel()
            label.text = name
            let row = UIStackView(arrangedSubviews: [label] + views)
            row.spacing = 16
            return add(row)
        }

        /// The last place belongs to an empty view, which takes the space that is left.
        @discardableResult
        private func add<View: UIView>(_ view: View) -> View {
            loadViewIfNeeded()
            column.insertArrangedSubview(view, at: column.arrangedSubviews.count - 1)
            return view
        }
    }
#endif
