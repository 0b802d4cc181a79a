/// What of ``UIViewController`` concerns the system's own interface: how it is turned, the status bar, the home indicator,
/// the screen's edges and the pointer; and what came with later versions: when it shows its properties, what it says with
/// nothing to show, keys, and how it would like to come. In UIKit it is that class's own; here it has a file, and Swift lets
/// nothing be overridden that an extension declares.
@preconcurrency @MainActor
open class SystemInterfaceController: UIResponder {
    /// How the interface may be turned while this controller fills its window. On a phone: not upside down.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { UIDevice.current.usualOrientations }
    /// How the interface is turned as this controller comes as a modal that fills the window, if the controller says so and supports
    /// it; without an override it stays as it is.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        Simulator.current.defaultWasCalled = true
        return .portrait
    }
    /// The place to change constraints. Calls those of the view.
    open func updateViewConstraints() { (self as? UIViewController)?.storedView?.updateConstraints() }

    /// Asks for ``supportedInterfaceOrientations`` again, and turns the interface if it has to.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { (self as? UIViewController)?.followDevice() }

    /// Whose wish counts for whether the interface stays turned as it is; nil for this controller's own. Since iOS 26.
    open var childForInterfaceOrientationLock: UIViewController? { nil }
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// Asks again whether the interface is to stay as it is.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        Simulator.current.updateSystemInterface(.orientationLock)
    }

    /// Whose wish counts for the status bar's style; nil for this controller's own.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Whose wish counts for whether there is a status bar; nil for this controller's own.
    open var childForStatusBarHidden: UIViewController? { nil }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Asks again what the status bar is to be like. To be called when what the properties say has changed.
    open func setNeedsStatusBarAppearanceUpdate() { Simulator.current.updateSystemInterface(.statusBar) }
    /// Whether this modal decides on the status bar though it does not fill the screen.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Whether the controller is to be asked for its properties.
    final var wantsPropertyUpdate = true
    final var propertyReading: ReadingPass?
    /// The place for what the controller and its view show. Called before layout and apart from it: once at first, when it was
    /// asked for, and when something observable has changed that it had read. Since iOS 26.
    open func updateProperties() {}
    /// Asks for ``updateProperties()`` at the end of the current turn; of several wishes one counts.
    open func setNeedsUpdateProperties() { (self as? UIViewController)?.askForPropertyUpdate() }
    /// Asks this controller, its view and all in it for their properties at once, if they are to be asked.
    open func updatePropertiesIfNeeded() { (self as? UIViewController)?.viewIfLoaded?.updateAllProperties() }

    /// Archives are not modelled: nil.
    open var nibName: String? { nil }
    open var nibBundle: Bundle? { nil }
    /// How far the view reaches under bars. Recorded: no bar takes room.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Recorded: no bar takes room.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether the keyboard stays when focus goes to what needs none: in a form sheet. Recorded.
    open var disablesAutomaticKeyboardDismissal: Bool {
        (self as? UIViewController)?.modalPresentationStyle == .formSheet
    }
    /// Not asked since iOS 16: use ``supportedInterfaceOrientations``.
    open var shouldAutorotate: Bool { true }
    /// Recorded: of state only a scene's activity is restored.
    open var restorationIdentifier: String?
    final weak var storedTab: UITab?
    /// Recorded, of no effect.
    open var providesPresentationContextTransitionStyle = false
    /// How the controller comes and goes as a modal. Recorded, of no effect.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// How the controller would like to come and go.
    open var preferredTransition: UIViewController.Transition?
    /// Commands that were added to ``UIResponder/keyCommands``.
    final var addedKeyCommands: [UIKeyCommand] = []
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    final var storedUnavailable: (any UIContentConfiguration)?
    final var unavailableView: UIView?
    final var wantsUnavailableUpdate = true
    final var unavailableReading: ReadingPass?
    /// What the controller is like that may have nothing to show.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        let controller = self as? UIViewController
        var state = UIContentUnavailableConfigurationState(
            traitCollection: controller?.traitCollection ?? Simulator.current.traits)
        state.searchText = controller?.storedNavigationItem?.searchController?.searchBar.text
        return state
    }
    /// The place to set ``UIViewController/contentUnavailableConfiguration``: called before layout, once at first, when it was
    /// asked for, when the text changes that is searched for, and with what it has read of models.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Asks for ``updateContentUnavailableConfiguration(using:)`` at the end of the current turn.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        (self as? UIViewController)?.askForUnavailable()
    }

    /// What this controller adds to the safe area of its view and of all in it, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard oldValue != additionalSafeAreaInsets, let controller = self as? UIViewController else {
                return
            }
            Simulator.current.hasSafeAreas = true
            if controller.viewIfLoaded?.window != nil { controller.view.tellOfSafeArea() }
        }
    }
    /// Called when the safe area of the view has changed, while it is in a window; and as it comes into one, if it has any.
    open func viewSafeAreaInsetsDidChange() {}

    /// Whose wish counts for the home indicator; nil for this controller's own.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Asks again whether the home indicator is to go.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { Simulator.current.updateSystemInterface(.edges) }

    /// Whose wish counts for the screen's edges; nil for this controller's own.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// The edges where the app's gestures come before the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Asks again at which edges the app's gestures come first.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        Simulator.current.updateSystemInterface(.edges)
    }

    /// Whose wish counts for the pointer; nil for this controller's own.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open var prefersPointerLocked: Bool { false }
    /// Asks again whether the pointer is to be locked.
    open func setNeedsUpdateOfPrefersPointerLocked() { Simulator.current.updateSystemInterface(.pointer) }
}

/// What the status bar looks like.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    /// Light, for dark screens.
    case lightContent = 1
    /// Dark, for light screens.
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

extension SystemInterfaceController {
    /// What an optional method of a delegate answers; nil where it is not there.
    final func answer<Value>(_ ask: @autoclosure () -> Value?) -> Value? {
        let simulator = Simulator.current
        simulator.defaultWasCalled = false
        let answer = ask()
        return simulator.defaultWasCalled ? nil : answer
    }
}
