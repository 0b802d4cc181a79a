#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import Foundation
    import UIKit

    /// What grows with how many there are, on UIKit.
    @MainActor
    enum CrowdsOnUIKit {
        static let costs = [
            Cost("push and pop in front on UIKit, 1,000 nodes / 100", bound: 3, wished: 1.2) {
                interleaved(rounds: shortRounds, pairs(on: .nodes1000), pairs(on: .nodes100))
            },
            Cost("push and pop below all on UIKit, 1,000 nodes / 100", bound: 3, wished: 1.2) {
                interleaved(
                    rounds: shortRounds, pairs(on: .nodes1000, isBelow: true),
                    pairs(on: .nodes100, isBelow: true))
            },
            Cost("present and dismiss on UIKit, above 20 sheets / above 5", bound: 2.5) {
                interleaved(rounds: shortRounds, sheets(above: 20), sheets(above: 5))
            },
            Cost("present and dismiss on UIKit, above 200 sheets / above 50", bound: 6) {
                interleaved(rounds: 11, sheets(above: 200), sheets(above: 50))
            },
            Cost("push and pop on UIKit above 40 sheets, a guard below / none", bound: 1.4) {
                interleaved(
                    rounds: shortRounds, pairs(on: .sheets(40, aboveGuard: true)), pairs(on: .sheets(40)))
            },
            Cost("ask and answer on UIKit, 2,500 pending / 625", bound: 5.8, wished: 5) {
                interleaved(rounds: 11, askingAndAnswering(2_500), askingAndAnswering(625))
            },
            Cost("each tab selected once on UIKit, 200 / 50", bound: 13, wished: 5) {
                interleaved(rounds: 11, selecting(200), selecting(50))
            },
        ]

        private static let clock = ProcessorClock()

        /// A push and a pop to rest, by the screen in front of all or of the selected tab.
        private static func pairs(on stage: CrowdStage, isBelow: Bool = false) -> () -> Duration {
            average(of: 1) {
                clock.measure {
                    stage.simulator.enter {
                        for number in 0..<10 {
                            stage.model(isBelow: isBelow).router.trigger(.open(number))
                            stage.simulator.settle()
                            stage.model(isBelow: isBelow).router.trigger(.back)
                            stage.simulator.settle()
                        }
                    }
                } / 10
            }
        }

        private static func sheets(above count: Int) -> () -> Duration {
            let stage = CrowdStage(tabs: 1, sheets: count, depth: 1)
            return average(of: 1) {
                clock.measure {
                    stage.simulator.enter {
                        stage.model().router.trigger(.openSheet(above: 1))
                        stage.simulator.settle()
                        stage.model().router.close()
                        stage.simulator.settle()
                    }
                }
            }
        }

        private static func askingAndAnswering(_ count: Int) -> () -> Duration {
            average(of: 1) {
                let simulator = Simulator()
                let coordinator = WaitingScreens(count)
                let navigator = simulator.navigator(coordinator)
                let models = coordinator.models
                return clock.measure {
                    simulator.enter { Crowds.askAndAnswer(models, coordinator, navigator) }
                }
            }
        }

        private static func selecting(_ count: Int) -> () -> Duration {
            average(of: 1) {
                let simulator = Simulator()
                let coordinator = ManyTabs(count)
                let navigator = simulator.navigator(coordinator)
                return clock.measure {
                    simulator.enter {
                        for tab in 1..<count {
                            coordinator.router?.trigger(.select(tab))
                            simulator.settle()
                        }
                    }
                    precondition(navigator.tree.visible.id != navigator.tree.root.id)
                }
            }
        }
    }

    /// Tabs and sheets over them, each a stack, every tab seen once. On a pad, where no tab is behind More.
    @MainActor
    private struct CrowdStage {
        static var nodes100: CrowdStage { CrowdStage(tabs: 5, sheets: 4, depth: 10) }
        static var nodes1000: CrowdStage { CrowdStage(tabs: 20, sheets: 17, depth: 26) }

        /// A stack under that many sheets.
        static func sheets(_ count: Int, aboveGuard isGuarded: Bool = false) -> CrowdStage {
            CrowdStage(tabs: 1, sheets: count, depth: 1, isGuarded: isGuarded)
        }

        let simulator = Simulator(idiom: .pad)
        private let navigator: Navigator

        init(tabs: Int, sheets: Int, depth: Int, isGuarded: Bool = false) {
            let areas = (0..<tabs).map { Tree.Root<Place>.screen(.area($0)) }
            let coordinator = PagesCoordinator(.tabs(areas[0], Array(areas.dropFirst())), depth: depth)
            navigator = simulator.navigator(coordinator)
            simulator.enter {
                for tab in (0..<tabs).reversed() {
                    model().router.trigger(.select(tab))
                    simulator.settle()
                }
                if isGuarded {
                    model().router.trigger(.openGuarded(0))
                    simulator.settle()
                }
                for _ in 0..<sheets {
                    model().router.trigger(.openSheet(above: depth))
                    simulator.settle()
                }
            }
        }

        /// The view model of the screen in front, of all or below all modals.
        func model(isBelow: Bool = false) -> PageModel {
            let node = isBelow ? navigator.tree.root.visible : navigator.tree.visible
            return (navigator.made(for: node.id) as! Screen).model as! PageModel
        }
    }

    extension Simulator {
        /// A navigator at rest in a window of its own.
        fileprivate func navigator(_ coordinator: some Coordinator) -> Navigator {
            let navigator = enter {
                let navigator = Navigator(root: coordinator)
                navigator.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
                return navigator
            }
            settle()
            return navigator
        }
    }
#endif
