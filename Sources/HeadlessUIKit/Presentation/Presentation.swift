/// One modal on the controller it stands on, from `present` to the end of its dismissal.
@MainActor
final class Presentation {
    enum Phase { case presenting, presented, dismissing }

    let clock: SimulatorClock
    private(set) weak var presenter: UIViewController?
    let presented: UIViewController
    let controller: UIPresentationController
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
    private let wasManaged: Bool
    private let presenterWasManaged: Bool

    init(
        _ simulator: Simulator, presenter: UIViewController, presented: UIViewController,
        controller: UIPresentationController, style: UIModalPresentationStyle, container: PresentationView
    ) {
        clock = simulator.clock
        self.presenter = presenter
        self.presented = presented
        self.controller = controller
        self.style = style
        self.container = container
        window = presenter.storedView?.window
        wasManaged = presented.appearance.isManaged
        presenterWasManaged = presenter.appearance.isManaged
        presented.appearance.isManaged = true
        container.presentation = self
    }

    /// Whether the presenter's view makes way.
    var removesPresenter: Bool { controller.shouldRemovePresentersView }

    /// Whether it covers its presenter only, and not the window.
    var isInContext: Bool { style == .currentContext || style == .overCurrentContext }

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
        transition.presentation = (controller, to === presented)
        return transition
    }

    // Coming.

    func begin(_ transition: ScreenTransition) {
        transition.start()
        presented.loadViewIfNeeded()
        let animated = transition.isAnimated
        if animated, transition.context == nil { presented.findZoomSource(from: presenter) }
        takeKeyboard()
        controller.presentationTransitionWillBegin()
        wrapPresenter()
        if removesPresenter, let presenter {
            presenter.appearance.isManaged = true
            presenter.startDisappearing(animated: animated)
            home = presenter.placeOfView
        }
        presented.startAppearing(animated: animated)
        // An app's animator puts the modal's view into the container itself.
        place(withView: transition.context == nil)
        guard transition.context == nil else { return }
        presented.announceAppearing()
        if animated { container?.layoutIfNeeded() }
    }

    private func wrapPresenter() {
        guard isInContext, !isSearch, let presenter, presenter.parentController is UINavigationController,
            let view = presenter.storedView, let place = presenter.placeOfView
        else { return }
        let wrapper = UIView(frame: view.frame)
        presenter.wrapper = wrapper
        place.superview?.insertSubview(wrapper, at: place.index)
        wrapper.addSubview(view)
    }

    /// The presenter's view lies again where it would without the modal.
    private func unwrapPresenter() {
        guard let presenter, let wrapper = presenter.wrapper else { return }
        presenter.wrapper = nil
        if let view = presenter.storedView, view.superview === wrapper {
            if let superview = wrapper.superview {
                superview.insertSubview(view, at: superview.subviews.firstIndex { $0 === wrapper } ?? 0)
            } else {
                view.removeFromSuperview()
            }
        }
        wrapper.removeFromSuperview()
    }

    private func place(withView: Bool) {
        // Context modals lie in their presenter's place; all others over the whole window. A search comes and goes
        // with the view of a controller on a stack.
        let superview: UIView? =
            if !isInContext {
                presenter?.view.window ?? window
            } else if isSearch, presenter?.parentController != nil {
                presenter?.view
            } else {
                presenter?.view.superview
            }
        guard let container else { return }
        if let superview {
            superview.addSubview(container)
            if container.adaptedForSubviews(superview.traitCollection) != superview.traitCollection {
                clock.simulator?.traitsVary = true
            }
        }
        if withView, let view = controller.presentedView {
            let frame = controller.frameOfPresentedViewInContainerView
            if view.frame != frame { view.frame = frame }
            container.addSubview(view)
        }
    }

    func finishPresenting() {
        phase = .presented
        presented.finishAppearing()
        isComing = false
        controller.presentationTransitionDidEnd(true)
        presented.setNeedsUpdateOfSupportedInterfaceOrientations()
        guard removesPresenter, let presenter else { return }
        // The root of a window may have been set back since the modal began to come.
        displaced = home ?? presenter.placeOfView
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
        presented.appearance.isManaged = wasManaged
        if removesPresenter, let presenter {
            presenter.startAppearing(animated: true)
            putPresenterHome()
            presenter.finishAppearing()
            presenter.appearance.isManaged = presenterWasManaged
        }
        unwrapPresenter()
        returnKeyboard()
        controller.presentationTransitionDidEnd(false)
        presenter?.systemInterfaceFollows()
    }

    /// Takes the presenter's view back from wherever an app's animator has put it.
    private func putPresenterHome() {
        guard let place = displaced ?? home, let view = presenter?.storedView else { return }
        if view.superview !== place.superview { place.superview?.insertSubview(view, at: place.index) }
    }

    // Going.

    /// Puts the presenter's view back where it was.
    func restorePresenter(animated: Bool) {
        guard let displaced, let presenter else { return }
        presenter.startAppearing(animated: animated)
        displaced.superview?.insertSubview(presenter.view, at: displaced.index)
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

    /// Cuts the ties, before the last callbacks: a controller that did disappear has no presenter.
    func untie() {
        if presenter?.presentation === self { presenter?.presentation = nil }
        presented.incoming = nil
        presented.storedPresentationController = nil
    }

    func finishDismissing() {
        if displaced != nil { putPresenterHome() }
        container?.presentation = nil
        container?.removeFromSuperview()
        presented.storedView?.removeFromSuperview()
        unwrapPresenter()
        if displaced != nil {
            presenter?.finishAppearing()
            presenter?.appearance.isManaged = presenterWasManaged
            displaced = nil
        }
        presented.finishDisappearing()
        presented.appearance.isBeingDismissed = false
        presented.appearance.isManaged = wasManaged
        returnKeyboard()
        controller.dismissalTransitionDidEnd(true)
        presenter?.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
}

extension UIViewController {
    /// The view as it lies on a stack: with the modals in its own context.
    final var viewWithModals: UIView? { wrapper ?? storedView }

    fileprivate var placeOfView: ViewPlace? {
        guard let view = storedView, let superview = view.superview else { return nil }
        return ViewPlace(superview: superview, index: superview.subviews.firstIndex { $0 === view } ?? 0)
    }
}

/// Where a view lay before it made way for a modal.
struct ViewPlace {
    weak var superview: UIView?
    let index: Int
}

/// What a modal's view lies in. As long as it lies in a window it keeps the modal, whatever becomes of the
/// presenter: as UIKit does when a window's root is replaced under a modal.
final class PresentationView: UIView {
    var presentation: Presentation?

    /// On a pad, form sheets and popovers are narrow.
    override func adaptedForSubviews(_ traits: UITraitCollection) -> UITraitCollection {
        guard traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular,
            presentation?.style == .formSheet || presentation?.style == .popover
        else { return traits }
        return traits.modifyingTraits { $0.horizontalSizeClass = .compact }
    }

    override func layoutSubviews() {
        presentation?.controller.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.controller.containerViewDidLayoutSubviews()
    }
}
