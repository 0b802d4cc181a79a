#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import UIKit

    /// Acts in the middle of any call: of a coordinator, a guard, a model that comes or goes, or a controller that is told
    /// something.
    @MainActor
    final class Meddler {
        typealias Transition = Tree.Transition<Place, Never>

        weak var navigator: Navigator?
        /// Has the tree go to another window; nil where it stays.
        var moves: (@MainActor () -> Void)?
        /// How often it may act within calls until the next rest.
        var budget = 0
        private(set) var trail: [String] = []
        private(set) var requests: [Request] = []
        private var random: SeededRandom
        private var depth = 0
        private var count = 0
        private var models: [Weak] = []

        private struct Weak { weak var model: MeddledModel? }

        init(seed: UInt64) { random = SeededRandom(seed: seed) }

        var isArmed: Bool { count % 3 == 0 }

        func know(_ model: MeddledModel) { models.append(Weak(model: model)) }

        /// Something called.
        func called(_ what: @autoclosure () -> String) {
            guard depth < 3, budget > 0, random.roll(6) == 0 else { return }
            (depth, budget) = (depth + 1, budget - 1)
            note("in \(what())")
            act()
            depth -= 1
        }

        func act() {
            count += 1
            switch random.roll(16) {
            case 0..<8: ask()
            case 8: note("looks", navigator?.lookAgain())
            case 9: note("cancels", requests.last { $0.result == nil }?.cancel())
            case 10: note("saves", navigator?.snapshot().text)
            case 11: if let moves { note("moves", moves()) }
            case 12: note("presents", shown.last?.present(Foreign(), animated: count.isMultiple(of: 2)))
            case 13:
                note(
                    "dismisses",
                    shown.last?.presentingViewController?.dismiss(animated: count.isMultiple(of: 2)))
            case 14: note("pushes", stack?.pushViewController(Foreign(), animated: count.isMultiple(of: 2)))
            default: note("pops", stack?.popViewController(animated: count.isMultiple(of: 2)))
            }
        }

        private func ask() {
            models.removeAll { $0.model == nil }
            guard let model = models.randomElement(using: &random)?.model else { return }
            let kinds = ["s", "s", "flow", "form", "closed", "wait"]
            let place = Place("\(kinds[random.roll(kinds.count)])\(count)")
            let all: [Transition] = [
                .push(place), .push(place), .present(place, as: .sheet),
                .present(.stack(place), as: .fullScreen), .pop,
                .close, .set(place), .replaceAll(.tabs(.stack(place), [.screen("b")])), .dismiss, .dismissAll,
                .select("b"), .replaceTop(place), .present(.stack(place), as: .currentContext), .popToRoot,
                .several(.popToRoot, .push(place)), .several(.dismiss, .present(place, as: .sheet)),
                .withoutAnimation(.push(place)),
            ]
            let transition = all[random.roll(all.count)]
            note("\(model.name) asks for \(transition)", nil)
            let request = model.router.trigger(transition)
            requests = requests.suffix(40) + [request]
            note("\(request)")
        }

        func rested(_ tree: Tree) { trail = trail.suffix(60) + ["at rest: \(tree)"] }

        func note(_ what: String, _ done: @autoclosure () -> Any? = nil) {
            trail.append(String(repeating: "  ", count: depth) + what)
            _ = done()
        }

        /// What is presented, from the window's root on.
        private var shown: [UIViewController] {
            let root = UIApplication.shared.windows.last { !$0.isHidden }?.rootViewController
            return root.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
        }

        private var stack: UINavigationController? {
            shown.last as? UINavigationController
                ?? (shown.last as? UITabBarController)?.selectedViewController as? UINavigationController
        }
    }

    /// Tells the meddler when it comes, is active, and goes.
    @MainActor
    class MeddledModel: Activatable {
        let name: String
        let router: Router<Meddler.Transition>
        let meddler: Meddler

        init(_ name: String, _ router: Router<Meddler.Transition>, _ meddler: Meddler) {
            (self.name, self.router, self.meddler) = (name, router, meddler)
            meddler.know(self)
            meddler.called("init of \(name)")
        }

        func didBecomeActive() { meddler.called("didBecomeActive of \(name)") }
        func didBecomeInactive() { meddler.called("didBecomeInactive of \(name)") }

        deinit {
            // An isolated one in a task of the navigator's would find another simulator.
            MainActor.assumeIsolated { [meddler, name] in meddler.called("deinit of \(name)") }
        }
    }

    final class MeddledForm: MeddledModel, LeaveGuard {
        var isArmed: Bool {
            meddler.called("isArmed of \(name)")
            return meddler.isArmed
        }

        func mayLeave() async -> Bool {
            meddler.called("mayLeave of \(name)")
            await Task.yield()
            meddler.called("mayLeave of \(name), later")
            return name.count.isMultiple(of: 2)
        }
    }

    final class MeddledController: UIViewController {
        private let model: MeddledModel

        init(_ model: MeddledModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
            title = model.name
            told("init")
        }

        required init?(coder: NSCoder) { nil }

        private func told(_ what: String) { model.meddler.called("\(what) of \(model.name)") }

        override func viewDidLoad() {
            super.viewDidLoad()
            told("viewDidLoad")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            told("viewWillAppear")
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            told("viewIsAppearing")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            told("viewDidAppear")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            told("viewWillDisappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            told("viewDidDisappear")
        }

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            told("willMove")
        }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            told("didMove")
        }
    }

    @MainActor
    final class MeddledCoordinator: EnterGuard {
        typealias Route = Meddler.Transition
        typealias Destination = Place
        private let start: Tree.Root<Place>
        private let meddler: Meddler

        init(_ start: Tree.Root<Place>, _ meddler: Meddler) { (self.start, self.meddler) = (start, meddler) }

        var root: Tree.Root<Place> {
            meddler.called("root")
            return start
        }

        func transition(for route: Route, from asker: Asker) -> Next {
            meddler.called("transition")
            return route
        }

        func mayEnter(_ place: Place, from asker: Asker) -> Verdict<Place> {
            meddler.called("mayEnter \(place)")
            if place.description.hasPrefix("closed") { return .refuse("it is closed") }
            guard place.description.hasPrefix("wait") else { return .allow }
            return .wait { [meddler] in
                await Task.yield()
                meddler.called("mayEnter \(place), later")
                return .allow
            }
        }

        func screen(for place: Place, router: Router<Route>) -> any Presentable {
            meddler.called("screen(for: \(place))")
            let name = place.description
            if name.hasPrefix("flow") { return MeddledCoordinator(.stack(Place("in\(name)")), meddler) }
            let model =
                name.hasPrefix("form")
                ? MeddledForm(name, router, meddler) : MeddledModel(name, router, meddler)
            return Screen(model, MeddledController.init)
        }

        deinit { MainActor.assumeIsolated { [meddler] in meddler.called("deinit of a coordinator") } }
    }
#endif
