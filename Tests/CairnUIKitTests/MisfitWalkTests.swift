#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    private struct Spot: Destination, CustomStringConvertible {
        enum Kind: CaseIterable { case plain, stack, tabs, columns, pages, alert, shared, elsewhere }
        let kind: Kind

        var description: String { "\(kind)" }
    }

    /// What an app may have in a place, and what it may not.
    @MainActor
    private final class AnyController {
        private let shared = UIViewController()
        private let taken = UIViewController()
        private lazy var elsewhere = UINavigationController(rootViewController: taken)

        func make(_ kind: Spot.Kind) -> UIViewController {
            switch kind {
            case .plain: return UIViewController()
            case .stack: return UINavigationController(rootViewController: UIViewController())
            case .tabs:
                let tabs = UITabBarController()
                tabs.viewControllers = [
                    UIViewController(), UINavigationController(rootViewController: UIViewController()),
                ]
                return tabs
            case .columns:
                let columns = UISplitViewController(style: .doubleColumn)
                columns.setViewController(UIViewController(), for: .primary)
                columns.setViewController(UIViewController(), for: .secondary)
                return columns
            case .pages:
                return UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            case .alert: return UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            case .shared: return shared
            case .elsewhere:
                _ = elsewhere
                return taken
            }
        }
    }

    @MainActor
    private final class AnyCoordinator: Coordinator {
        typealias Destination = Spot
        typealias Route = Tree.Transition<Spot, Never>
        let root: Tree.Root<Spot>
        private let controllers: AnyController

        init(_ root: Tree.Root<Spot>, _ controllers: AnyController) {
            (self.root, self.controllers) = (root, controllers)
        }

        func transition(for route: Route, from asker: Asker) -> Next { route }
        func screen(for spot: Spot, router: Router<Route>) -> any Presentable { controllers.make(spot.kind) }
    }

    /// Two windows of an app whose coordinators return whatever there is.
    @MainActor
    private struct MisfitWalk {
        private let simulator: Simulator
        private var random: SeededRandom
        private var windows: [(window: UIWindow, navigator: Navigator)] = []
        private var trail: [String] = []

        init(seed: UInt64, on simulator: Simulator) {
            self.simulator = simulator
            random = SeededRandom(seed: seed)
            let controllers = AnyController()
            for _ in 0..<2 {
                let navigator = Navigator(root: AnyCoordinator(root(), controllers))
                let window = UIWindow(frame: UIScreen.main.bounds)
                navigator.attach(UIKitHost(window: window))
                windows.append((window, navigator))
            }
        }

        /// - Returns: What is wrong, and what led there; nil where nothing is.
        mutating func run(steps: Int) -> String? {
            for step in 0...steps {
                if step > 0 { act() }
                for navigator in windows.map(\.navigator) {
                    if let fault = fault(of: navigator) {
                        return "\(fault)\n\(trail.joined(separator: "\n"))\n\(navigator.tree.notation)"
                    }
                }
            }
            return nil
        }

        private func fault(of navigator: Navigator) -> String? {
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            if let raise = simulator.log.takeRaises().first { return "UIKit raised: \(raise)" }
            if !navigator.isSettled { return "it never settles" }
            if !navigator.pending.isEmpty { return "a request waits for ever" }
            return navigator.disagreement
        }

        private mutating func act() {
            let (window, navigator) = windows[Int.random(in: 0..<windows.count, using: &random)]
            let ids = navigator.tree.nodes.map(\.id).filter { $0.number >= 0 }
            switch Int.random(in: 0..<12, using: &random) {
            case 0:
                trail.append("back")
                window.makeKeyAndVisible()
                try? simulator.user.tapBack()
            case 1:
                trail.append("another host")
                navigator.attach(UIKitHost(window: window))
            default:
                guard let asker = ids.randomElement(using: &random) else { return }
                let transition = transition()
                let router = Router<AnyCoordinator.Route>(asker: asker, navigator: navigator)
                let request = router.trigger(transition)
                trail.append("\(transition) from \(asker): \(request.result.map { "\($0)" } ?? "waits")")
            }
        }

        private mutating func spot() -> Spot { Spot(kind: Spot.Kind.allCases.randomElement(using: &random)!) }

        private mutating func root() -> Tree.Root<Spot> {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: .stack(spot())
            case 1: .screen(spot())
            case 2: .tabs(.screen(spot()), [.stack(spot()), .screen(spot())])
            case 3: .split(primary: .screen(spot()), secondary: .stack(spot()))
            default: .split(primary: .stack(spot()), secondary: .screen(spot()))
            }
        }

        private mutating func transition() -> Tree.Transition<Spot, Never> {
            let styles = [Tree.ModalStyle.sheet, .fullScreen, .popover, .formSheet, .overFullScreen]
            let style = styles.randomElement(using: &random)!
            return switch Int.random(in: 0..<13, using: &random) {
            case 0, 1: .push(spot())
            case 2: .set(spot())
            case 3: .set(spot(), above: [spot()])
            case 4: .replaceTop(spot())
            case 5: .present(spot(), as: style)
            case 6: .present(.stack(spot()), as: style)
            case 7: .pop
            case 8: .popToRoot
            case 9: .close
            case 10: .dismissAll
            case 11: .in(.primary, .set(spot()))
            default: .in(.secondary, .set(spot()))
            }
        }
    }

    /// Whatever a coordinator returns, it is shown, or its place says why not; and the tree is what is on screen.
    struct MisfitWalkTests {
        @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
        @MainActor
        func `whatever controllers are returned, nothing raises and the tree is true`(
            on idiom: UIUserInterfaceIdiom
        ) {
            for seed in SeededRandom.seedOfTests..<SeededRandom.seedOfTests + 60 {
                let fault = Simulator.run(idiom: idiom) { simulator in
                    var walk = MisfitWalk(seed: seed, on: simulator)
                    return walk.run(steps: 25)
                }
                #expect(fault == nil, "seed \(seed)")
            }
        }
    }
#endif
