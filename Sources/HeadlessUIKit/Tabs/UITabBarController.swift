/// Tabs, one of them on screen.
///
/// The selection is up to date on the line after a change. On screen the wills come on that line, the dids at
/// the next turn. A tab's view is loaded when it is first selected on screen, the controller's own as it is made: `viewDidLoad` of
/// a subclass runs before its initializer returns.
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Asked and told about taps on the tab bar; not about changes in code.
    open weak var delegate: (any UITabBarControllerDelegate)? { didSet { ownDelegate = delegate } }
    /// The delegate as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDelegate: (any UITabBarControllerDelegate)?

    // What UIKit keeps to itself: the tabs, and how far the screen has come towards the selection.
    final var controllers: [UIViewController]?
    /// The selected tab: one of the first controllers, or the stack behind More.
    final var wanted: UIViewController?
    /// The tab whose view is in the container.
    final var displayed: UIViewController?
    final var running: ScreenTransition?
    /// Whether the first callbacks of an exchange of tabs are being sent.
    final var isExchanging = false
    /// Taken out while on screen: let go when they have disappeared.
    final var leaving: [UIViewController] = []
    final var storedMore: MoreNavigationController?
    /// The tabs that were given as such.
    final var storedTabs: [UITab] = []
    /// The tab that a managed stack was filled for last.
    final weak var filledFor: UITab?
    private(set) final var storedBar: UITabBar?

    /// Makes a controller without tabs, and loads its view.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        loadViewIfNeeded()
    }

    /// Makes a controller without tabs.
    @preconcurrency @MainActor public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a controller with these tabs.
    @preconcurrency @MainActor
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        giveTabs(tabs)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The tabs, if they were given as such; none where controllers were. Their controllers are ``viewControllers``. From
    /// then on the delegate hears of tabs, and not of controllers. Since iOS 18.
    open var tabs: [UITab] {
        get { storedTabs }
        set { giveTabs(newValue) }
    }
    open func setTabs(_ tabs: [UITab], animated: Bool) { giveTabs(tabs) }
    /// The selected tab: one of ``tabs``, or one in a group. One that is not here is not taken.
    open var selectedTab: UITab? {
        get { currentTab }
        set { if let newValue { choose(newValue) } }
    }
    /// The tab of that name, at any depth.
    open func tab(forIdentifier identifier: String) -> UITab? {
        storedTabs.lazy.flatMap { $0.all }.first { $0.identifier == identifier }
    }
    /// Which of the tabs are there on a narrow screen; nil for all.
    open var compactTabIdentifiers: [String]? { didSet { tabsChanged() } }
    /// Whether there is a sidebar.
    open var mode = Mode.automatic
    /// The sidebar, whether there is room for it or not.
    public private(set) final lazy var sidebar = Sidebar(self)
    /// Whose changes by a person are kept. Recorded: here a person changes nothing.
    open var customizationIdentifier: String?

    /// The controllers of the tabs, those behind More included. Setting them is
    /// ``setViewControllers(_:animated:)`` without animation.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the tabs. The selection stays with its controller, if that is still there; or else at its
    /// index; or else it goes to the first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for tab in storedTabs { tab.rootOf = nil }
        storedTabs = []
        setTabs(viewControllers)
    }

    /// The controller of the selected tab. While the list behind More is shown, the stack it is in. Raises
    /// for a controller that is none of these; does nothing for nil.
    open var selectedViewController: UIViewController? {
        get { selection }
        set { if let newValue { select(newValue) } }
    }

    /// The index of the selected controller; `NSNotFound` without one, and while More is selected. Does
    /// nothing for an index that is not there.
    open var selectedIndex: Int {
        get { controllers?.position(of: selection) ?? NSNotFound }
        set { if let controllers, controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    /// The bar. Its items are those of the tabs.
    open var tabBar: UITabBar {
        if let bar = storedBar { return bar }
        let bar = UITabBar(manager: self)
        storedBar = bar
        placeBar()
        return bar
    }
    /// A person tapped an item. The place for a subclass to hear of it: where controllers are the tabs, before another is
    /// selected.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Whether there is no tab bar.
    open var isTabBarHidden = false
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    /// The stack behind More, where on a phone the fifth tab and all after it are when there are more than
    /// five. Never in ``viewControllers``.
    open var moreNavigationController: UINavigationController { more }
    /// Which tabs a person may rearrange: all that are set. Without any, the list behind More has no Edit button.
    open var customizableViewControllers: [UIViewController]?

    /// With less room a managed stack may show other controllers.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard !storedTabs.isEmpty,
            previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
        else { return }
        tabsChanged()
        fillStack()
    }

    /// What the delegate says, if it says anything.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        answer(ownDelegate?.tabBarControllerSupportedInterfaceOrientations(self))
            ?? super.supportedInterfaceOrientations
    }
    /// What the delegate says, if it says anything.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        answer(ownDelegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self))
            ?? super.preferredInterfaceOrientationForPresentation
    }

    open override var childForStatusBarStyle: UIViewController? { selection }
    open override var childForStatusBarHidden: UIViewController? { selection }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let running, running.isAnimated { return running }
        return super.transitionCoordinator
    }

    override var shownChildren: [UIViewController]? {
        guard let displayed else { return [] }
        return [displayed]
    }

    /// Makes the controller one of the tabs, as UIKit takes every child for one, where these were not given as ``tabs``.
    open override func addChild(_ childController: UIViewController) {
        super.addChild(childController)
        takeAsTab(childController)
    }

    override func willLose(_ child: UIViewController) {
        leaving.removeAll { $0 === child }
        if !child.isPlainChild { child.takeOffScreen(of: self) }
        if displayed === child { displayed = nil }
        forget(child)
    }

    /// A tab that comes back from behind More is a tab all the while.
    override func willTake(_ child: UIViewController) {
        if let storedMore, child.parentController === storedMore, !storedMore.stack.holds(child) {
            child.leaveParent()
        }
    }

    override func containerDidLoadView() { placeBar() }

    /// The bar lies at the bottom of the view. One that nobody asks for stays out of it.
    private func placeBar() {
        guard let bar = storedBar, let view = storedView else { return }
        bar.frame.origin.y = view.bounds.maxY - bar.frame.height
        view.addSubview(bar)
    }

    /// Coming on screen, the container shows whatever was selected while it was away.
    override func prepareShownChildren() { catchUp() }

    override func containerDidDisappear() { cleanUp() }
}
