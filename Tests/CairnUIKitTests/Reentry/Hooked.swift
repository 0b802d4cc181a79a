#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import UIKit

    /// What is done once, when a certain screen is told a certain thing.
    @MainActor
    final class Hooks {
        enum Moment: CaseIterable, Sendable {
            case load, move, willAppear, willDisappear, didDisappear, deinitOfModel, active, inactive
        }

        typealias Transition = Tree.Transition<Place, Never>

        private var acts: [String: @MainActor () -> Void] = [:]
        fileprivate(set) var routers: [String: Router<Transition>] = [:]
        private var views: [Weak] = []

        private struct Weak { weak var view: UIViewController? }

        func at(_ moment: Moment, of name: String, _ act: @escaping @MainActor () -> Void) {
            // What the one before has kept may go with it, and tell this.
            let before = acts.updateValue(act, forKey: "\(moment) \(name)")
            withExtendedLifetime(before) {}
        }

        fileprivate func told(_ moment: Moment, _ name: String) {
            acts.removeValue(forKey: "\(moment) \(name)")?()
        }
        fileprivate func made(_ view: UIViewController) { views.append(Weak(view: view)) }

        /// Views that live and are shown nowhere.
        var lost: [UIViewController] {
            views.compactMap(\.view).filter {
                $0.viewIfLoaded?.window == nil && $0.parent == nil && $0.presentingViewController == nil
            }
        }

        @discardableResult
        func ask(_ transition: Transition, from name: String = "a") -> Request {
            routers[name]!.trigger(transition)
        }
    }

    @MainActor
    final class HookedCoordinator: Coordinator {
        typealias Route = Hooks.Transition
        typealias Destination = Place
        let root: Tree.Root<Place>
        private let hooks: Hooks

        init(_ root: Tree.Root<Place>, _ hooks: Hooks) { (self.root, self.hooks) = (root, hooks) }

        func transition(for route: Route, from asker: Asker) -> Next { route }

        func screen(for place: Place, router: Router<Route>) -> any Presentable {
            hooks.routers[place.description] = router
            return Screen(HookedModel(place.description, hooks), HookedController.init)
        }
    }

    private final class HookedModel: Activatable {
        let name: String
        let hooks: Hooks

        init(_ name: String, _ hooks: Hooks) { (self.name, self.hooks) = (name, hooks) }

        func didBecomeActive() { hooks.told(.active, name) }
        func didBecomeInactive() { hooks.told(.inactive, name) }

        isolated deinit { hooks.told(.deinitOfModel, name) }
    }

    private final class HookedController: UIViewController {
        private let hooks: Hooks
        private let name: String

        init(_ model: HookedModel) {
            (hooks, name) = (model.hooks, model.name)
            super.init(nibName: nil, bundle: nil)
            title = name
            hooks.made(self)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            hooks.told(.load, name)
        }

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            hooks.told(.move, name)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            hooks.told(.willAppear, name)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            hooks.told(.willDisappear, name)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            hooks.told(.didDisappear, name)
        }
    }
#endif
