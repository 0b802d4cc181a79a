/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// - Parameter handler: called when a person chose this button, once the alert has disappeared.
    @preconcurrency @MainActor
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// An alert, or an action sheet.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    open var message: String?
    public let preferredStyle: Style
    /// The buttons, in the order they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields, in the order they were added; nil without any.
    open private(set) var textFields: [UITextField]?
    private var storedPreferredAction: UIAlertAction?

    @preconcurrency @MainActor
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
    }

    public required init?(coder: NSCoder) { nil }

    override var automaticStyle: UIModalPresentationStyle {
        preferredStyle == .actionSheet && Simulator.current.device.userInterfaceIdiom == .pad
            ? .popover : .overFullScreen
    }

    /// Adds a button. Raises for a second one that cancels.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            Simulator.current.raise(
                .internalInconsistency,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
            return
        }
        actions.append(action)
    }

    /// Adds a field, and configures it at once. Raises for an action sheet.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            Simulator.current.raise(
                .internalInconsistency,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
            return
        }
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        if isViewLoaded { view.addSubview(field) }
    }

    /// The button that stands out. Raises for one that is not among the actions.
    open var preferredAction: UIAlertAction? {
        get { storedPreferredAction }
        set {
            guard newValue == nil || actions.contains(where: { $0 === newValue }) else {
                Simulator.current.raise(
                    .internalInconsistency,
                    "The preferredAction of an alert controller must be contained in the actions array or be nil."
                )
                return
            }
            storedPreferredAction = newValue
        }
    }

    /// An alert may be turned as the one who presents it.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        presentingViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        for field in textFields ?? [] { view.addSubview(field) }
    }

    /// The first field gets the keyboard.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// What the return key does in a field: goes to the next, and in the last performs the preferred action, or else the only
    /// one, or the first that is none of the others. UIKit does not look whether it is enabled.
    func returned(in field: UITextField) {
        let fields = textFields ?? []
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let action = preferredAction ?? (actions.count == 1 ? actions.first : nil)
            ?? actions.first(where: { $0.style == .default })
        {
            choose(action)
        }
    }

    /// The buttons that are there: an action sheet in a popover has none that cancels, since a tap outside does.
    var shownActions: [UIAlertAction] {
        guard preferredStyle == .actionSheet, incoming?.style == .popover else { return actions }
        return actions.filter { $0.style != .cancel }
    }

    /// A person chose a button: the alert goes, and then the handler runs. An override of `dismiss` is not called for it.
    func choose(_ action: UIAlertAction) {
        guard let incoming, incoming.phase == .presented else { return }
        incoming.dismiss(animated: incoming.areAnimationsEnabled) { action.handler?(action) }
    }
}
