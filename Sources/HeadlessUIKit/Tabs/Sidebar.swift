extension UITabBarController {
    /// Whether there is a sidebar: `automatic` is `tabSidebar` where one of the tabs is a group. Tabs that were given as
    /// controllers have one if the mode says so.
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

    /// The list of all tabs beside the selected one's screen, where there is room. Since iOS 18.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        /// Where it lies. Recorded, of no effect.
        public enum Layout: Int, Sendable { case automatic, overlap, tile }

        /// Is told when the sidebar comes and goes, by a finger or in code. Every method is optional.
        @preconcurrency @MainActor
        public protocol Delegate: NSObjectProtocol {
            /// The sidebar is about to come or to go.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: Sidebar,
                animator: any Animating)
        }

        /// What goes along with a sidebar that comes or goes.
        @preconcurrency @MainActor
        public protocol Animating: NSObjectProtocol {
            func addAnimations(_ animations: @escaping () -> Void)
            func addCompletion(_ completion: @escaping () -> Void)
        }

        fileprivate weak var tabs: UITabBarController?
        open weak var delegate: (any Delegate)?
        open var preferredLayout = Layout.automatic
        /// Whether the list is out of sight. At first it is.
        open var isHidden = true { didSet { if oldValue != isHidden { tell() } } }

        init(_ tabs: UITabBarController) { self.tabs = tabs }

        private func tell() {
            guard let tabs else { return }
            let animator = SidebarAnimator()
            delegate?.tabBarController(tabs, sidebarVisibilityWillChange: self, animator: animator)
            animator.run()
        }
    }

    /// Whether there may be a sidebar now: on a screen with room for it.
    var hasSidebar: Bool {
        guard controllers?.isEmpty == false, !isNarrow else { return false }
        switch mode {
        case .automatic: return storedTabs.contains { $0 is UITabGroup }
        case .tabBar: return false
        case .tabSidebar: return true
        }
    }

    /// Whether the list is on screen, in the bar's stead.
    var showsSidebar: Bool { hasSidebar && !sidebar.isHidden }

    /// The tabs in the list: a group's own place is no destination, unless it says so.
    var sidebarTabs: [UITab] {
        func listed(_ tabs: [UITab]) -> [UITab] {
            tabs.filter { !$0.isHidden }.flatMap { tab -> [UITab] in
                guard let group = tab as? UITabGroup else { return [tab] }
                return (group.isSidebarDestination ? [group] : []) + listed(group.displayOrder)
            }
        }
        return listed(storedTabs)
    }
}

extension UITabBarController.Sidebar.Delegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}
}

private final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: 0.3) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}
