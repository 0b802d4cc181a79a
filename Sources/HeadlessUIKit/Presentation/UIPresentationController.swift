/// Manages one presentation: what covers what, and who is told.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, TraitHolder {
    /// Told about a finger that dismisses, or tries to. Never about dismissals in code.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The modal. It holds this controller, which is why this controller does not hold it: once it is gone, an
    /// empty controller stands for it. (UIKit holds it, and so leaks a modal that was asked and never presented.)
    public var presentedViewController: UIViewController { presentedReference ?? UIViewController() }
    /// Who presents; known once `present` was called, and until then the modal itself.
    public internal(set) var presentingViewController: UIViewController {
        get { presentingReference ?? presentedViewController }
        set { presentingReference = newValue }
    }
    private weak var presentedReference: UIViewController?
    private weak var presentingReference: UIViewController?
    private let style: UIModalPresentationStyle

    @preconcurrency @MainActor
    public init(presentedViewController: UIViewController, presenting: UIViewController?) {
        presentedReference = presentedViewController
        presentingReference = presenting
        style = .custom
        super.init()
    }

    init(_ presented: UIViewController, style: UIModalPresentationStyle) {
        presentedReference = presented
        self.style = style
        super.init()
    }

    /// Called before the presentation, when it is certain.
    func willPresent() {}

    /// Whether it is of a class of the app's own, or another of UIKit's than the plain one.
    final var isOwn: Bool { type(of: self) != UIPresentationController.self }

    /// The style this controller was made for.
    open var presentationStyle: UIModalPresentationStyle { style }
    /// What its delegate wants it to become where there is little room; `none` without one, or where that names no style.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        named(delegate?.adaptivePresentationStyle(for: self))
    }
    /// The same, with those traits.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    { named(delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)) }

    private func named(_ style: UIModalPresentationStyle?) -> UIModalPresentationStyle {
        style == .automatic ? .none : style ?? .none
    }

    /// Where the presentation takes place; nil before and after.
    open var containerView: UIView? { presentedReference?.incoming?.container }
    /// The view that is shown: the modal's.
    open var presentedView: UIView? { presentedReference?.view }
    /// Whether the presenter's view leaves the hierarchy, and its controller disappears.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
    /// Whether a presentation of the app's own covers the window, or else only who defines a presentation context.
    open var shouldPresentInFullscreen: Bool { true }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    var traitRecord: TraitRecord?

    /// The traits in force where the presentation takes place.
    open var traitCollection: UITraitCollection {
        overriding(
            containerView?.traitsForSubviews ?? presentingReference?.traitCollection
                ?? Simulator.current.traits)
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The modal's.
    open var preferredContentSize: CGSize { presentedReference?.preferredContentSize ?? .zero }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { presentedReference?.fittingSize(in: parentSize, of: containerView) ?? parentSize }
    /// Tells the modal.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let modal = presentedReference else { return }
        let fitting = self.size(forChildContentContainer: modal, withParentContainerSize: size)
        if fitting != modal.storedView?.frame.size {
            modal.viewWillTransition(to: fitting, with: coordinator)
        }
    }
    /// Tells the modal.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presentedReference?.willTransition(to: newCollection, with: coordinator) }

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

extension UIViewController {
    /// The controller of the presentation this controller is in. For one that is not presented yet, it is
    /// made for its style of this moment: set the style first.
    public var presentationController: UIPresentationController? { findPresentationController() }
    /// The presentation controller, if it is a sheet's.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// The presentation controller, if it is a popover's.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    final func findPresentationController() -> UIPresentationController? {
        if let incoming { return incoming.controller }
        if let parentController { return parentController.presentationController }
        return presentationControllerToUse(for: modalPresentationStyle)
    }

    /// The one that was made for this style, or a new one: for `custom`, the transitioning delegate's own.
    final func presentationControllerToUse(
        for style: UIModalPresentationStyle, presenting: UIViewController? = nil,
        source: UIViewController? = nil
    ) -> UIPresentationController {
        let stored = storedPresentationController
        if style == .custom, stored == nil || stored?.isOwn == false,
            let made = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source ?? self)
        {
            storedPresentationController = made
            return made
        }
        if let stored, stored.presentationStyle == style { return stored }
        let made: UIPresentationController =
            switch style {
            case .pageSheet, .formSheet: UISheetPresentationController(self, style: style)
            case .popover: UIPopoverPresentationController(self, style: style)
            default: UIPresentationController(self, style: style)
            }
        made.delegate = stored?.delegate
        storedPresentationController = made
        return made
    }
}
