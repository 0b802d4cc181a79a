/// A row of a table.
open class UITableViewCell: UIView, BackedCell {
    /// Where the two labels stand.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// What stands at the end of the row.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// How a table parts its rows. Recorded, of no effect.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    /// How a selected row looks. With `none` it looks as any other; it is selected all the same.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// What editing offers.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// What it was registered or made as; cells of one identifier take each other's place.
    open private(set) var reuseIdentifier: String?
    let style: CellStyle
    /// Holds what the row shows.
    open private(set) lazy var contentView: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
    open var accessoryType: AccessoryType = .none
    open var editingAccessoryType: AccessoryType = .none
    /// Stands in the place of the accessory.
    open var accessoryView: UIView? {
        didSet {
            guard oldValue !== accessoryView else { return }
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
        }
    }
    open var selectionStyle: SelectionStyle = .default
    open var isSelected: Bool {
        get { configurationState.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { configurationState.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open var isEditing: Bool {
        get { configurationState.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var indentationLevel = 0
    open var separatorInset = UIEdgeInsets.zero
    /// Behind all else in the cell.
    open var backgroundView: UIView? {
        didSet { if oldValue !== backgroundView { layBackgrounds(insteadOf: oldValue) } }
    }
    /// Right before the background, as long as the cell is selected or lit.
    open var selectedBackgroundView: UIView? {
        didSet { if oldValue !== selectedBackgroundView { layBackgrounds(insteadOf: oldValue) } }
    }
    /// What the cell is like at the moment.
    open internal(set) var configurationState = UICellConfigurationState()
    /// Called when the cell is to show its state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }
    open var automaticallyUpdatesContentConfiguration = true
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// The main label. Nil once the cell shows a content configuration.
    open var textLabel: UILabel? { contentConfiguration == nil ? mainLabel : nil }
    /// The second label. Nil in the default style, and once the cell shows a content configuration.
    open var detailTextLabel: UILabel? {
        contentConfiguration == nil && style != .default ? secondLabel : nil
    }
    /// Nil once the cell shows a content configuration.
    open var imageView: UIImageView? { contentConfiguration == nil ? picture : nil }
    private lazy var picture = added(UIImageView())
    private lazy var mainLabel = added(UILabel())
    private lazy var secondLabel: UILabel = {
        _ = mainLabel
        return added(UILabel())
    }()

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    @preconcurrency @MainActor public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Archives are not modelled: a cell of the default style.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(frame: .zero)
    }

    /// How a table makes the cells of a registered class. It is not UIKit's; apps have no use for it.
    public required convenience init(registeredAs identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    private func added<View: UIView>(_ view: View) -> View {
        contentView.addSubview(view)
        return view
    }

    /// A configuration in the cell's style, to be filled in and set as ``contentConfiguration``.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        case .default: .cell()
        }
    }

    /// What the cell shows. Its view takes the place of the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            guard let contentConfiguration else { return resetContent() }
            let configured = contentConfiguration.updated(for: configurationState)
            if let content = contentView as? any UIView & UIContentView,
                type(of: content.configuration) == type(of: configured)
            {
                content.configuration = configured
            } else {
                replaceContent(with: configured.makeContentView())
            }
        }
    }

    private func resetContent() { replaceContent(with: UIView()) }

    private func replaceContent(with view: UIView) {
        contentView.removeFromSuperview()
        contentView = view
        insertSubview(view, at: 0)
        layBackgrounds()
    }

    /// Called before a cell that left the screen is used for another row. An override calls super.
    open func prepareForReuse() {}

    open func setSelected(_ selected: Bool, animated: Bool) {
        configurationState.isSelected = selected
        layBackgrounds()
        setNeedsUpdateConfiguration()
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        configurationState.isHighlighted = highlighted
        layBackgrounds()
        setNeedsUpdateConfiguration()
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        configurationState.isEditing = editing
        setNeedsUpdateConfiguration()
    }

    func showSwiped(_ isSwiped: Bool) {
        configurationState.isSwiped = isSwiped
        setNeedsUpdateConfiguration()
    }

    /// Has the cell show its state, on this line; and once more when something observable changes that was read for it.
    open func setNeedsUpdateConfiguration() {
        noteReadingForConfiguration({ updateConfiguration(using: configurationState) }) {
            ($0 as? UITableViewCell)?.setNeedsUpdateConfiguration()
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
}

/// A header or footer of a section.
open class UITableViewHeaderFooterView: UIView {
    open private(set) var reuseIdentifier: String?
    open private(set) lazy var contentView: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
    /// The label. Nil once a content configuration is shown.
    open var textLabel: UILabel? { contentConfiguration == nil ? label : nil }
    private lazy var label: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        contentView.addSubview(label)
        return label
    }()

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    @preconcurrency @MainActor public convenience init() { self.init(reuseIdentifier: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How a table makes the views of a registered class. It is not UIKit's; apps have no use for it.
    public required convenience init(registeredAs identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    /// A configuration to be filled in and set as ``contentConfiguration``.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

    /// What it shows. Its view takes the place of the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            contentView.removeFromSuperview()
            contentView = contentConfiguration?.makeContentView() ?? UIView()
            addSubview(contentView)
        }
    }

    /// Called before a view that left the screen is used for another section. An override calls super.
    open func prepareForReuse() {}
}
