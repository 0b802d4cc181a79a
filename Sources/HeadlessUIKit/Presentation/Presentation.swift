/// One modal on the controller it stands on, from `present` to the end of its dismissal.
@MainActor
final class Presentation {
    enum Phase { case presenting, presented, dismissing }

    let clock: SimulatorClock
    private(set) weak var presenter: UIViewController?
    let presented: UIViewController
    /// The one that the modal and its delegate know.
    let controller: UIPresentationController
    /// The one that shows the modal: what a popover has become where there is little room, or else the one above.
    let shown: UIPresentationController
    let style: UIModalPresentationStyle
    var phase = Phase.presenting
    /// Until the presented controller did appear: longer than the phase, for from that callback it may present.
    private(set) var isComing = true
    var transition: ScreenTransition?
    /// The view the modal's own view lies in, in front of the presenter. It lives by its place in the window,
    /// and until then by the transition that puts it there.
    private(set) weak var container: PresentationView?
    /// Where the presenter's view was, while the modal has taken its place.
    var displaced: ViewPlace?
    /// Where the presenter's view was before the modal came.
    private var home: ViewPlace?
    /// Where it was asked for. It comes there even if the window has another root by then.
    private weak var window: UIWindow?
    /// Whether it was asked for on the root of that window: it belongs there, even if the root is out when it comes.
    private let isOnRoot: Bool
    /// Whether those it stood on have gone while it was on its way out.
    var hasNothingBelow = false
    /// Whether it sends the presenter's callbacks.
    private var managesPresenter = false

    init(
        _ simulator: Simulator, presenter: UIViewController, presented: UIViewController,
        controller: UIPresentationController, shownBy shown: UIPresentationController,
        style: UIModalPresentationStyle, container: PresentationView
    ) {
        clock = simulator.clock
        self.presenter = presenter
        self.presented = presented
        self.controller = controller
        self.shown = shown
        self.style = style
        self.container = container
        let window = presenter.storedView?.window
        self.window = window
        isOnRoot = window?.rootViewController === presenter
        presented.appearance.managers += 1
        container.presentation = self
    }

    /// Whether the presenter's view makes way.
    var removesPresenter: Bool { shown.shouldRemovePresentersView }

    /// Whether it is more than asked for: its first callbacks were sent.
    var hasBegun: Bool { phase != .presenting || transition?.isUnderWay == true }

    /// Whether the modal has taken its presenter's place, or is about to.
    var hidesPresenter: Bool { displaced != nil || phase == .presenting && hasBegun && removesPresenter }

    /// Whether it covers its presenter only, and not the window.
    var isInContext: Bool {
        style == .currentContext || style == .overCurrentContext
            || style == .custom && !controller.shouldPresentInFullscreen
    }

    /// Whether it covers a place among others, which stay as they are, and can be touched.
    var coversPlace: Bool {
        isInContext && !isSearch && (presenter?.parent != nil || presenter?.incoming?.isInContext == true)
    }

    /// Whether it is a search, which belongs to the screen that is searched.
    var isSearch: Bool { presented is UISearchController }

    /// Seconds it takes to come or to go.
    static let duration: TimeInterval = 0.5

    func makeTransition(
        from: UIViewController?, to: UIViewController?, animated: Bool, interactive: Bool = false
    )
        -> ScreenTransition
    {
        let transition = ScreenTransition(
            clock, from: from, to: to, container: container ?? UIView(), animated: animated,
            interactive: interactive,
            style: style, duration: Self.duration)
        transition.presentation = (shown, to === presented)
        return transition
    }

    /// The root of a window may be set back while the modal comes, or later.
    private var placeOfPresenter: ViewPlace? {
        presenter?.placeOfView ?? (isOnRoot ? ViewPlace(superview: window, index: 0) : nil)
    }

    // Coming.

    func begin(_ transition: ScreenTransition) {
        transition.start()
        presented.loadViewIfNeeded()
        let animated = transition.isAnimated
        if animated, transition.context == nil { presented.findZoomSource(from: presenter) }
        takeKeyboard()
        if isInContext, !isSearch, !isOnRoot { presenter?.wrapView() }
        placeContainer()
        controller.presentationTransitionWillBegin()
        // Where its presenter went off screen meanwhile, it comes when that does.
        let comes = isOnScreen
        if removesPresenter, let presenter {
            managesPresenter = true
            presenter.appearance.managers += 1
            presenter.startDisappearing(animated: animated)
            home = placeOfPresenter
        }
        if comes { presented.startAppearing(animated: animated) }
        // An app's animator puts the modal's view into the container itself.
        if transition.context == nil { placeView() }
        guard transition.context == nil else { return }
        presented.announceAppearing()
        if animated { container?.layoutIfNeeded() }
    }

    private func placeContainer() {
        guard let container else { return }
        // Context modals lie in their presenter's place; all others over the whole window. A search comes and goes
        // with the view of a controller on a stack.
        if !isInContext || isOnRoot { container.presenter = presenter }
        if !isInContext {
            (presenter?.view.window ?? window)?.take(in: container)
        } else if isSearch, presenter?.parentController != nil {
            presenter?.view.addSubview(container)
        } else if isOnRoot {
            window?.take(in: container)
        } else {
            presenter?.view.superview?.addSubview(container)
        }
        guard let superview = container.superview else { return }
        if container.adaptedForSubviews(superview.traitCollection) != superview.traitCollection {
            clock.simulator?.traitsVary = true
        }
    }

    private func placeView() {
        guard let container, let view = shown.presentedView else { return }
        let frame = shown.frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
        container.addSubview(view)
    }

    /// Whether its place is in a window that is on screen, and does not leave with its presenter.
    private var isOnScreen: Bool {
        container?.window?.isShown == true && (!isInContext || presenter?.isGoing != true)
    }

    func finishPresenting() {
        phase = .presented
        presented.finishAppearing()
        isComing = false
        controller.presentationTransitionDidEnd(true)
        if !turnsAsPreferred() { presented.setNeedsUpdateOfSupportedInterfaceOrientations() }
        guard removesPresenter, let presenter else { return }
        displaced = home ?? placeOfPresenter
        presenter.storedView?.removeFromSuperview()
        presenter.finishDisappearing()
    }

    /// A finger, or an animator, has undone the coming: the modal is gone before the presenter comes back.
    func cancelPresenting() {
        presented.startDisappearing(animated: true)
        untie()
        container?.presentation = nil
        container?.removeFromSuperview()
        presented.storedView?.removeFromSuperview()
        presented.finishDisappearing()
        dropController()
        presented.appearance.managers -= 1
        presented.modalDidLeave()
        if removesPresenter, let presenter {
            if comesBack(to: home) { presenter.startAppearing(animated: true) }
            putPresenterHome()
            settlePresenter(animated: true)
        }
        leavePresenter()
        presenter?.unwrapView()
        returnKeyboard()
        controller.presentationTransitionDidEnd(false)
        presenter?.systemInterfaceFollows()
    }

    /// Takes the presenter's view back from wherever an app's animator has put it.
    private func putPresenterHome() {
        guard let place = displaced ?? home, let presenter else { return }
        if presenter.storedView?.superview !== place.superview { place.put(presenter) }
    }

    /// The presenter, whose place the modal has, is a window's root: it may have lain in a container that was the root before.
    func presenterIsRoot(of window: UIWindow) {
        let place = ViewPlace(superview: window, index: 0)
        if displaced == nil { home = place } else { displaced = place }
    }

    // Going.

    /// Puts the presenter's view back where it was.
    func restorePresenter(animated: Bool) {
        guard let displaced, let presenter else { return }
        if comesBack(to: displaced) { presenter.startAppearing(animated: animated) }
        displaced.put(presenter)
        presenter.announceAppearing()
    }

    /// Undoes ``restorePresenter(animated:)`` when a finger goes back.
    func displacePresenterAgain() {
        guard displaced != nil, let presenter else { return }
        takeKeyboard()
        presenter.startDisappearing(animated: true)
        presenter.storedView?.removeFromSuperview()
        presenter.finishDisappearing()
    }

    /// Whether the presenter appears at its place: not in a container that is off screen, or goes.
    private func comesBack(to place: ViewPlace?) -> Bool {
        guard let presenter, let place else { return false }
        return place.isOnScreen(for: presenter) && presenter.parentController?.isGoing != true
    }

    /// The presenter is where it was without the modal: on screen, if its container has not left meanwhile.
    private func settlePresenter(animated: Bool) {
        guard let presenter else { return }
        if comesBack(to: presenter.placeOfView) {
            presenter.startAppearing(animated: animated)
            presenter.finishAppearing()
        } else {
            presenter.startDisappearing(animated: animated)
            let goesWithParent = presenter.parentController?.appearance.state == .disappearing
            if !goesWithParent { presenter.finishDisappearing() }
        }
    }

    /// Leaves the presenter's callbacks to whoever else sends them.
    private func leavePresenter() {
        guard managesPresenter else { return }
        managesPresenter = false
        presenter?.appearance.managers -= 1
    }

    /// Cuts the ties, before the last callbacks: a controller that did disappear has no presenter.
    func untie() {
        if presenter?.presentation === self { presenter?.presentation = nil }
        presented.incoming = nil
    }

    /// Cuts the last one, after them: who did disappear may still ask for its presentation controller. By then it may be
    /// presented again.
    private func dropController() {
        if presented.incoming == nil { presented.storedPresentationController = nil }
    }

    func finishDismissing() {
        if displaced != nil { putPresenterHome() }
        container?.presentation = nil
        container?.removeFromSuperview()
        presented.storedView?.removeFromSuperview()
        presenter?.unwrapView()
        if displaced != nil {
            settlePresenter(animated: false)
            displaced = nil
        }
        leavePresenter()
        presented.startDisappearing(animated: false)
        presented.finishDisappearing()
        dropController()
        presented.appearance.isBeingDismissed = false
        presented.appearance.managers -= 1
        presented.modalDidLeave()
        returnKeyboard()
        controller.dismissalTransitionDidEnd(true)
        presenter?.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
}
