// Where a view lies in its container: by itself, or, with modals in the controller's own context, in a view with these. The two go
// and come together.
extension UIViewController {
    /// The view as it lies in its container.
    final var viewWithModals: UIView? { wrapper ?? storedView }

    /// Puts the view in front in a container's view, together with the modals in its context.
    final func lie(in container: UIView) {
        guard let content = view else { return }
        if content.frame != container.bounds { content.frame = container.bounds }
        guard let wrapper else { return container.addSubview(content) }
        if wrapper.frame != container.bounds { wrapper.frame = container.bounds }
        if presentation?.displaced == nil, content.superview !== wrapper {
            wrapper.insertSubview(content, at: 0)
        }
        container.addSubview(wrapper)
    }

    /// Whether the view lies in that container's, and in no other container's in it.
    final func lies(in container: UIViewController) -> Bool {
        viewWithModals?.superview?.container === container
    }

    /// Takes off at once what is to be seen of this controller.
    final func takeOffScreen() {
        startDisappearingAsSeen(animated: false)
        viewWithModals?.removeFromSuperview()
        finishDisappearingAsSeen()
    }

    /// Takes it off the screen of a container that it leaves, unless it has been put elsewhere by now.
    final func takeOffScreen(of container: UIViewController) {
        startDisappearingAsSeen(animated: false)
        if lies(in: container) { viewWithModals?.removeFromSuperview() }
        finishDisappearingAsSeen()
    }

    /// A modal in the context of a controller in one of UIKit's containers is about to come. The controller may be no child any
    /// more: on its way out, or gone, and to come back.
    final func wrapView() {
        guard wrapper == nil, let view = storedView else { return }
        let isNowhere = parentController == nil && view.superview == nil
        guard isNowhere || (parentController ?? view.superview?.owner)?.knowsShownChildren == true else {
            return
        }
        let made = ContextView(frame: view.frame)
        // One that another container has taken in lies, until the next layout, where it lay before.
        let isAtHome = parentController.map(lies) ?? true
        if isAtHome, let place = placeOfView { place.superview?.insertSubview(made, at: place.index) }
        made.addSubview(view)
        wrapper = made
    }

    /// The modal is gone: the view lies again where it would without it.
    final func unwrapView() {
        guard let wrapper else { return }
        self.wrapper = nil
        if let view = storedView, view.superview === wrapper {
            if let superview = wrapper.superview {
                superview.insertSubview(view, at: superview.subviews.firstIndex { $0 === wrapper } ?? 0)
            } else {
                view.removeFromSuperview()
            }
        }
        wrapper.removeFromSuperview()
    }

    /// Where the view lies now.
    final var placeOfView: ViewPlace? {
        guard let view = storedView, let superview = view.superview else { return nil }
        return ViewPlace(superview: superview, index: superview.subviews.firstIndex { $0 === view } ?? 0)
    }
}

/// What a view lies in together with such modals.
final class ContextView: UIView {}

extension UIView {
    /// The controller whose view this is, or lies in.
    fileprivate var container: UIViewController? {
        var next: UIView? = self
        while let view = next {
            if let owner = view.owner { return owner }
            next = view.superview
        }
        return nil
    }
}

/// Where a view lay before it made way for a modal.
@MainActor
struct ViewPlace {
    weak var superview: UIView?
    let index: Int

    /// Whether that controller would be on screen there: of a window, its root is.
    func isOnScreen(for controller: UIViewController) -> Bool {
        guard let superview, let window = superview.window, window.isShown, isLeft(to: controller) else {
            return false
        }
        return superview !== window || window.rootViewController === controller
    }

    /// Whether it is still the controller's: another container may have taken that in meanwhile.
    private func isLeft(to controller: UIViewController) -> Bool {
        controller.parentController.map { $0 === superview?.container } ?? true
    }

    /// Puts the controller's view there. A window takes its root in by itself when it is shown, and no one else.
    func put(_ controller: UIViewController) {
        guard let superview, isLeft(to: controller), let view = controller.view else { return }
        if !(superview is UIWindow) || isOnScreen(for: controller) {
            superview.insertSubview(view, at: index)
        }
    }
}
