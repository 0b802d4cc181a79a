/// A bar of buttons at the bottom: an app's own, or a navigation controller's, which shows the items of the controller on
/// top.
open class UIToolbar: UIView, ItemBar {
    final var itemViews: [UIView] = []
    final weak var manager: UINavigationController?
    private var own: [UIBarButtonItem]? {
        didSet {
            let items = own ?? []
            items.hear { [weak self] in self?.show(self?.own?.views ?? []) }
            show(items.views)
        }
    }

    open var isTranslucent = true
    open var barTintColor: UIColor?
    /// How the bar looks. It keeps a copy, of no effect.
    open var standardAppearance: UIToolbarAppearance {
        get { looks.standard }
        set { looks.standard = newValue.copied() }
    }
    open var compactAppearance: UIToolbarAppearance? {
        get { looks.compact }
        set { looks.compact = newValue?.copied() }
    }
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { looks.edge }
        set { looks.edge = newValue?.copied() }
    }
    private lazy var looks = BarLooks<UIToolbarAppearance>(standard: UIToolbarAppearance())

    public override init(frame: CGRect) { super.init(frame: frame) }

    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }

    init(manager: UINavigationController) {
        self.manager = manager
        super.init(frame: .bar(height: 44))
    }

    public required init?(coder: NSCoder) { nil }

    /// The buttons, from the left.
    open var items: [UIBarButtonItem]? {
        get { manager == nil ? own : manager?.topViewController?.toolbarItems }
        set { setItems(newValue, animated: false) }
    }

    /// Shows other buttons. On the bar of a navigation controller they are those of the controller on top.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        if let manager { manager.topViewController?.toolbarItems = items } else { own = items }
    }
}

extension UIViewController {
    /// Shows other buttons in the navigation controller's toolbar.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
}
