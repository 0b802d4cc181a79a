/// What goes along with a context menu that comes or goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that the preview shows.
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs that once the menu and its preview are gone: the place to push what the preview showed.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview goes that was tapped. Recorded, of no effect.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// What goes along with a preview that was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The preview above an open menu, and who is told that it was tapped.
@MainActor
final class MenuPreview: NSObject, UIContextMenuInteractionCommitAnimating {
    let controller: UIViewController
    let tell: (MenuPreview) -> Void
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ controller: UIViewController, tell: @escaping (MenuPreview) -> Void) {
        self.controller = controller
        self.tell = tell
        super.init()
        controller.loadViewIfNeeded()
    }

    var previewViewController: UIViewController? { controller }
    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// What a person reads on it.
    var shownTitle: String { controller.title ?? "Preview" }

    /// What a finger's tap does: tells the delegate, and closes the menu.
    func tapped(in simulator: Simulator) {
        tell(self)
        simulator.openMenu = nil
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: 0.3) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}
