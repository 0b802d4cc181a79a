/// Manages a sheet, and the heights at which it rests.
///
/// Its ``UIPresentationController/delegate`` may be a ``UISheetPresentationControllerDelegate``.
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet rests, the smallest first. Without any the sheet is large.
    open var detents: [Detent] = [.large()] { didSet { resize() } }
    /// Where the sheet rests. Nil, or one that is not among ``detents``, stands for the smallest. A finger changes it.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { resize() } }
    /// Up to this detent, what lies behind the sheet can be touched.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    /// Whether a finger that scrolls up what the sheet shows makes it larger first. Recorded: only `dragSheet` does.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// How the sheet lies where there is much room or little. Recorded, of no effect.
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var prefersPageSizing = true
    /// In points.
    open var preferredCornerRadius: CGFloat?
    open var sourceView: UIView?

    /// Makes the changes; the sheet is where they put it on this line.
    open func animateChanges(_ changes: () -> Void) { changes() }

    /// Asks for the heights again.
    open func invalidateDetents() { resize() }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let height = min(bounds.height, max(0, selected.map(\.height) ?? bounds.height))
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [weak self] _ in self?.resize() }
    }

    private func resize() {
        guard containerView?.window != nil, let view = presentedView else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    /// The detents at which the sheet can rest now, the smallest first, with their heights in points.
    var active: [(detent: Detent, height: CGFloat)] {
        let container = containerView
        let room = Room(
            container?.traitCollection ?? .current, container?.bounds.height ?? UIScreen.main.bounds.height)
        return detents.compactMap { detent in detent.resolvedValue(in: room).map { (detent, $0) } }
            .sorted { $0.1 < $1.1 }
    }

    /// Where the sheet rests.
    var selected: (detent: Detent, height: CGFloat)? {
        let active = active
        return active.first { $0.detent.identifier == selectedDetentIdentifier } ?? active.first
    }

    /// Whether what lies behind the sheet can be touched.
    var isUndimmed: Bool {
        let active = active
        guard let largest = active.first(where: { $0.detent.identifier == largestUndimmedDetentIdentifier }),
            let selected
        else { return false }
        return selected.height <= largest.height
    }

    /// Whether some of what lies behind the sheet is to be seen: above it, or where there is much room around it.
    var leavesRoom: Bool {
        guard let containerView else { return false }
        let height = containerView.bounds.height
        return (selected?.height ?? height) < height
            || containerView.traitCollection.horizontalSizeClass == .regular
    }

    /// A finger has brought the sheet there.
    func drag(to detent: Detent) {
        guard detent.identifier != selected?.detent.identifier else { return }
        selectedDetentIdentifier = detent.identifier
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

/// As a modal's delegate, and told where a finger has brought the sheet. Every method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A finger has brought the sheet to another detent. Not called for a change in code.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
