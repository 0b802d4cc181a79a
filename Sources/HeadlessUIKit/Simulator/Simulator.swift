import MainSerial

/// One world of headless UIKit: its application, windows, screen, clock, user and log.
///
/// Everything UIKit keeps in the process (`UIApplication.shared`, `UIScreen.main`, whether animations are
/// on) belongs to the current simulator. Code that names none gets the process-wide default; a test enters
/// its own, so that tests may run in parallel:
/// ```swift
/// @Test func opens() throws {
///     try Simulator.run { simulator in
///         let window = UIWindow(frame: UIScreen.main.bounds)
///         window.rootViewController = UINavigationController(rootViewController: LoginViewController())
///         window.makeKeyAndVisible()
///         simulator.settle()
///         try simulator.user.tap("Log in")
///     }
/// }
/// ```
/// A simulator costs a few small allocations to make.
@MainActor
public final class Simulator {
    /// The simulator of code that enters none.
    public static let standard = Simulator(.phone, execution: nil)

    /// Simulated time, and all that waits for it.
    public let clock = SimulatorClock()
    /// What UIKit would have written to the console, or raised.
    public let log: SimulatorLog
    /// The links that the app opened elsewhere, the first first.
    public internal(set) var openedURLs: [URL] = []
    /// What an app without scenes kept when it went to the background, to be handed to its next launch.
    public internal(set) var savedState: Data?
    /// What the app had a screen reader say, the first first.
    public internal(set) var announcements: [String] = []
    /// Whether there is an app for a link that the app opens elsewhere. At first: for any.
    public var opensURL: @MainActor (URL) -> Bool = { _ in true }
    /// How many rows of a table, or items of a collection, are on screen at a time: nothing is laid out that could
    /// say so. Headers and footers do not count. At least 1; a new value counts from the next layout on.
    public var cellsPerScreen = 12
    /// Whether the person has asked for less motion in the settings.
    public var isMotionReduced = false
    /// What the system shows around the app: the status bar, the home indicator, the edges, the pointer.
    public internal(set) var systemInterface = SystemInterface()
    /// The person in front of the screen.
    public var user: Simulator.User { Simulator.User(simulator: self) }

    let screen = UIScreen()
    let device = UIDevice()
    lazy var application = UIApplication()

    var windows: [UIWindow] = []
    var madeWindows: [MadeWindow] = []
    var areAnimationsEnabled = true
    /// How the interface is turned.
    var interfaceOrientation = UIInterfaceOrientation.portrait
    /// The traits of the device.
    var traits: UITraitCollection
    /// Whether anything ever had other traits than the device has, or the device has changed.
    var traitsVary = false
    var traitUpdateIsPending = false
    var currentTraits = CurrentTraits.device
    /// Whether a controller ever added to the safe area: of most nothing has to be asked.
    var hasSafeAreas = false
    /// Whether any view has a tint of its own.
    var tintsVary = false
    /// What the app has let a person feel, the first first.
    public internal(set) var feedback: [Feedback] = []
    /// The gesture a finger is in the middle of.
    var gesture: Finger?
    /// The line of a test that asked the user last.
    var asking: (fileID: StaticString, line: UInt)?
    /// The animations that begin while somebody holds them; nil while they run by themselves.
    var caughtAnimations: [RunningAnimation]?
    var disablesActions = false
    /// What is to go wrong with the next transition.
    var nextFault: Simulator.TransitionFault?
    /// Whether an alert of the system's lies over the app.
    var isCovered = false
    /// Set by the default of an optional method whose presence counts.
    var defaultWasCalled = false
    /// Counts those that were discarded as well: no two are of one number.
    var sessionsMade = 0
    weak var firstResponder: UIResponder?
    /// Whether the keyboard is on screen, and whether it is about to go from one to another, which is neither a coming nor a going.
    var (isKeyboardUp, passesKeyboardOn) = (false, false)
    /// The menu in front of everything; nil once what it was opened from has left the screen.
    var openMenu: OpenMenu? {
        get { storedMenu?.isOrphaned == true ? nil : storedMenu }
        set { storedMenu = newValue }
    }
    private var storedMenu: OpenMenu?

    /// Lets go of a menu whose screen has left, and of what its actions hold.
    func closeOrphanedMenu() {
        if storedMenu?.isOrphaned == true { storedMenu = nil }
    }

    /// While this lives, a task that is woken when the clock is turned goes on at once. The default lives for ever, and may
    /// be an app that runs by itself: its tasks run where they always do.
    private let execution: MainSerialExecution?

    /// Makes a world with nothing in it: no window, no application delegate, time zero.
    /// - Parameter idiom: the device it pretends to be.
    public convenience init(idiom: UIUserInterfaceIdiom = .phone) {
        self.init(idiom, execution: MainSerialExecution())
    }

    private init(_ idiom: UIUserInterfaceIdiom, execution: MainSerialExecution?) {
        self.execution = execution
        log = SimulatorLog(isShared: execution == nil)
        let isPad = idiom == .pad
        traits = UITraitCollection {
            $0.userInterfaceIdiom = idiom
            $0.userInterfaceStyle = .light
            $0.horizontalSizeClass = isPad ? .regular : .compact
            $0.verticalSizeClass = .regular
            $0.layoutDirection = .leftToRight
            $0.displayScale = isPad ? 2 : 3
            $0.preferredContentSizeCategory = .large
            $0.accessibilityContrast = .normal
            $0.userInterfaceLevel = .base
            $0.legibilityWeight = .regular
            $0.activeAppearance = .active
        }
        device.userInterfaceIdiom = idiom
        if isPad { screen.bounds.size = CGSize(width: 820, height: 1180) }
        clock.simulator = self
        log.lastTouch = { [weak self] in self?.placeOfAsking }
    }

    /// Runs `body` in a new simulator, which is `current` for everything it calls. In a process that runs tests it ends that
    /// where UIKit would have raised, unless `body` took it with `log.takeRaises()`, or listens by `log.onRaise`.
    @discardableResult
    public static func run<Result>(
        idiom: UIUserInterfaceIdiom = .phone, _ body: @MainActor (Simulator) throws -> Result
    ) rethrows -> Result {
        let simulator = Simulator(idiom: idiom)
        let result = try simulator.enter { try body(simulator) }
        simulator.log.end()
        return result
    }

    /// As the `run` that does not wait, and `current` is the new simulator for the tasks that `body` starts as well.
    @discardableResult
    public static func run<Result: Sendable>(
        idiom: UIUserInterfaceIdiom = .phone,
        _ body: @MainActor @Sendable (Simulator) async throws -> Result
    ) async rethrows -> Result {
        let simulator = Simulator(idiom: idiom)
        let result = try await simulator.enter { try await body(simulator) }
        simulator.log.end()
        return result
    }

    /// Runs until nothing is scheduled. See ``SimulatorClock/settle(limit:)-swift.method``.
    @discardableResult
    public func settle(limit: Duration = .seconds(60)) -> Bool { clock.settle(limit: limit) }

    /// Runs until nothing is scheduled, and lets the main-actor tasks that this wakes run as well.
    @discardableResult
    public func settle(limit: Duration = .seconds(60)) async -> Bool { await clock.settle(limit: limit) }

    /// Whether a transition or a gesture is under way, or anything waits for its turn on the main queue.
    public var isMoving: Bool { clock.transitionsUnderWay > 0 || gesture != nil }

    /// Why a transition does not end by itself: an animator of the app's own has it, and has not said that it is over. Nil where none
    /// is under way that is not driven by a finger; while the animation still runs, it says so too.
    public var whyItMoves: String? { clock.handedOver.lazy.compactMap { $0.transition?.whatIsMissing }.first }

    /// The finger that is down, and how far it has come; nil for none. Costs nothing.
    public var finger: Simulator.Outline.Gesture? { gesture?.outline }

    func raise(_ name: SimulatorLog.Exception, _ text: @autoclosure () -> String) { log.raise(name, text()) }
    func warn(_ text: @autoclosure () -> String) { log.warn(text()) }
}
