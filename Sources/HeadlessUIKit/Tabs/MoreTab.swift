/// The stack behind More: a list of the tabs that have no room in the bar, and the one that was chosen. Other
/// than any other stack, it takes stacks.
final class MoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?
    let list = MoreListController()
    /// What is to stand here once the transition under way is over.
    private var goal: [UIViewController]?
    /// The tab that stands on the list, or is about to.
    var chosen: UIViewController? { (goal ?? stack).dropFirst().first }

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.title = tabBarItem.title
        list.tabs = tabs
        choose(nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the list, or a tab on it. While a transition runs, it waits for its end.
    func choose(_ tab: UIViewController?) {
        goal = [list] + [tab].compactMap(\.self)
        whenFree { [weak self] stack in
            guard let self, let goal else { return }
            self.goal = nil
            stack.setViewControllers(goal, animated: false)
        }
    }

    /// Takes off what does not belong here, be it on its way out already, or only on its way in.
    func keep(_ belongs: (UIViewController) -> Bool) {
        if let chosen, !belongs(chosen) { goal = nil }
        let held = stack + [displayed].compactMap(\.self)
        guard held.contains(where: { $0 !== list && !belongs($0) }) else { return }
        if let displayed, displayed !== list {
            // It may be shown elsewhere on this very line.
            displayed.takeOffScreen()
            self.displayed = nil
        }
        change(to: [list], animated: false)
    }

    override var acceptsStacks: Bool { true }

    /// A tab that goes behind More is a tab all the while.
    override func willTake(_ child: UIViewController) {
        if let tabs, child.parentController === tabs, tabs.extras.holds(child) { child.leaveParent() }
    }

    override func willLose(_ child: UIViewController) {
        super.willLose(child)
        tabs?.forget(child)
    }

    /// A tab that left the stack belongs to the tab bar controller again.
    override func didLose(_ controllers: [UIViewController]) {
        guard let tabs, let all = tabs.controllers else { return }
        for controller in controllers where controller.parentController == nil {
            if all.contains(where: { $0 === controller }) { tabs.take(in: controller) }
        }
        tabs.sortChildren()
    }
}

/// The list behind More: a button for each tab.
final class MoreListController: UIViewController {
    weak var tabs: UITabBarController?
    private var isCustomizing = false
    private lazy var customizeButton = UIBarButtonItem(
        primaryAction: UIAction(title: "Edit") { [weak self] _ in self?.customize() })

    /// Begins to rearrange the tabs, or ends it. There is nothing to rearrange them with.
    private func customize() {
        guard let tabs else { return }
        isCustomizing.toggle()
        customizeButton.title = isCustomizing ? "Done" : "Edit"
        let delegate = tabs.ownDelegate
        if isCustomizing {
            delegate?.tabBarController(tabs, willBeginCustomizing: tabs.customizableViewControllers ?? [])
        } else {
            let controllers = tabs.viewControllers ?? []
            delegate?.tabBarController(tabs, willEndCustomizing: controllers, changed: false)
            delegate?.tabBarController(tabs, didEndCustomizing: controllers, changed: false)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let isCustomizable = tabs?.customizableViewControllers?.isEmpty == false
        navigationItem.rightBarButtonItem = isCustomizable ? customizeButton : nil
        fill()
    }

    /// Lists the tabs that are behind More now.
    func fill() {
        guard let view = viewIfLoaded else { return }
        for view in view.subviews { view.removeFromSuperview() }
        for controller in tabs?.extras ?? [] {
            let title = controller.barItem.shownTitle ?? ""
            let action = UIAction(title: title) { [weak self, weak controller] _ in
                // The list takes no second finger while the tab is on its way.
                guard let self, let controller, let stack = navigationController,
                    stack.topViewController === self
                else { return }
                stack.pushViewController(controller, animated: true)
            }
            view.addSubview(UIButton(primaryAction: action))
        }
    }
}

extension UITabBarController {
    /// The stack behind More. Made, and made a child, when first asked for.
    var more: MoreNavigationController {
        if let storedMore { return storedMore }
        let made = MoreNavigationController(self)
        storedMore = made
        take(in: made)
        return made
    }
}
