#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import UIKit

    /// A window of the simulator with a host, its fingers, and the plain UIKit calls of other code.
    @MainActor
    final class SimulatorStage: HostStage {
        let simulator = Simulator.current
        let window: UIWindow
        let navigator: Navigator
        private let host: UIKitHost

        /// Where the tree is a guest, with screens of an app below it.
        private var existing: UINavigationController?

        init(_ navigator: Navigator, animators: [Tree.Animation: any Animator] = [:]) {
            self.navigator = navigator
            window = UIWindow(frame: UIScreen.main.bounds)
            host = UIKitHost(
                window: window, containers: [Tree.Kind("drawer"): { Drawer() }], animators: animators)
            navigator.attach(host)
        }

        /// The tree is a guest in an existing app. It is not left, neither by code nor by a finger, so that there is
        /// always one to look at.
        init(_ navigator: Navigator, guestIn app: ExistingApp) {
            self.navigator = navigator
            (window, existing) = (app.window, app.stack)
            host = UIKitHost(navigationController: app.stack)
            navigator.attach(ResidentHost(host))
            simulator.settle()
        }

        /// Whether a finger would leave the tree, where it is a guest.
        private func leaves(_ count: Int) -> Bool {
            guard count > 0, let existing, frontStack === existing else { return false }
            return existing.viewControllers.count - count < ExistingApp.screenCount + 1
        }

        static func view(named name: String) -> any Presentable {
            SketchController(name)
        }

        func tapTab(_ index: Int) -> Bool {
            if let drawer = drawer, !simulator.isMoving { return drawer.choose(index) }
            let items = simulator.outline().top?.screen.tabBar?.items ?? []
            guard items.indices.contains(index) else { return false }
            return could { try simulator.user.tapTab(items[index].title) }
        }

        var front: String? {
            simulator.outline().top?.screen.front
        }

        func settle() { simulator.settle() }
        func letPass() { simulator.clock.advance(by: .milliseconds(120)) }
        func look() -> Shown { host.look() }

        func tapBack() -> Bool { could(popping: 1) { try simulator.user.tapBack() } }

        func backMenu(down count: Int) -> Bool {
            let menu = simulator.outline().top?.screen.navigationBar?.backMenu ?? []
            guard menu.indices.contains(count - 1) else { return false }
            return could(popping: count) { try simulator.user.backMenu(to: menu[count - 1]) }
        }

        func beginSwipe() -> Bool {
            could(popping: 1) {
                try simulator.user.beginSwipeBack()
                simulator.clock.advance(by: .milliseconds(50))
                simulator.user.moveSwipe(to: 0.4)
            }
        }

        func beginPull() -> Bool {
            could {
                try simulator.user.beginPull()
                simulator.clock.advance(by: .milliseconds(50))
                simulator.user.movePull(to: 0.4)
            }
        }

        func endSwipe(finished: Bool) {
            simulator.user.endSwipe(finish: finished)
            simulator.user.endPull(finish: finished)
        }

        func press(_ label: String) -> Bool {
            guard let style = simulator.outline().top?.style, style == .alert || style == .actionSheet else {
                return false
            }
            return could { try simulator.user.tap(label) }
        }

        func type(_ text: String, into placeholder: String) -> Bool {
            could { try simulator.user.type(text, into: placeholder) }
        }

        func leave() {
            settle()
            window.isHidden = true
            window.rootViewController = nil
        }

        /// The drawer in front, where it is the outermost container.
        private var drawer: Drawer? {
            ((top as? UITabBarController)?.selectedViewController ?? top) as? Drawer
        }

        func tapBeside() -> Bool { could { try simulator.user.tapOutside() } }

        var readable: Set<String>? {
            var readable: Set<String> = []
            for window in simulator.outline().windows {
                for layer in window.layers { layer.screen.read(into: &readable) }
            }
            return readable
        }

        private var rootSetAside: UIViewController?

        func call(_ call: ForeignCall, animated: Bool) {
            switch call {
            case .push: (frontStack ?? rootStack)?.pushViewController(Foreign(), animated: animated)
            case .pop: if !leaves(1) { (frontStack ?? rootStack)?.popViewController(animated: animated) }
            case .present: top?.present(Foreign(), animated: animated)
            case .dismiss: top?.presentingViewController?.dismiss(animated: animated)
            case .setStack: changeStack(animated) { Array($0.prefix(1)) + [Foreign()] }
            case .setStackBelow: changeStack(animated) { $0.dropLast() + [Foreign()] + $0.suffix(1) }
            case .replaceStack: changeStack(animated) { _ in [Foreign()] }
            case .cutStack: changeStack(animated) { Array($0.prefix(1)) }
            case .setRootAside:
                guard existing == nil, rootSetAside == nil, let root = window.rootViewController else {
                    return
                }
                rootSetAside = root
                window.rootViewController = Foreign()
            case .setRootBack:
                guard let root = rootSetAside else { return }
                rootSetAside = nil
                window.rootViewController = root
            }
        }

        private func changeStack(
            _ animated: Bool, _ change: ([UIViewController]) -> [UIViewController]
        ) {
            guard let stack = rootStack, existing == nil else { return }
            stack.setViewControllers(change(stack.viewControllers), animated: animated)
        }

        func popBehind() {
            guard !simulator.isMoving, !leaves(1) else { return }
            frontStack?.popViewController(animated: false)
        }

        func dismissBehind() {
            guard !simulator.isMoving, let presenter = top?.presentingViewController else { return }
            presenter.dismiss(animated: false)
        }

        func pushForeign() {
            guard !simulator.isMoving else { return }
            frontStack?.pushViewController(Foreign(), animated: false)
        }

        func presentForeign() {
            guard !simulator.isMoving else { return }
            top?.present(Foreign(), animated: false)
        }

        /// What fills the window, whatever was presented over it: other code keeps what it knows.
        private var rootStack: UINavigationController? {
            let root = window.rootViewController
            return ((root as? UITabBarController)?.selectedViewController ?? root) as? UINavigationController
        }

        private var frontStack: UINavigationController? {
            ((top as? UITabBarController)?.selectedViewController ?? top) as? UINavigationController
        }

        private var top: UIViewController? {
            var top = window.rootViewController
            while let next = top?.presentedViewController { top = next }
            return top
        }

        /// A touch comes in a turn of its own: what code began on the line before has begun to move.
        private func could(popping count: Int = 0, _ act: () throws -> Void) -> Bool {
            simulator.clock.turn()
            guard !leaves(count) else { return false }
            do {
                try act()
                return true
            } catch {
                return false
            }
        }

        private final class Foreign: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "~Foreign"
                let label = UILabel()
                label.text = title
                view.addSubview(label)
            }
        }
    }

    /// Shows its name, and tells its screen what UIKit tells it.
    private final class SketchController: UIViewController, SketchView {
        var tell: (@MainActor (SketchViewEvent) -> Void)?

        init(_ name: String) {
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = title
            view.addSubview(label)
            tell?(.loaded)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            tell?(.hiding)
        }
    }

    extension Simulator.Outline.Screen {
        /// What a person reads first: of columns and other stacks in it, in the last.
        fileprivate var front: String? {
            navigationBar?.title ?? elements.first?.label
                ?? embedded.reversed().lazy.compactMap(\.front).first
        }

        /// What can be read in it, titles and texts.
        fileprivate func read(into readable: inout Set<String>) {
            if let title = navigationBar?.title { readable.insert(title) }
            for element in elements { readable.insert(element.label) }
            for screen in embedded { screen.read(into: &readable) }
        }
    }

    /// Has the tree stay where it is a guest.
    @MainActor
    private final class ResidentHost: NavigatorHost {
        weak var navigator: Navigator? { didSet { host.navigator = navigator } }
        private let host: UIKitHost

        init(_ host: UIKitHost) { self.host = host }

        func perform(_ step: Patch.Step) { host.perform(step) }
        func look() -> Shown { host.look() }
    }
#endif
