import Cairn
import MainSerial

/// A host without pixels: it shows what it is told to, and has fingers.
///
/// At its usual pace each step is done at once. By hand, a step stays under way until ``endStep()``, so that a
/// test can put anything in between.
@MainActor
public final class TestHost: NavigatorHost {
    /// The navigator that it is attached to.
    package weak var navigator: Navigator? {
        didSet {
            // What another host has called foreign before keeps its ids.
            let lowest = navigator?.tree.nodes.map(\.id.number).min() ?? 0
            foreignCount = max(foreignCount, -lowest)
        }
    }
    /// What it shows.
    package internal(set) var shown = Shown.nothing {
        didSet { if shown.hasColumns { shown = shown.columns(areOneStack: isCompact) } }
    }
    /// Whether there is so little room that columns are one stack, as on a phone; see ``setCompact(_:)``.
    public internal(set) var isCompact = false
    /// The step under way; nil at rest.
    package private(set) var step: Patch.Step?
    /// Called before a finger does anything.
    var willTouch: @MainActor () -> Void = {}
    /// Whether fingers ask guards first; a host that does not breaks law 8.
    package var asksGuards = true
    private let pace: Pace
    private let execution = MainSerialExecution()
    var finger: Finger?
    /// What is shown by the root that was set aside for a foreign one.
    var setAside: Shown?
    var foreignCount = 1
    /// Whether it stands for a part of an app that is not Cairn's: one can go back from the root, and nothing is shown.
    public var isGuest = false
    /// Whether the app is in the foreground, which screens hear of that are ``Activatable``; at first it is.
    public var isInForeground: Bool {
        get { navigator?.isInForeground ?? true }
        set { navigator?.isInForeground = newValue }
    }
    /// Why it cannot show a screen of the system's, for a test of what is done without; by default it shows them all.
    public var whyNot: @MainActor (any SystemScreen) -> String? = { _ in nil }
    /// Why it cannot show a modal in a style, for a test of a platform that lacks some; by default it shows them all.
    public var whyNotIn: @MainActor (Tree.ModalStyle) -> String? = { _ in nil }
    /// Whether something on this device opens a place outside of the app; by default everything is opened.
    public var opens: @MainActor (Tree.ExternalPlace) -> Bool = { _ in true }
    /// Where people were sent, in order.
    public internal(set) var opened: [Tree.ExternalPlace] = []
    package var columnsAreOneStack: Bool { isCompact }
    var typed: (node: Tree.Node.ID, texts: [String])?
    /// How many steps it was told to do.
    package private(set) var stepCount = 0
    /// What each screen says that was ever on it: a view is made once for each node.
    package var names: [Tree.Node.ID: String] = [:]

    /// A finger that is down, and what is shown once it is lifted and what it drags has left.
    enum Finger {
        case swipe(Shown), pull(Shown)

        var shown: Shown {
            switch self {
            case .swipe(let shown), .pull(let shown): shown
            }
        }
    }

    /// When steps end.
    public enum Pace: Sendable {
        /// Each at once.
        case atOnce
        /// When the test says so.
        case byHand
    }

    /// A host that shows nothing yet.
    /// - Parameter isCompact: Whether there is little room from the beginning, as on a phone: columns are one stack, with the
    ///   first of them in front.
    public init(_ pace: Pace = .atOnce, isCompact: Bool = false) {
        self.pace = pace
        self.isCompact = isCompact
    }

    /// Begins a step; at its usual pace, and without animation, it is done at once.
    package func perform(_ step: Patch.Step, animated: Bool) {
        stepCount += 1
        self.step = step
        if pace == .atOnce || !animated { endStep() }
    }

    /// What it shows.
    package func look() -> Shown { shown }

    /// Ends the step under way. Does nothing at rest.
    public func endStep() {
        guard let step else { return }
        self.step = nil
        shown = shown.after(step)
        navigator?.hear(.rested(shown))
    }

    /// Ends all steps, those that follow included. Does nothing at rest.
    public func endSteps() {
        while step != nil { endStep() }
    }
}

extension Navigator {
    /// Shows the tree on a host for tests; it replaces the one before, and is kept.
    public func attach(_ host: TestHost) { attach(host as any NavigatorHost) }
}
