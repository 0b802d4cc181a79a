/// A stack of controllers, the topmost on screen.
///
/// The stack is up to date on the line after a change. Callbacks start at the next turn; several changes in
/// one turn become one transition, from what is on screen to the topmost of the last.
open class UINavigationController: UIViewController {
    /// Told what is about to be shown and what is shown.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet {
            ownDelegate = delegate
            delegateAnimates = nil
        }
    }
    /// The delegate as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDelegate: (any UINavigationControllerDelegate)?

    // What UIKit keeps to itself: the stack, and how far the screen has come towards it.
    final var stack: [UIViewController] = []
    /// The controller whose view is in the container.
    final var displayed: UIViewController? { didSet { if oldValue !== displayed { placeBarViews() } } }
    final var running: ScreenTransition?
    /// A change of the topmost controller that no transition has taken up yet.
    final var pending: PendingChange?
    final var arriving = ControllerList()
    final var leaving = ControllerList()
    /// What was asked while a finger held the stack.
    final var postponed: [() -> Void] = []
    final var swipe: Swipe?
    /// Whether the pop that is asked for is a finger's: it drives the transition.
    final var popsForSwipe = false
    /// The stack before what is pending, and before what an animator of the delegate's is at work on: kept
    /// only for a delegate that may have animators, which may undo what they began.
    final var stackBeforePending: [UIViewController]?
    final var stackBeforeRunning: [UIViewController]?
    /// Whether the delegate has the method that gives animators; nil until it was asked.
    final var delegateAnimates: Bool?
    private(set) final var storedBar: UINavigationBar?
    private(set) final var storedToolbar: UIToolbar?
    private var storedIsBarHidden = false
    private var storedIsToolbarHidden = true
    final var storedGesture: UIGestureRecognizer?
    final var storedContentGesture: UIGestureRecognizer?
    /// The columns of which this was made one. Where they are one stack, it may have no parent.
    final weak var columnOf: UISplitViewController?
    private let swipeRules = SwipeRules()
    private var definesContext = true

    /// Makes a stack of one controller, which is pushed: an override of ``pushViewController(_:animated:)`` sees it come.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Makes an empty stack with bars of an app's own classes; nil for UIKit's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        storedBar = navigationBarClass.flatMap { PlainlyMade.make($0) } as? UINavigationBar
        storedBar?.manager = self
        storedToolbar = toolbarClass.flatMap { PlainlyMade.make($0) } as? UIToolbar
        storedToolbar?.manager = self
    }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    /// Makes an empty stack.
    @preconcurrency @MainActor public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The stack, root first. Setting it is ``setViewControllers(_:animated:)`` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Unlike other controllers, at first it does: what is presented in the current context from a stack in a tab lies over
    /// that stack, and leaves the bar of tabs in reach.
    open override var definesPresentationContext: Bool {
        get { definesContext }
        set { definesContext = newValue }
    }
    /// The last of the stack.
    open var topViewController: UIViewController? { stack.last }
    /// What this controller presents, or else the last of the stack.
    open var visibleViewController: UIViewController? { presentation?.presented ?? stack.last }

    /// The bar. Its items mirror the stack.
    open var navigationBar: UINavigationBar {
        if let bar = storedBar { return bar }
        let bar = UINavigationBar(manager: self)
        storedBar = bar
        placeBarViews()
        return bar
    }
    /// Whether there is no navigation bar, and with it no back button and no swipe.
    open var isNavigationBarHidden: Bool {
        get { storedIsBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Hides the bar, or shows it; on this line, however it is to look.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        storedIsBarHidden = hidden
        setNeedsStatusBarAppearanceUpdate()
    }

    /// Whether the topmost controller's ``UIViewController/toolbarItems`` are out of sight. At first, yes.
    open var isToolbarHidden: Bool {
        get { storedIsToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Hides the toolbar, or shows it; on this line, however it is to look.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { storedIsToolbarHidden = hidden }
    /// The toolbar. Its items are those of the controller on top.
    open var toolbar: UIToolbar! {
        if let storedToolbar { return storedToolbar }
        let made = UIToolbar(manager: self)
        storedToolbar = made
        placeBarViews()
        return made
    }

    /// When bars hide by themselves. Recorded, of no effect: there is no scrolling finger here.
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    /// Whether the bars are out of sight where there is little room from top to bottom.
    open var hidesBarsWhenVerticallyCompact = false
    /// In seconds.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    /// The swipe from the left edge. A delegate of one's own replaces the rules for when it may begin, if it is set once the
    /// view is loaded.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        if let gesture = storedGesture { return gesture }
        let gesture = UIScreenEdgePanGestureRecognizer()
        swipeRules.navigation = self
        gesture.delegate = swipeRules
        storedGesture = gesture
        return gesture
    }

    /// The swipe from anywhere in the content: what an app has recognized there comes first. It is there to set up with
    /// it which of the two has to fail.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        if let gesture = storedContentGesture { return gesture }
        let gesture = UIPanGestureRecognizer()
        swipeRules.navigation = self
        gesture.delegate = swipeRules
        storedContentGesture = gesture
        return gesture
    }

    /// Puts a controller on top. Raises for one that is on the stack already, and for a navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Takes the topmost controller off. Does nothing, and returns nil, at the root.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { popTop(animated: animated) }

    /// Takes off all that stand on `viewController`, and returns them, lowest first; nil outside a window.
    /// Raises for a controller that is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        popTo(viewController, animated: animated)
    }

    /// Takes off all but the root, and returns them, lowest first; nil outside a window.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        popToRoot(animated: animated)
    }

    /// Replaces the stack. It looks like a pop when the new topmost was on the stack, and like a push when
    /// not. Raises for a controller that is in it twice. While a transition runs, it waits for its end.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        set(viewControllers, animated: animated)
    }

    /// What the delegate says, if it says anything.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        answer(ownDelegate?.navigationControllerSupportedInterfaceOrientations(self))
            ?? super.supportedInterfaceOrientations
    }
    /// What the delegate says, if it says anything.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        answer(ownDelegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self))
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// The status bar lies over the bar, which decides on its style; without one, the topmost controller does.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        storedBar?.barStyle == .black ? .lightContent : .default
    }
    open override var childForStatusBarStyle: UIViewController? { storedIsBarHidden ? stack.last : nil }
    open override var childForStatusBarHidden: UIViewController? { stack.last }

    /// Puts it on top, a stack of its own included.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { change(to: stack + [secondaryViewController], animated: false) }
    /// Gives back the topmost, unless it is the root.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { takeTopAtOnce() }

    /// Pushes.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let running, running.isAnimated { return running }
        return plannedTransition() ?? super.transitionCoordinator
    }

    override var shownChildren: [UIViewController]? {
        guard let displayed else { return [] }
        return [displayed]
    }

    override var knowsShownChildren: Bool { true }

    /// With the view, the recognizers of the swipes get their first delegate again.
    override func containerDidLoadView() {
        placeBarViews()
        storedGesture?.delegate = swipeRules
        storedContentGesture?.delegate = swipeRules
    }

    /// Coming on screen, the container shows whatever the stack became while it was away.
    override func prepareShownChildren() { if running == nil { catchUp() } }

    override func containerWillAppear(_ animated: Bool) {
        guard let top = stack.last, running == nil else { return }
        ownDelegate?.navigationController(self, willShow: top, animated: animated)
    }

    override func containerDidAppear(_ animated: Bool) {
        if running == nil, let top = displayed, pending == nil || top === stack.last {
            ownDelegate?.navigationController(self, didShow: top, animated: animated)
        }
        if pending != nil { startSoon() }
    }

    override func containerDidDisappear() { settleOffScreen() }

    /// Whoever is no child any more is not on the stack either.
    override func willLose(_ child: UIViewController) {
        guard stack.contains(where: { $0 === child }) else { return }
        (child as? UINavigationController)?.leaveColumn(for: nil)
        let old = stack.last
        stack.removeAll { $0 === child }
        arriving.remove(child)
        stackChanged(from: old, animated: false)
    }

    /// Another container takes it in, or none, while it is a column.
    final func leaveColumn(for parent: UIViewController?) { columnOf?.lose(self, to: parent) }

    /// Whether other stacks may stand on this one: those of columns, where there is room for one only, and of tabs
    /// behind UIKit's own list of further ones.
    var acceptsStacks: Bool { parentController is UISplitViewController }
    /// Called when controllers that left the stack have no parent any more.
    func didLose(_ controllers: [UIViewController]) {}
}
