/// Something that holds content whose size may change: a controller, a presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// In points.
    var preferredContentSize: CGSize { get }
    /// A controller in here, or the modal of a presentation, wants another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size, in points, that a controller in here has when this container has `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    )
        -> CGSize
    /// The view is about to have another size. An override calls super, which tells the controllers in here.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// There is about to be more, or less, room. An override calls super, which tells the controllers in here.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
    /// One that fills this controller's view goes on filling it; any other keeps its size.
    final func fittingSize(of child: UIViewController, in parentSize: CGSize) -> CGSize {
        guard let view = child.storedView else { return parentSize }
        return view.frame.size == storedView?.frame.size ? parentSize : view.frame.size
    }

    /// As ``fittingSize(of:in:)``, for a modal in what it lies in.
    final func fittingSize(in parentSize: CGSize, of container: UIView?) -> CGSize {
        guard let view = storedView, let container else { return parentSize }
        return view.frame.size == container.frame.size ? parentSize : view.frame.size
    }

    final func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let fitting = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if fitting != child.storedView?.frame.size {
                child.viewWillTransition(to: fitting, with: coordinator)
            }
        }
    }

    final func passOn(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            child.willTransition(to: child.overriding(traits), with: coordinator)
        }
    }

    final func preferredSizeDidChange(from old: CGSize) {
        guard old != preferredContentSize else { return }
        if let incoming { incoming.controller.preferredContentSizeDidChange(forChildContentContainer: self) }
        parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
