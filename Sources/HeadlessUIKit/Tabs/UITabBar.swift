/// The bar of a tab bar controller. Its items are those of the controller's tabs; only the controller may
/// change them.
open class UITabBar: UIView {
    private weak var manager: UITabBarController?

    /// Its controller. Setting it raises.
    open weak var delegate: (any UITabBarDelegate)? {
        get { manager }
        set {
            Simulator.current.raise(
                .internalInconsistency,
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
        }
    }

    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    /// How the bar looks. It keeps a copy, of no effect.
    open var standardAppearance: UITabBarAppearance {
        get { looks.standard }
        set { looks.standard = newValue.copied() }
    }
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks.edge }
        set { looks.edge = newValue?.copied() }
    }
    private lazy var looks = BarLooks<UITabBarAppearance>(standard: UITabBarAppearance())

    init(manager: UITabBarController) {
        self.manager = manager
        super.init(frame: .bar(height: 49))
    }

    public required init?(coder: NSCoder) { nil }

    /// The items of the tabs, More among them when there are too many. Setting them raises.
    open var items: [UITabBarItem]? {
        get { manager?.tabRoots.map { $0.barItem } }
        set { setItems(newValue, animated: false) }
    }

    /// The item of the selected tab. Setting it raises.
    open var selectedItem: UITabBarItem? {
        get { manager?.wanted?.barItem }
        set { refuse() }
    }

    /// Raises: the bar belongs to its tab bar controller.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { refuse() }

    private func refuse() {
        Simulator.current.raise(
            .internalInconsistency,
            "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }
}

/// Is told of fingers on a tab bar. Every method is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// A person selected an item. Not called for a selection in code.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
