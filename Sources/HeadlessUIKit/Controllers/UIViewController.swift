/// One screen, or a container of screens.
@preconcurrency @MainActor
open class UIViewController: SystemInterfaceController {
    /// Names what the bars show for this controller; sets the titles of the navigation item and of the tab's.
    open var title: String? {
        didSet {
            navigationItem.title = title
            storedTabBarItem?.title = title
        }
    }
    /// What a navigation bar shows for this controller. Made when first asked for.
    open var navigationItem: UINavigationItem {
        if let item = storedNavigationItem { return item }
        let item = UINavigationItem(title: title)
        item.controller = self
        storedNavigationItem = item
        return item
    }
    /// What a tab bar shows for this controller. Made when first asked for, with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get { findTabBarItem() }
        set { storedTabBarItem = newValue }
    }
    /// Buttons for the toolbar of a navigation controller.
    open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsDidChange() } }
    /// Whether the tab bar hides while this controller is on a stack, whatever is pushed on it.
    open var hidesBottomBarWhenPushed = false
    open var preferredContentSize = CGSize.zero { didSet { preferredSizeDidChange(from: oldValue) } }
    /// Whether the controller's content can be edited now.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Whether a finger is kept from dismissing this modal.
    open var isModalInPresentation = false
    /// Whether `currentContext` modals of the controllers in here stand on this controller.
    open var definesPresentationContext = false
    /// Gives this modal its own way to come and go, and for style `custom` its presentation controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// How this controller wants to be presented. Reading `automatic` gives what it stands for, a page sheet.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { storedStyle == .automatic ? automaticStyle : storedStyle }
        set { storedStyle = newValue }
    }

    // What UIKit keeps to itself.
    var storedView: UIView?
    var isLoadingView = false
    var storedNavigationItem: UINavigationItem?
    final var storedTabBarItem: UITabBarItem?
    private var storedIsEditing = false
    final var storedEditButton: UIBarButtonItem?
    private var storedStyle = UIModalPresentationStyle.automatic
    var automaticStyle: UIModalPresentationStyle { .pageSheet }
    final weak var parentController: UIViewController?
    final var appearance = Appearance()
    final var (isEntering, isLeaving) = (false, false)
    /// Whether an app has made it a child of one of UIKit's containers, beside those that the container shows.
    final var isPlainChild = false
    /// Whether it may have such children.
    final var hasPlainChildren = false
    /// The modal that stands on this controller.
    final var presentation: Presentation?
    /// What its view lies in with a modal in its own context.
    final var wrapper: UIView?
    /// How this controller itself was presented.
    final weak var incoming: Presentation?
    final var storedPresentationController: UIPresentationController?
    final var traitRecord: TraitRecord?
    /// The controllers in this container.
    public internal(set) final var children: [UIViewController] = []

    /// Makes a controller. Nibs are not modelled: the name and bundle are ignored.
    public init(nibName: String?, bundle: Bundle?) { super.init() }

    @preconcurrency @MainActor public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Archives are not modelled: a plain controller.
    public required init?(coder: NSCoder) { super.init() }

    /// The view. Loaded at the first reading: `loadView`, then `viewDidLoad`. Raises for another controller's.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            guard mayHave(newValue) else { return }
            storedView?.owner = nil
            storedView = newValue
            newValue?.owner = self
        }
    }

    /// Never loads it.
    open var isViewLoaded: Bool { storedView != nil }

    /// Loads the view, unless it is loaded.
    open func loadViewIfNeeded() {
        guard storedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        if storedView == nil {
            Simulator.current.raise(
                .internalInconsistency, "-[UIViewController loadView] did not set a view for \(self)")
            view = UIView(frame: Simulator.current.screen.bounds)
        }
        isLoadingView = false
        containerDidLoadView()
        viewDidLoad()
    }

    /// Makes the view: a plain one. An override sets ``view`` and does not call super.
    open func loadView() { view = UIView(frame: Simulator.current.screen.bounds) }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    /// Once for every appearance, with the view in its window, before layout.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Memory is short: what can be made again may go.
    open func didReceiveMemoryWarning() {}

    /// The traits in force here, this controller's own overrides included.
    open var traitCollection: UITraitCollection { overriding(inheritedTraits) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { passOn(newCollection, coordinator) }
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { passOn(size, coordinator) }
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { (container as? UIViewController).map { fittingSize(of: $0, in: parentSize) } ?? parentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open override var next: UIResponder? { storedView?.superview ?? parent ?? presentingViewController }

    /// Called before the parent changes. A container's own code calls it with nil before taking a child out.
    open func willMove(toParent parent: UIViewController?) { if parent == nil { isLeaving = true } }
    /// Called after the parent changed. A container's own code calls it once a child is in.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether appearance callbacks of this container are passed on to its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The container this controller is in. Nil for a presented controller.
    open var parent: UIViewController? { parentController }
    /// Takes `childController` in: out of its old parent, `willMove(toParent:)`, in. The caller calls `didMove`.
    open func addChild(_ childController: UIViewController) { adoptPlainly(childController) }

    /// Takes this controller out of its parent, and then `didMove(toParent: nil)`.
    open func removeFromParent() {
        let parent = parentController
        parent?.willLose(self)
        // Who hears that it goes may have put it elsewhere.
        if parentController === parent { leaveParent() }
    }

    /// True in appearance callbacks that come from being presented.
    open var isBeingPresented: Bool { incoming?.isComing == true }
    /// True in appearance callbacks that come from being dismissed.
    open var isBeingDismissed: Bool { appearance.isBeingDismissed }
    /// True in appearance callbacks that come from being added to a container.
    open var isMovingToParent: Bool { isEntering }
    /// True in appearance callbacks that come from being taken out of a container.
    open var isMovingFromParent: Bool { isLeaving }

    /// The modal that this controller, or else its nearest ancestor, presents.
    open var presentedViewController: UIViewController? {
        presentation?.presented ?? parentController?.presentedViewController
    }
    /// Who presents this controller or the ancestor it came with.
    open var presentingViewController: UIViewController? {
        incoming?.presenter ?? parentController?.presentingViewController
    }

    /// Shows a controller modally. Refused with a line in the log, its completion never called, while this
    /// controller is not in a window, presents already, or is in the middle of a presentation or dismissal.
    ///
    /// Nothing appears on the calling line: callbacks start at the next turn. `completion` follows the
    /// presented controller's `viewDidAppear`.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, or else the modal it is in. Refused with a line in the log in the midst
    /// of a presentation; does nothing, completion included, when there is nothing to dismiss. `completion` follows the
    /// dismissed controller's `viewDidDisappear`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// Shows a controller as the nearest container does: a navigation controller pushes; without one it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent = parentController { return parent.show(vc, sender: sender) }
        present(vc, animated: true)
    }

    /// As ``show(_:sender:)``, for a detail: without a container that knows better, it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent = parentController { return parent.showDetailViewController(vc, sender: sender) }
        present(vc, animated: true)
    }

    /// Takes in what was beside this controller in a classic split. Does nothing: it goes.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Gives back what is to stand beside this controller in a classic split; nil for what stood there before.
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// An override calls super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        nameEditButton()
    }

    /// Tells a child of a container that forwards by hand that it begins to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginByHand(isAppearing, animated: animated)
    }

    /// Ends what ``beginAppearanceTransition(_:animated:)`` began; of nested ones, the last to end counts.
    open func endAppearanceTransition() { endByHand() }

    /// The animated transition this controller, or an ancestor, takes part in. Nil for one without animation.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let own = incoming?.transition ?? presentation?.transition, own.isAnimated { return own }
        return parentController?.transitionCoordinator
    }

    /// The nearest navigation controller this one is in.
    open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    /// The nearest tab bar controller this one is in.
    open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

    /// For a container that knows which of its children is on screen; nil for any other.
    var shownChildren: [UIViewController]? { nil }
    /// Whether it is such a container.
    var knowsShownChildren: Bool { shownChildren != nil }
    /// Called before other code takes a child out.
    func willLose(_ child: UIViewController) {}
    /// Called before a child of another container is taken from it, which has it removed from there.
    func willTake(_ child: UIViewController) {}
    /// Called between this container's `loadView` and its `viewDidLoad`.
    func containerDidLoadView() {}
    /// Called between this container's `viewWillAppear` and its children's.
    func prepareShownChildren() {}
    /// Called after this container, and the children that go with it, got `viewWillAppear`.
    func containerWillAppear(_ animated: Bool) {}
    /// Called after this container, and the children that go with it, got `viewDidAppear`.
    func containerDidAppear(_ animated: Bool) {}
    /// Called after this container, and the children that go with it, got `viewDidDisappear`.
    func containerDidDisappear() {}
    /// Called once this modal has left its presenter. One that was covered then hears of it here alone.
    func modalDidLeave() {}
}
