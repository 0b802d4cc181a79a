/// A view of a collection that can be used again: a cell, a header, a footer.
open class UICollectionReusableView: UIView {
    /// What it was registered as.
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) { super.init(frame: frame) }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How a collection makes the views of a registered class. It is not UIKit's; apps have no use for it.
    public required convenience init(registeredAs identifier: String) {
        self.init(frame: .zero)
        reuseIdentifier = identifier
    }

    /// Called before a view that left the screen is used again. An override calls super.
    open func prepareForReuse() {}
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView, BackedCell {
    /// Holds what the item shows.
    open private(set) lazy var contentView: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
    open var isSelected = false { didSet { show { $0.isSelected = isSelected } } }
    open var isHighlighted = false { didSet { show { $0.isHighlighted = isHighlighted } } }
    /// Behind all else in the cell.
    open var backgroundView: UIView? {
        didSet { if oldValue !== backgroundView { layBackgrounds(insteadOf: oldValue) } }
    }
    /// Right before the background, as long as the cell is selected or lit.
    open var selectedBackgroundView: UIView? {
        didSet { if oldValue !== selectedBackgroundView { layBackgrounds(insteadOf: oldValue) } }
    }
    /// What the cell is like at the moment.
    open private(set) var configurationState = UICellConfigurationState()
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    /// Called when the cell is to show its state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }
    open var automaticallyUpdatesContentConfiguration = true

    /// What the cell shows. Its view takes the place of the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            let configured = contentConfiguration?.updated(for: configurationState)
            if let configured, let content = contentView as? any UIView & UIContentView,
                type(of: content.configuration) == type(of: configured)
            {
                content.configuration = configured
                return
            }
            contentView.removeFromSuperview()
            contentView = configured?.makeContentView() ?? UIView()
            insertSubview(contentView, at: 0)
            layBackgrounds()
        }
    }

    /// Has the cell show its state, on this line; and once more when something observable changes that was read for it.
    open func setNeedsUpdateConfiguration() {
        noteReadingForConfiguration({ updateConfiguration(using: configurationState) }) {
            ($0 as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        }
    }

    /// Shows the state: calls ``configurationUpdateHandler``, or else updates the content configuration by itself.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if let configurationUpdateHandler { return configurationUpdateHandler(self, state) }
        guard automaticallyUpdatesContentConfiguration, let contentConfiguration,
            let content = contentView as? any UIView & UIContentView
        else { return }
        content.configuration = contentConfiguration.updated(for: state)
    }

    func show(_ change: (inout UICellConfigurationState) -> Void) {
        let before = configurationState
        change(&configurationState)
        guard configurationState != before else { return }
        layBackgrounds()
        setNeedsUpdateConfiguration()
    }
}

/// An item of a list: what it says, and what stands at its end.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0

    /// A configuration to be filled in and set as ``UICollectionViewCell/contentConfiguration``.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
