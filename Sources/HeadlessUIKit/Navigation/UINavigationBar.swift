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

    /// Its controller, where that is declared to be one: UIKit's own does not say so. Setting it raises.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { manager as? any UINavigationBarDelegate }
        set { refuse("Cannot manually set the delegate on a UINavigationBar managed by a controller.") }
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

/// What a navigation bar asks and tells about its items. The bars here belong to their controllers, and nobody else can be
/// their delegate.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether a tap on the back button may pop. The only one that is asked.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
