/// What a view that can be configured is like at the moment.
public protocol UIConfigurationState {}

/// What a cell is like at the moment.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
    /// Recorded: no cell here is disabled.
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isEditing = false
    /// Whether the cell's actions are shown.
    public var isSwiped = false
    init() {}
}

/// What a cell shows, as a value that makes the view for it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes the view that shows this configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration as it is to be while the cell is in that state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What is shown. A new one is shown at once.
    var configuration: any UIContentConfiguration { get set }
}

/// What a row of a list says: a text, a second one, an image.
public struct UIListContentConfiguration: UIContentConfiguration, @unchecked Sendable {
    /// How a text looks. Recorded; only the style of the font shows in an outline.
    public struct TextProperties: @unchecked Sendable {
        public var font: UIFont
        public var color: UIColor = .label
        public var alignment: UIListContentConfiguration.TextProperties.TextAlignment = .natural
        public var numberOfLines = 0
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
    }

    /// How an image looks. Recorded, of no effect.
    public struct ImageProperties: @unchecked Sendable {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
    }

    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    public var imageProperties = ImageProperties()
    /// Whether the second text stands beside the first, where there is room. Recorded, of no effect.
    public var prefersSideBySideTextAndSecondaryText = false
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8)

    private init(_ style: UIFont.TextStyle, _ second: UIFont.TextStyle = .subheadline, beside: Bool = false) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: style))
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second))
        prefersSideBySideTextAndSecondaryText = beside
    }

    @preconcurrency @MainActor public static func cell() -> UIListContentConfiguration { .init(.body) }
    @preconcurrency @MainActor public static func subtitleCell() -> UIListContentConfiguration {
        .init(.body)
    }
    @preconcurrency @MainActor public static func valueCell() -> UIListContentConfiguration {
        .init(.body, .body, beside: true)
    }
    @preconcurrency @MainActor public static func sidebarCell() -> UIListContentConfiguration { .init(.body) }
    @preconcurrency @MainActor public static func plainHeader() -> UIListContentConfiguration {
        .init(.headline)
    }
    @preconcurrency @MainActor public static func plainFooter() -> UIListContentConfiguration {
        .init(.footnote)
    }
    @preconcurrency @MainActor public static func groupedHeader() -> UIListContentConfiguration {
        .init(.footnote)
    }
    @preconcurrency @MainActor public static func groupedFooter() -> UIListContentConfiguration {
        .init(.footnote)
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Shows a list's configuration: its texts and its image.
open class UIListContentView: UIView, UIContentView {
    private let label = UILabel()
    private let second = UILabel()
    private let picture = UIImageView()

    open var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        for view in [picture, label, second] { addSubview(view) }
        show()
    }

    public required init?(coder: NSCoder) { nil }

    private func show() {
        guard let configuration = configuration as? UIListContentConfiguration else { return }
        label.text = configuration.text
        label.font = configuration.textProperties.font
        second.text = configuration.secondaryText
        second.font = configuration.secondaryTextProperties.font
        picture.image = configuration.image
    }
}
