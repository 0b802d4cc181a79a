/// A window of the current simulator. It is on screen from `makeKeyAndVisible` until it is hidden; as long
/// as it is, the simulator holds it.
open class UIWindow: UIView {
    /// The clock of the simulator the window was made in.
    final let clock: SimulatorClock
    /// The modals over the root, while the window is not on screen.
    private var hiddenModals: [PresentationView] = []
    /// The simulator the window was made in.
    var simulator: Simulator { clock.simulator ?? .current }

    /// Makes a window that is not on screen yet.
    public override init(frame: CGRect) {
        clock = Simulator.current.clock
        super.init(frame: frame)
        isHidden = true
        parentWindow = self
        simulator.note(self)
    }

    /// Makes a window of that scene, as large as the screen.
    @preconcurrency @MainActor public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        join(windowScene)
    }

    /// In an initializer the property's observer would not be called.
    private func join(_ scene: UIWindowScene) { windowScene = scene }

    /// Makes a window as large as the screen.
    @preconcurrency @MainActor public convenience init() { self.init(frame: Simulator.current.screen.bounds) }

    public required init?(coder: NSCoder) { nil }

    /// The controller that fills the window. Replacing it takes the old view out before the new one comes
    /// in; modals of the old one stay behind in the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            if let oldValue { uninstall(oldValue) }
            if let rootViewController, isShown { install(rootViewController) }
        }
    }

    /// The scene the window is shown in. In an app with scenes, a window without one is never on screen.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard oldValue !== windowScene else { return }
            oldValue?.remove(self)
            windowScene?.add(self)
            follow()
        }
    }
    /// The one there is.
    open var screen: UIScreen { simulator.screen }
    private(set) final var isShown = false
    /// How far in front the window is. Of one level the one shown last is.
    open var windowLevel = Level.normal {
        didSet {
            if oldValue != windowLevel, isShown { comeToFront() }
        }
    }
    /// How far in front a window is: any number.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
        public static func + (level: Level, step: CGFloat) -> Level { Level(level.rawValue + step) }
        public static func - (level: Level, step: CGFloat) -> Level { Level(level.rawValue - step) }
    }

    /// In front of those of its level, and behind those of a higher one.
    private func takePlace() {
        let windows = simulator.windows
        let index = windows.firstIndex { $0.windowLevel.rawValue > windowLevel.rawValue }
        simulator.windows.insert(self, at: index ?? windows.count)
    }

    private func comeToFront() {
        simulator.windows.removeAll { $0 === self }
        takePlace()
    }

    open override var isHidden: Bool {
        didSet {
            if oldValue != isHidden { follow() }
        }
    }

    /// Comes on screen, or leaves it, as whether it is hidden and its scene demand.
    private func follow() {
        let simulator = simulator
        let belongs = !isHidden && (windowScene != nil || !simulator.application.usesScenes)
        guard belongs != isShown else { return }
        isShown = belongs
        if belongs {
            takePlace()
            show()
            simulator.post(Self.didBecomeVisibleNotification, self)
        } else {
            simulator.windows.removeAll { $0 === self }
            hide()
            simulator.post(Self.didBecomeHiddenNotification, self)
            passKeyOn()
        }
    }

    /// A hidden window is the key window only where its scene shows no other.
    private func passKeyOn() {
        guard let other = simulator.windows.last(where: { $0.windowScene === windowScene }) else { return }
        if isKeyWindow {
            other.makeKey()
        } else if let windowScene, windowScene.lastKey === self {
            windowScene.lastKey = other
        }
    }

    /// Whether this window is the one that gets the keyboard's input.
    open var isKeyWindow: Bool { simulator.application.keyWindow === self }

    /// Makes this the key window, without showing it.
    open func makeKey() {
        let simulator = simulator
        windowScene?.lastKey = self
        guard let old = simulator.application.keyWindow, old !== self else {
            let isNew = simulator.application.keyWindow == nil
            simulator.application.keyWindow = self
            if isNew { becomeKeyAndTell() }
            return
        }
        simulator.application.keyWindow = self
        old.resignKey()
        simulator.post(Self.didResignKeyNotification, old)
        becomeKeyAndTell()
    }

    private func becomeKeyAndTell() {
        becomeKey()
        simulator.post(Self.didBecomeKeyNotification, self)
    }

    /// Called when this window has become the key window. Not to be called by an app.
    open func becomeKey() {}
    /// Called when another window has become the key window. Not to be called by an app.
    open func resignKey() {}

    /// Shows the window in front of those of its level, and then makes it the key window. The root's `viewWillAppear` comes on
    /// this line, its `viewDidAppear` at the next turn.
    open func makeKeyAndVisible() {
        if isShown { comeToFront() }
        isHidden = false
        makeKey()
    }

    open override var next: UIResponder? { windowScene ?? simulator.application }

    public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification")
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")

    /// Takes in what a modal's view lies in: when it is shown, if it is not.
    final func take(in modal: PresentationView) {
        if isShown { addSubview(modal) } else { hiddenModals.append(modal) }
    }

    private func show() {
        let modals = hiddenModals.filter { $0.presentation != nil }
        hiddenModals = []
        appear(over: modals) { for modal in modals { self.addSubview(modal) } }
    }

    private func hide() {
        hiddenModals = modalViews
        let layers = Array(layers(under: hiddenModals).reversed())
        for layer in layers { layer.startDisappearing(animated: false) }
        rootViewController?.viewIfLoaded?.removeFromSuperview()
        for modal in hiddenModals { modal.removeFromSuperview() }
        for layer in layers { layer.finishDisappearing() }
    }

    /// Brings a new root on screen, beneath modals of the one before.
    private func install(_ root: UIViewController) { appear(over: modalViews) {} }

    private var modalViews: [PresentationView] { subviews.compactMap { $0 as? PresentationView } }

    private func appear(over modals: [PresentationView], putInPlace: () -> Void) {
        rootViewController?.appearance.rootOf = self
        rootViewController?.loadViewIfNeeded()
        // What is on its way already goes on as it began.
        let layers = layers(under: modals).filter { !$0.appearance.isOn }
        for layer in layers { layer.startAppearing(animated: false) }
        if let root = rootViewController {
            if let presentation = root.presentation, presentation.hidesPresenter {
                presentation.presenterIsRoot(of: self)
            } else {
                root.view.frame = bounds
                insertSubview(root.view, at: 0)
            }
        }
        putInPlace()
        clock.nextTurn { [weak self] in
            guard let self, isShown else { return }
            for layer in layers { layer.announceAppearing() }
            layoutIfNeeded()
            for layer in layers { layer.finishAppearing() }
        }
    }

    private func uninstall(_ root: UIViewController) {
        root.startDisappearing(animated: false)
        root.viewIfLoaded?.removeFromSuperview()
        root.finishDisappearing()
        if root.appearance.rootOf === self { root.appearance.rootOf = nil }
    }
}
