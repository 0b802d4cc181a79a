/// What a screen says that has nothing to show: an image, a text, a second one, buttons. Since iOS 17.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, @unchecked Sendable {
    /// Where the content lies. Recorded, of no effect.
    public enum Alignment: Int, Sendable { case center, natural }

    /// How an image looks. Recorded, of no effect.
    public struct ImageProperties: @unchecked Sendable {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
    }

    /// How a text looks. Recorded; only the style of the font shows in an outline.
    public struct TextProperties: @unchecked Sendable {
        public var font: UIFont
        public var color: UIColor = .label
        public var numberOfLines = 0
    }

    /// What a button does.
    public struct ButtonProperties: @unchecked Sendable {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2))
    public var secondaryText: String?
    public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .body))
    /// The button. It is there once it has a title or an image.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 16, bottom: 8, trailing: 16)
    public var imageToTextPadding: CGFloat = 0
    public var textToSecondaryTextPadding: CGFloat = 0
    public var textToButtonPadding: CGFloat = 0
    public var buttonToSecondaryButtonPadding: CGFloat = 0
    enum Kind { case empty, loading, search }
    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// With nothing in it.
    public static func empty() -> UIContentUnavailableConfiguration { .init(.empty) }

    /// A wheel that turns, and a text that says so.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.loading)
        configuration.text = "Loading…"
        return configuration
    }

    /// That nothing was found; for a state that has a text that is searched for, nothing for that.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.search)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard kind == .search, text == "No Results",
            let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty
        else { return self }
        var configuration = self
        configuration.text = "No Results for “\(searched)”"
        return configuration
    }
}

/// What a controller is like that may have nothing to show.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Sendable {
    public var traitCollection: UITraitCollection
    /// The text in the search bar of the controller's search; nil without one.
    public var searchText: String?

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Shows a configuration of content that is not there.
open class UIContentUnavailableView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration { didSet { show() } }

    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        show()
    }

    public required init?(coder: NSCoder) { nil }

    private func show() {
        for view in subviews { view.removeFromSuperview() }
        guard let configuration = configuration as? UIContentUnavailableConfiguration else { return }
        if configuration.kind == .loading {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            addSubview(wheel)
        } else if let image = configuration.image {
            addSubview(UIImageView(image: image))
        }
        add(configuration.text, configuration.textProperties)
        add(configuration.secondaryText, configuration.secondaryTextProperties)
        add(configuration.button, configuration.buttonProperties)
        add(configuration.secondaryButton, configuration.secondaryButtonProperties)
    }

    private func add(_ text: String?, _ properties: UIContentUnavailableConfiguration.TextProperties) {
        guard let text else { return }
        let label = UILabel()
        label.text = text
        label.font = properties.font
        addSubview(label)
    }

    private func add(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        guard configuration.title != nil || configuration.image != nil else { return }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        addSubview(button)
    }
}
