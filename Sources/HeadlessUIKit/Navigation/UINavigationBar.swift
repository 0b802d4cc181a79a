/// A bar of navigation items: a navigation controller's, whose items mirror the stack and which only the controller may change,
/// or an app's own, which an outline does not read.
open class UINavigationBar: UIView, ItemBar {
    final var itemViews: [UIView] = []
    final weak var manager: UINavigationController?
    private var own: [UINavigationItem] = []
    private weak var ownDelegate: (any UINavigationBarDelegate)?

    open var prefersLargeTitles = false
    open var isTranslucent = true
    open var barTintColor: UIColor?
    /// Dark bars have a light status bar over them.
    open var barStyle = UIBarStyle.default {
        didSet { if oldValue != barStyle { manager?.setNeedsStatusBarAppearanceUpdate() } }
    }
    /// How texts look. Recorded, of no effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// How the bar looks. It keeps a copy, of no effect.
    open var standardAppearance: UINavigationBarAppearance {
        get { looks.standard }
        set { looks.standard = newValue.copied() }
    }
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set { looks.compact = newValue?.copied() }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.edge }
        set { looks.edge = newValue?.copied() }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactEdge }
        set { looks.compactEdge = newValue?.copied() }
    }
    private lazy var looks = BarLooks<UINavigationBarAppearance>(standard: UINavigationBarAppearance())

    /// Asked and told about the items of an app's own bar. Of a managed one it is the controller, where that is declared to be
    /// one: UIKit's own does not say so. Setting it there raises.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { manager.map { $0 as? any UINavigationBarDelegate } ?? ownDelegate }
        set {
            if manager == nil {
                ownDelegate = newValue
                return
            }
            refuse("Cannot manually set the delegate on a UINavigationBar managed by a controller.")
        }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }

    convenience init(manager: UINavigationController) {
        self.init(frame: .bar(height: 44))
        self.manager = manager
    }

    public required init?(coder: NSCoder) { nil }

    /// The items, root first: of a managed bar the stack's. Setting those raises.
    open var items: [UINavigationItem]? {
        get { manager?.viewControllers.map(\.navigationItem) ?? own }
        set { setItems(newValue, animated: false) }
    }
    /// The item on top.
    open var topItem: UINavigationItem? {
        if let manager { manager.topViewController?.navigationItem } else { own.last }
    }
    /// The item beneath the top: the one the back button leads to.
    open var backItem: UINavigationItem? {
        if let manager {
            manager.viewControllers.dropLast().last?.navigationItem
        } else {
            own.dropLast().last
        }
    }

    /// Puts an item on top, if the delegate lets it, and tells the delegate: at once, or when the animation is over. Raises for a
    /// managed bar.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard manager == nil else {
            return refuse(
                "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller."
            )
        }
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        own.append(item)
        tell(animated) { $0.delegate?.navigationBar($0, didPush: item) }
    }

    /// Takes the item on top off, as ``pushItem(_:animated:)``. Does nothing where there is no item beneath it.
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard manager == nil else {
            refuse(
                "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller."
            )
            return nil
        }
        guard own.count > 1, let item = own.last,
            delegate?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        own.removeLast()
        tell(animated) { $0.delegate?.navigationBar($0, didPop: item) }
        return item
    }

    /// Replaces the items, and asks and tells nobody. Raises for a managed bar.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        if manager == nil {
            own = items ?? []
            return
        }
        refuse("Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
    }

    private func tell(_ animated: Bool, _ tell: @escaping (UINavigationBar) -> Void) {
        guard animated else { return tell(self) }
        UIView.animate(withDuration: UINavigationController.duration, animations: {}) { _ in tell(self) }
    }

    private func refuse(_ text: String) { Simulator.current.raise(.internalInconsistency, text) }
}

/// Is asked and told about the items of a navigation bar. Every method is optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether the item may go. Of a managed bar a stack that is declared to be its delegate is asked, for the back button.
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
