/// One change of what is on screen, from its first callback to its last. It is what apps see as the
/// transition coordinator.
@MainActor
final class ScreenTransition: NSObject, UIViewControllerTransitionCoordinator {
    private let clock: SimulatorClock
    var from: UIViewController?
    var to: UIViewController?
    private let container: UIView
    let isAnimated: Bool
    private(set) var initiallyInteractive: Bool
    let presentationStyle: UIModalPresentationStyle
    private(set) var transitionDuration: TimeInterval
    /// The modal's presentation controller, and whether the modal comes; nil in a container.
    var presentation: (controller: UIPresentationController, isComing: Bool)?
    /// Of several modals that go at once, whose presenter comes back: the lowest. The others go unseen.
    var lowestPresentation: UIPresentationController?
    /// The app's own animator at work, if it has one.
    private(set) var context: TransitionContext?
    /// Whether a finger drives it at this moment.
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    private(set) var percentComplete: CGFloat = 0
    /// Whether a test may have it go back by itself: not where nobody keeps what was before.
    var mayGoBack = true
    /// Whether it has started: the first callbacks were sent.
    private(set) var isUnderWay = false
    /// Whether its time is up: the last callbacks are being sent, or were.
    private(set) var isOver = false
    private var isRunning = false
    /// Whether an app's animator has said that it is over: it may say so again as it hears that.
    private var isCompleted = false
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var listeners: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var finish: ((_ cancelled: Bool) -> Void)?

    init(
        _ clock: SimulatorClock, from: UIViewController?, to: UIViewController?, container: UIView,
        animated: Bool, interactive: Bool = false, style: UIModalPresentationStyle = .none,
        duration: TimeInterval
    ) {
        self.clock = clock
        self.from = from
        self.to = to
        self.container = container
        isAnimated = animated
        initiallyInteractive = interactive
        isInteractive = interactive
        presentationStyle = style
        transitionDuration = animated ? duration : 0
        if animated, let group = clock.openGroup {
            group.enter()
            completions.append { _ in group.leave() }
        }
    }

    /// Leaves the transition to an app's animator, and to what drives it.
    func hand(
        to animator: any UIViewControllerAnimatedTransitioning,
        drivenBy interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        let context = TransitionContext(self, animator: animator, interactor: interactor)
        self.context = context
        isInteractive = interactor?.wantsInteractiveStart ?? false
        initiallyInteractive = isInteractive
        if isAnimated { transitionDuration = animator.transitionDuration(using: context) }
    }

    /// Takes it back from an app's animator that has not begun. It ends at once.
    func takeFromAnimator() {
        context = nil
        isInteractive = false
        transitionDuration = 0
    }

    /// The first callbacks are about to be sent.
    func start() {
        isUnderWay = true
        clock.transitionsUnderWay += 1
    }

    /// Starts the animation. `finish` is called when it is over: on this line if it is not animated.
    func run(finish: @escaping (_ cancelled: Bool) -> Void) {
        self.finish = finish
        isRunning = true
        if !alongside.isEmpty {
            let blocks = alongside
            alongside = []
            for block in blocks { block(self) }
        }
        if let context {
            clock.handedOver.append(.init(transition: self))
            return context.start()
        }
        if isInteractive { return }
        guard isAnimated else { return end() }
        guard let fault = clock.simulator?.takeFault(mayGoBack: mayGoBack && !isOfAlert) else {
            return clock.after(transitionDuration) { self.end() }
        }
        go(wrong: fault)
    }

    /// What UIKit alone moves, and no finger: it is never taken back.
    private var isOfAlert: Bool { presentation?.controller.presentedViewController is UIAlertController }

    private func go(wrong fault: Simulator.TransitionFault) {
        switch fault {
        case .cancelled(let part):
            clock.after(transitionDuration * part) {
                self.percentComplete = part
                self.isCancelled = true
                self.clock.after(self.transitionDuration * part) { self.end() }
            }
        case .interrupted(let part, let duration):
            clock.after(transitionDuration * part) {
                self.percentComplete = part
                self.hold(true)
                self.clock.after(duration / .seconds(1)) {
                    self.hold(false)
                    self.clock.after(self.transitionDuration * (1 - part)) { self.end() }
                }
            }
        case .slow(let times): clock.after(transitionDuration * times) { self.end() }
        case .endless: break
        }
    }

    private func hold(_ isHeld: Bool) {
        guard finish != nil else { return }
        isInteractive = isHeld
        for listener in listeners { listener(self) }
    }

    /// The finger has come this far, from 0 to 1.
    func update(_ percent: CGFloat) { percentComplete = min(1, max(0, percent)) }

    /// The finger has let go. The rest of the way, forth or back, takes its part of the duration.
    func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        release(cancelled: cancelled)
        let rest = cancelled ? percentComplete : 1 - percentComplete
        clock.after(transitionDuration * Double(rest)) { self.end() }
    }

    /// The finger that drives an app's animator has let go.
    func release(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        isCancelled = cancelled
        for listener in listeners { listener(self) }
    }

    /// A finger takes hold of an app's animator.
    func takeHold() {
        guard context != nil, finish != nil, !isInteractive else { return }
        isInteractive = true
        for listener in listeners { listener(self) }
    }

    /// An app's animator says that it is over.
    func completeByHand(_ didComplete: Bool) {
        guard let context, finish != nil, !isCompleted else { return }
        isCompleted = true
        isInteractive = false
        isCancelled = !didComplete
        context.animator.animationEnded(didComplete)
        end()
    }

    /// Whether another transition may end it at once: neither a finger nor an app's animator drives it.
    var canBeCutShort: Bool { finish != nil && context == nil && !isInteractive && !isCancelled }

    /// Ends it on this line, as if its time were up.
    func cutShort() { if canBeCutShort { end() } }

    private func end() {
        guard let finish else { return }
        self.finish = nil
        isOver = true
        if context != nil { clock.handedOver.removeAll { $0.transition === self || $0.transition == nil } }
        context = nil
        percentComplete = isCancelled ? 0 : 1
        clock.transitionsUnderWay -= 1
        finish(isCancelled)
    }

    /// Calls what waited for the end. Whoever ran the transition calls it after its own last callbacks.
    func complete() {
        guard !completions.isEmpty else { return }
        let blocks = completions
        completions = []
        for block in blocks { block(self) }
    }

    /// What an app has to do that it may end; nil where that is not in its hands.
    var whatIsMissing: String? {
        guard let context, !isInteractive else { return nil }
        let (old, new) = (from.map(\.typeName) ?? "nothing", to.map(\.typeName) ?? "nothing")
        let animator = "\(type(of: context.animator))"
        return "\(animator) has not called completeTransition(_:) on the way from \(old) to \(new)"
    }

    // What an app may ask.

    var isInterruptible: Bool { false }
    var completionVelocity: CGFloat { 1 }
    var containerView: UIView { container }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        guard key == .from || key == .to else { return nil }
        let controller = key == .from ? from : to
        guard let presentation else { return controller?.viewIfLoaded }
        if presentation.isComing == (key == .to) { return presentation.controller.presentedView }
        let presenting = lowestPresentation ?? presentation.controller
        return presenting.shouldRemovePresentersView ? controller?.viewIfLoaded : nil
    }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if isRunning { return false }
        alongside.append(animation)
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { listeners.append(handler) }
}
