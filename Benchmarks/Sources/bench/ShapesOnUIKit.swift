#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import UIKit

    /// Those on the UIKit that is there.
    extension Shapes {
        static let onUIKit = [
            Cost("push and pop on UIKit above 200 guards not armed / no guards", bound: 1.8) {
                interleaved(rounds: 21, pairs(above: Shape.unarmed), pairs(above: Shape.page))
            },
            Cost("sheets asked for in one turn on UIKit, 80 / 20") {
                interleaved(rounds: 5, presenting(80), presenting(20))
            },
        ]

        private static func shown(_ root: Tree.Root<Shape>, in simulator: Simulator) -> Navigator {
            let navigator = simulator.enter {
                let navigator = Navigator(root: ShapeCoordinator(root))
                navigator.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
                return navigator
            }
            simulator.settle()
            return navigator
        }

        private static func presenting(_ count: Int) -> () -> Duration {
            average(of: 1) {
                let simulator = Simulator()
                let navigator = shown(.stack(.page(0)), in: simulator)
                return clock.measure {
                    simulator.enter {
                        for number in 0..<count {
                            front(of: navigator).trigger(.present(.screen(.page(number)), as: .sheet))
                        }
                        simulator.settle()
                    }
                }
            }
        }

        private static func pairs(above place: (Int) -> Shape) -> () -> Duration {
            let simulator = Simulator()
            let navigator = shown(.stack(.page(0), above: (1..<200).map(place)), in: simulator)
            return average(of: 1) {
                clock.measure {
                    simulator.enter {
                        for _ in 0..<10 {
                            for transition in [ShapeCoordinator.Route.push(.page(-1)), .pop] {
                                front(of: navigator).trigger(transition)
                                simulator.settle()
                            }
                        }
                    }
                } / 10
            }
        }
    }
#else
    extension Shapes {
        static let onUIKit: [Cost] = []
    }
#endif
