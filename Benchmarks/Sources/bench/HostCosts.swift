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
        /// Each in a stage of its own, so that nothing is given back in between.
        static let memory = [
            Cost("memory of a screen on UIKit, Cairn / plain UIKit", bound: 5.5, wished: 1.2) {
                compareMemory(
                    of: 2_000, { (0..<100).map { _ in AskingStage(PageController.init, above: 20) } },
                    { (0..<100).map { _ in CallingStage(PageController.init, above: 20) } })
            },
            Cost("memory of a screen on UIKit, 2,000 deep / 20 deep", bound: 1.1) {
                compareMemory(
                    of: 2_000, { AskingStage(PageController.init, above: 2_000) },
                    { (0..<100).map { _ in AskingStage(PageController.init, above: 20) } })
            },
        ]

        static let time = [
            Cost("push and pop a list to rest, Cairn / plain UIKit", bound: 1.6, wished: 1.15) {
                interleaved(rounds: shortRounds, asking(ListController.init), calling(ListController.init))
            },
            Cost("push and pop a form to rest, Cairn / plain UIKit", bound: 3.2, wished: 1.6) {
                interleaved(rounds: shortRounds, asking(FormController.init), calling(FormController.init))
            },
            // Two controllers that show nothing: what Cairn adds, and nothing else.
            Cost("push and pop a bare controller, Cairn / plain UIKit", bound: 5, wished: 2.2) {
                interleaved(rounds: shortRounds, asking(PageController.init), calling(PageController.init))
            },
            Cost("the same above 30 screens, Cairn / plain UIKit", bound: 5.4, wished: 2.4) {
                interleaved(
                    rounds: shortRounds, asking(PageController.init, above: 30),
                    calling(PageController.init, above: 30))
            },
            Cost("push and pop on UIKit, above 300 screens / above 1", bound: 1.6) {
                interleaved(
                    rounds: shortRounds, asking(PageController.init, above: 300), asking(PageController.init))
            },
            Cost("a pair on UIKit, the 99th of 100 / the median") {
                let stage = AskingStage(PageController.init, above: 10)
                return slowest(of: 5_000) { clock.measure { stage.playPairs(1) } }
            },
            Cost("push and pop by plain calls, above 300 / above 1") {
                interleaved(
                    rounds: shortRounds, calling(PageController.init, above: 300),
                    calling(PageController.init))
            },
        ]

        private static func asking(
            _ make: @escaping @MainActor (AnyObject) -> UIViewController, above depth: Int = 1
        ) -> () -> Duration {
            let stage = AskingStage(make, above: depth)
            return average(of: 1) { clock.measure { stage.playPairs(10) } / 10 }
        }

        private static func calling(
            _ make: @escaping @MainActor (AnyObject) -> UIViewController, above depth: Int = 1
        ) -> () -> Duration {
            let stage = CallingStage(make, above: depth)
            return average(of: 1) { clock.measure { stage.playPairs(10) } / 10 }
        }

        private static let clock = ProcessorClock()
    }

    /// A screen as both show it: a controller with a view model and a view.
    private class PageController: UIViewController {
        private let model: AnyObject

        init(_ model: AnyObject) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A screen as apps have them, a sign-up: a title, a button in the bar, a text, three fields and two buttons.
    private final class FormController: PageController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Sign up"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .save, primaryAction: UIAction { _ in })
            let text = UILabel()
            text.text = "Who plays?"
            let fields = ["Name", "Email", "Password"].map { placeholder in
                let field = UITextField()
                field.placeholder = placeholder
                field.borderStyle = .roundedRect
                field.addAction(UIAction { _ in }, for: .editingChanged)
                return field
            }
            let buttons = ["Create account", "Forgot password?"].map { title in
                UIButton(configuration: .filled(), primaryAction: UIAction(title: title) { _ in })
            }
            let column = UIStackView(arrangedSubviews: [text] + fields + buttons)
            column.axis = .vertical
            column.spacing = 16
            column.frame = view.bounds
            view.addSubview(column)
        }
    }

    /// A list as apps have them: a hundred rows of two lines each, of which a screenful is made.
    private final class ListController: PageController, UITableViewDataSource {
        private let table = UITableView(frame: UIScreen.main.bounds, style: .plain)

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Players"
            table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
            table.dataSource = self
            view.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath)
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Player \(indexPath.row)"
            content.secondaryText = "Forward"
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    @MainActor
    private final class AskingStage {
        private let simulator = Simulator()
        private let navigator: Navigator

        init(_ make: @escaping @MainActor (AnyObject) -> UIViewController, above depth: Int) {
            navigator = simulator.enter {
                let window = UIWindow(frame: UIScreen.main.bounds)
                let navigator = Navigator(root: ControllersCoordinator(make))
                navigator.attach(UIKitHost(window: window))
                return navigator
            }
            simulator.settle()
            simulator.enter {
                for number in 1..<depth {
                    front?.router.trigger(.open(number))
                    simulator.settle()
                }
            }
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
        private let make: @MainActor (AnyObject) -> UIViewController
        private let navigation: UINavigationController

        init(_ make: @escaping @MainActor (AnyObject) -> UIViewController, above depth: Int) {
            self.make = make
            navigation = UINavigationController()
            navigation.viewControllers = (0..<depth).map { _ in make(Model()) }
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
                    navigation.pushViewController(make(Model()), animated: true)
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
        private let make: @MainActor (AnyObject) -> UIViewController

        init(_ make: @escaping @MainActor (AnyObject) -> UIViewController) { self.make = make }

        func transition(for wish: Wish, from asker: Asker) throws -> Next {
            switch wish {
            case .open(let number): .push(.page(number))
            default: .pop
            }
        }

        func screen(for place: Place, router: Router<Wish>) -> any Presentable {
            Screen(PageModel(router: router)) { [make] in make($0) }
        }
    }
#endif
