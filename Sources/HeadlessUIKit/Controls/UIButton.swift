/// A button: a title, and what a tap on it does.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    /// How the button looks and what it says; its title goes before that of ``setTitle(_:for:)``.
    open var configuration: Configuration? { didSet { showTitle() } }
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    /// Called when the button is to show its state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }
    open var role: Role = .normal
    /// Opens when the button is held, or with ``UIControl/showsMenuAsPrimaryAction`` tapped.
    open var menu: UIMenu?
    /// Whether the button says which of its menu's actions is on; one is, the one chosen last.
    open var changesSelectionAsPrimaryAction = false
    public private(set) var buttonType: ButtonType = .custom
    private var titles: [State.RawValue: String] = [:]
    private var images: [State.RawValue: UIImage] = [:]
    private var colors: [State.RawValue: UIColor] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }

    @preconcurrency @MainActor
    public init(type buttonType: ButtonType) {
        super.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Makes a system button that performs the action, and says its title.
    @preconcurrency @MainActor
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    public override init(frame: CGRect, primaryAction: UIAction?) {
        super.init(frame: frame)
        adopt(primaryAction)
    }

    /// Makes a button that looks as configured and performs the action. Without a title of its own, the
    /// configuration takes that of the action.
    @preconcurrency @MainActor
    public init(configuration: Configuration, primaryAction: UIAction? = nil) {
        super.init(frame: .zero)
        buttonType = .system
        var configuration = configuration
        if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty {
            configuration.title = title
        }
        if configuration.image == nil { configuration.image = primaryAction?.image }
        self.configuration = configuration
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    /// Has the button show its state, on this line; and once more when something observable changes that was read for it.
    open func setNeedsUpdateConfiguration() {
        let update = {
            self.updateConfiguration()
            self.configurationUpdateHandler?(self)
        }
        noteReadingForConfiguration(update) { ($0 as? UIButton)?.setNeedsUpdateConfiguration() }
    }
    /// The place to show the state. ``configurationUpdateHandler`` is called after it.
    open func updateConfiguration() {}

    override func stateDidChange() {
        showTitle()
        setNeedsUpdateConfiguration()
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        styledTitles[state.rawValue] = nil
        showTitle()
    }
    open func title(for state: State) -> String? { titles[state.rawValue] }
    open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
    open func image(for state: State) -> UIImage? { images[state.rawValue] }
    /// Says its text, as ``setTitle(_:for:)``; how it looks is recorded.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        titles[state.rawValue] = title?.string
        styledTitles[state.rawValue] = title
        showTitle()
    }
    open func attributedTitle(for state: State) -> NSAttributedString? { styledTitles[state.rawValue] }
    private var styledTitles: [State.RawValue: NSAttributedString] = [:]
    /// Behind title and image. Recorded, of no effect.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state.rawValue] = image }
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] }
    private var backgrounds: [State.RawValue: UIImage] = [:]
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
    open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] }

    /// The title for the present state, or else the normal one.
    open var currentTitle: String? {
        chosenTitle ?? configuration?.title ?? titles[state.rawValue] ?? titles[State.normal.rawValue]
    }
    private var chosenTitle: String? {
        guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
        return menu.selectedElements.first?.title
    }

    open override func performPrimaryAction() {
        if showsMenuAsPrimaryAction, let menu { return open(menu) }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.performPrimaryAction()
    }

    private func open(_ menu: UIMenu) {
        Simulator.current.openMenu = OpenMenu(menu, sender: self, isChoice: changesSelectionAsPrimaryAction)
        sendActions(for: .menuActionTriggered)
    }

    override func tapped() {
        if showsMenuAsPrimaryAction, let menu {
            sendActions(for: .touchDown)
            return open(menu)
        }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.tapped()
    }

    open var currentImage: UIImage? {
        configuration?.image ?? images[state.rawValue] ?? images[State.normal.rawValue]
    }
    /// The title of the present state with its attributes, or else the normal one's.
    open var currentAttributedTitle: NSAttributedString? {
        styledTitles[titles[state.rawValue] == nil ? State.normal.rawValue : state.rawValue]
    }
    /// The title, as a label of its own: what is set on it stays, and its text is ``currentTitle``. Setting its text says nothing
    /// to a person: use ``setTitle(_:for:)``.
    open var titleLabel: UILabel? {
        let label = storedLabel ?? UILabel()
        if storedLabel == nil {
            storedLabel = label
            addSubview(label)
        }
        showTitle()
        return label
    }
    private var storedLabel: UILabel?
    /// The image, in a view of its own, as ``titleLabel``.
    open var imageView: UIImageView? {
        let view = storedImageView ?? UIImageView()
        if storedImageView == nil {
            storedImageView = view
            addSubview(view)
        }
        view.image = currentImage
        return view
    }
    private var storedImageView: UIImageView?
    /// Room around what the button shows. Recorded, of no effect.
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// What the label was given last.
    private var labelled: (text: String?, styled: NSAttributedString?)

    /// Gives the label the title, if that is another than it had.
    private func showTitle() {
        guard let storedLabel else { return }
        let text = currentTitle
        let styled = currentAttributedTitle.flatMap { $0.string == text ? $0 : nil }
        guard labelled.text != text || labelled.styled !== styled else { return }
        labelled = (text, styled)
        if let styled { storedLabel.attributedText = styled } else { storedLabel.text = text }
    }
}

extension UIButton {
    /// How a button looks and what it says.
    public struct Configuration: Hashable, @unchecked Sendable {
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        enum Look: Sendable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, prominent
            case glass, prominentGlass, clearGlass, prominentClearGlass
        }

        public var title: String?
        /// The title with its attributes, until it is another. Setting it replaces the title.
        public var attributedTitle: AttributedString? {
            get { styledTitle.flatMap { String($0.characters) == title ? $0 : nil } }
            set {
                styledTitle = newValue
                title = newValue.map { String($0.characters) }
            }
        }
        private var styledTitle: AttributedString?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var titleAlignment = TitleAlignment.automatic
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        /// Whether a wheel turns in the place of the image.
        public var showsActivityIndicator = false
        let look: Look

        private init(_ look: Look) { self.look = look }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.borderless) }
        public static func bordered() -> Configuration { Configuration(.bordered) }
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        // Since iOS 26.
        public static func glass() -> Configuration { Configuration(.glass) }
        public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
        public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
        public static func prominentClearGlass() -> Configuration { Configuration(.prominentClearGlass) }
        public static func borderedProminent() -> Configuration { Configuration(.prominent) }
    }
}
