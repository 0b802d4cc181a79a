/// The bar of a navigation controller. Its items mirror the stack; only the controller may change them.
open class UINavigationBar: UIView {
    private weak var manager: UINavigationController?

    open var prefersLargeTitles = false
    open var isTranslucent = true
    open var barTintColor: UIColor?
    /// Dark bars have a light status bar over them.
    open var barStyle = UIBarStyle.default {
        didSet { if oldValue != barStyle { manager?.setNeedsStatusBarAppearanceUpdate() } }
    }

    init(manager: UINavigationController) {
        self.manager = manager
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    }

    public required init?(coder: NSCoder) { nil }

    /// The stack's navigation items, root first.
    open var items: [UINavigationItem]? { manager?.viewControllers.map(\.navigationItem) }
    /// The item on top.
    open var topItem: UINavigationItem? { manager?.topViewController?.navigationItem }
    /// The item beneath the top: the one the back button leads to.
    open var backItem: UINavigationItem? { manager?.viewControllers.dropLast().last?.navigationItem }

    /// Raises: the bar belongs to its navigation controller.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        refuse(
            "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.")
    }

    /// Raises: the bar belongs to its navigation controller.
    open func popItem(animated: Bool) -> UINavigationItem? {
        refuse(
            "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller.")
        return nil
    }

    /// Raises: the bar belongs to its navigation controller.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        refuse("Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
    }

    private func refuse(_ text: String) { Simulator.current.raise(.internalInconsistency, text) }
}
