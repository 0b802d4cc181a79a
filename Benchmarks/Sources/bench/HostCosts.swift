#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import Foundation
    import UIKit

    /// What Cairn adds on UIKit: the same screens by requests, and by plain calls. Both push and pop animated, a
    /// controller with a view model each time, on a stack of one in a window, and turn the clock until it rests: all
    /// callbacks come in both. The plain calls do not decide, note, look or tell anybody.
    @MainActor
    enum HostCosts {
        static let time = [
            // The goal is at most 2, and far away.
            Cost("push and pop to rest, Cairn / plain UIKit") {
                interleaved(rounds: shortRounds, asking(), calling())
            }
        ]

        private static func asking() -> () -> Duration {
            let stage = AskingStage()
            return average(of: 1) { clock.measure { stage.playPairs(10) } / 10 }
        }

        private static func calling() -> () -> Duration {
            let stage = CallingStage()
            return average(of: 1) { clock.measure { stage.playPairs(10) } / 10 }
        }

        private static let clock = ContinuousClock()
    }

    /// A screen as both show it: a controller with a view model and a view.
    private final class PageController: UIViewController {
        private let model: AnyObject

        init(_ model: AnyObject) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    private final class AskingStage {
        private let simulator = Simulator()
        private let navigator: Navigator

        init() {
            navigator = simulator.enter {
                let window = UIWindow(frame: UIScreen.main.bounds)
                let navigator = Navigator(root: ControllersCoordinator())
                navigator.attach(UIKitHost(window: window))
                return navigator
            }
            simulator.settle()
        }

        func playPairs(_ count: Int) {
            simulator.enter {
                for number in 0..<count {
                    front?.router.trigger(.open(number))
                    simulator.settle()
                    front?.router.trigger(.back)
                    simulator.settle()
                }
            }
        }

        private var front: PageModel? {
            (navigator.made(for: navigator.tree.visible.id) as? Screen)?.model as? PageModel
        }
    }

    @MainActor
    private final class CallingStage {
        private final class Model {}
        private let simulator = Simulator()
        private let navigation = UINavigationController(rootViewController: PageController(Model()))

        init() {
            simulator.enter {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = navigation
                window.makeKeyAndVisible()
            }
            simulator.settle()
        }

        func playPairs(_ count: Int) {
            simulator.enter {
                for _ in 0..<count {
                    navigation.pushViewController(PageController(Model()), animated: true)
                    simulator.settle()
                    navigation.popViewController(animated: true)
                    simulator.settle()
                }
            }
        }
    }

    @MainActor
    private final class ControllersCoordinator: Coordinator {
        typealias Route = Wish
        typealias Destination = Place
        var root: Tree.Root<Place> { .stack(.page(0)) }

        func transition(for wish: Wish, from asker: Asker) throws -> Next {
            switch wish {
            case .open(let number): .push(.page(number))
            case .openSheet, .back: .pop
            }
        }

        func screen(for place: Place, openedBy opener: Asker, router: Router<Wish>) -> any Presentable {
            Screen(PageModel(router: router)) { PageController($0) }
        }
    }
#endif
