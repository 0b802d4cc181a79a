/// A scene that shows windows.
open class UIWindowScene: UIScene, TraitHolder {
    /// The windows that were given this scene, the first first.
    open var windows: [UIWindow] { held.compactMap(\.window) }
    /// The window of this scene that gets the keyboard's input.
    open var keyWindow: UIWindow? { lastKey?.windowScene === self ? lastKey : nil }
    /// What the status bar is like.
    open var statusBarManager: UIStatusBarManager? {
        let made = storedStatusBar ?? UIStatusBarManager(scene: self)
        storedStatusBar = made
        return made
    }
    private var storedStatusBar: UIStatusBarManager?
    open var screen: UIScreen { Simulator.current.screen }
    /// How the interface is turned. ``Simulator/rotate(to:)`` turns it.
    open var interfaceOrientation: UIInterfaceOrientation { Simulator.current.interfaceOrientation }
    /// What the system says of this scene alone; nil where it says nothing: the device's traits.
    var systemTraits: TraitValues?
    var traitRecord: TraitRecord?

    /// The traits in force here, the scene's own overrides included.
    open var traitCollection: UITraitCollection {
        overriding(systemTraits.map { UITraitCollection($0) } ?? Simulator.current.traits)
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Values for all windows of this scene. They are read at once; those concerned are told at the next turn.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traitRecord?.overrides ?? TraitValues()) }
        set {
            makeTraitRecord().overrides = newValue.values
            Simulator.current.traitsNeedUpdate()
        }
    }

    func learnTraits(_ expected: UITraitCollection) { learn(traitCollection, expected: expected) }

    weak var lastKey: UIWindow?
    private var held: [Held] = []

    private struct Held { weak var window: UIWindow? }

    func add(_ window: UIWindow) { held.append(Held(window: window)) }

    func remove(_ window: UIWindow) { held.removeAll { $0.window == nil || $0.window === window } }
}
