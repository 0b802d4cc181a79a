/// What a modal's view lies in. As long as it lies in a window it keeps the modal, whatever becomes of the
/// presenter: as UIKit does when a window's root is replaced under a modal.
final class PresentationView: UIView {
    var presentation: Presentation? { didSet { if presentation == nil { presenter = nil } } }
    /// The presenter of a modal over the window, which lives as long as that: UIKit's presentation controller holds it. Here the
    /// view does, so that a window is let go with all that was presented in it.
    var presenter: UIViewController?

    /// Behind a modal in the chain stands its presenter.
    override var next: UIResponder? { presentation?.presenter ?? super.next }

    /// On a pad, form sheets and popovers are narrow.
    override func adaptedForSubviews(_ traits: UITraitCollection) -> UITraitCollection {
        guard traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular,
            presentation?.style == .formSheet || presentation?.style == .popover
        else { return traits }
        return traits.modifyingTraits { $0.horizontalSizeClass = .compact }
    }

    override func layoutSubviews() {
        let (simulator, controller) = (Simulator.current, presentation?.controller)
        if let controller { simulator.update(controller) { controller.containerViewWillLayoutSubviews() } }
        super.layoutSubviews()
        if let controller { simulator.update(controller) { controller.containerViewDidLayoutSubviews() } }
    }
}
