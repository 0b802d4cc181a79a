#if HEADLESS_UIKIT
    import Foundation
    import UIKit

    /// What the double of UIKit costs, by plain UIKit calls and a clock that is turned.
    @MainActor
    enum DoubleCosts {
        static let memory = [
            Cost("memory of a controller, without view") { controllers(withView: false) },
            Cost("memory of a controller, with view") { controllers(withView: true) },
        ]

        static let time = [
            Cost("pairs of push and pop, animated") { pairsPerSecond() },
            Cost("pair of push and pop / make a controller", bound: 40) {
                interleaved(pair(on: StackStage(depth: 2)), making())
            },
            Cost("pair of push and pop, stack of 100 / of 10", bound: 1.5) {
                interleaved(pair(on: StackStage(depth: 100)), pair(on: StackStage(depth: 10)))
            },
        ]

        /// The median of 501 rounds of 100, as a rate: short rounds, which nothing else on the machine falls into.
        private static func pairsPerSecond() -> Measured {
            let stage = StackStage(depth: 1)
            let rates = (0..<501).map { _ in
                100 / (clock.measure { stage.playPairs(100) } / .seconds(1))
            }
            return .figure("\(Int(rates.median / 1000)),000 a second")
        }

        /// How long a pair takes: what other code is held to.
        static func pairTime() -> Duration {
            let pair = pair(on: StackStage(depth: 1))
            return (0..<101).map { _ in pair() }.median
        }

        private static func pair(on stage: StackStage) -> () -> Duration {
            average(of: 1) { clock.measure { stage.playPairs(100) } / 100 }
        }

        /// The least that a pair needs: a controller with a view.
        private static func making() -> () -> Duration {
            average(of: 1) {
                clock.measure {
                    for _ in 0..<100 { UIViewController().loadViewIfNeeded() }
                } / 100
            }
        }

        /// What 20,000 controllers add to the memory of the process.
        private static func controllers(withView: Bool) -> Measured {
            measureMemory(of: 20_000) {
                (0..<20_000).map { _ in
                    let controller = UIViewController()
                    if withView { controller.loadViewIfNeeded() }
                    return controller
                }
            }
        }

        private static let clock = ProcessorClock()
    }

    /// A window with a stack in it, in a world of its own.
    @MainActor
    private final class StackStage {
        private let simulator = Simulator()
        private let navigation = UINavigationController()

        init(depth: Int) {
            simulator.enter {
                navigation.viewControllers = (0..<depth).map { _ in UIViewController() }
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = navigation
                window.makeKeyAndVisible()
                simulator.settle()
            }
        }

        /// Pushes a new controller and pops it, each from the call to rest.
        func playPairs(_ count: Int) {
            simulator.enter {
                for _ in 0..<count {
                    navigation.pushViewController(UIViewController(), animated: true)
                    simulator.settle()
                    navigation.popViewController(animated: true)
                    simulator.settle()
                }
            }
        }
    }
#endif
